import {spawnSync} from 'node:child_process';
import {cpSync, existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {folder} from '../folder';
import {namesBelow} from '../../src/lib/files';
import {parseYaml, readText, readYaml, root, samples} from './support/files';
import {schemaProblems} from './support/kubernetesSchema';
import {metrics, readExpression} from './support/promql';
import {blocksOf} from './support/reader';
import {type KubernetesObject, Stack} from './support/stack';

interface PrometheusConfig {
  scrape_configs: {job_name: string; params?: {module: string[]}; static_configs?: {targets: string[]}[]}[];
}
interface Compose {
  services: Record<string, {ports?: string[]; volumes?: string[]}>;
}

const first = (path: string) => readYaml(path)[0];
const rules = first('monitoring/prometheus/flow-alerts.yaml') as {
  groups: {rules: {alert: string; expr: string; annotations: {runbook_url: string}}[]}[];
};
const alerts = rules.groups.flatMap((group) => group.rules);
const stack = new Stack(
  namesBelow(`${samples}/kubernetes`)
    .filter((file) => file !== 'kustomization.yaml')
    .flatMap((file) => readYaml(`kubernetes/${file}`) as KubernetesObject[]),
);
const targetsOf = (file: string) =>
  (first(`monitoring/prometheus/${file}`) as PrometheusConfig).scrape_configs.flatMap((job) =>
    (job.static_configs ?? []).flatMap(({targets}) => targets),
  );

describe('what Prometheus asks', () => {
  it('with Docker Compose is a service of the stack, or beside it', () => {
    const services = ['tutorial-01/docker-compose.yaml', 'monitoring/compose.monitoring.yaml'].flatMap((file) =>
      Object.keys((first(file) as Compose).services),
    );
    const hosts = targetsOf('prometheus.yaml').map((target) => target.split(':')[0]);
    expect(services).toEqual(expect.arrayContaining(hosts));
  });

  it('in Kubernetes is a port of a Service of the manifests', () => {
    const addresses = stack
      .ofKind('Service')
      .flatMap(({metadata, spec}) => (spec?.ports ?? []).map(({port}) => `${metadata.name}.flow.svc:${port}`));
    expect(addresses).toEqual(expect.arrayContaining(targetsOf('prometheus-kubernetes.yaml')));
  });

  it('in Kubernetes may be read', () => {
    expect(schemaProblems(readYaml('monitoring/kubernetes/prometheus-access.yaml') as KubernetesObject[])).toEqual([]);
  });

  it('with the Prometheus Operator is the worker', () => {
    const {spec} = first('monitoring/kubernetes/pod-monitor.yaml') as {
      spec: {jobLabel: string; selector: {matchLabels: Record<string, string>}; podMetricsEndpoints: {port: string}[]};
    };
    const [selected] = stack.selectedBy(spec.selector.matchLabels);
    expect(selected?.name).toBe('flow-ocr');
    expect(selected?.container.ports?.map(({name}) => name)).toContain(spec.podMetricsEndpoints[0]?.port);
    expect(selected?.template.metadata.labels).toHaveProperty([spec.jobLabel]);
  });

  it('with the Prometheus Operator is the same as without, with each job that a rule names', () => {
    const probes = parseYaml(
      readText('monitoring/kubernetes/probe.yaml').replaceAll(/^# (?=---|[a-z]\w+:| )/gm, ''),
      'probe.yaml',
    ) as {
      spec: {jobName: string; module?: string; prober: {url: string}; targets: {staticConfig: {static: string[]}}};
    }[];
    const [{scrape_configs: jobs}] = parseYaml(
      readText('monitoring/prometheus/prometheus-kubernetes.yaml').replaceAll(/^ {2}# (?=-| )/gm, '  '),
      'prometheus-kubernetes.yaml',
    ) as [PrometheusConfig];
    const asked = jobs.filter(({static_configs}) => static_configs);
    expect(probes.map(({spec}) => [spec.jobName, spec.module, spec.targets.staticConfig.static])).toEqual(
      asked.map(({job_name, params, static_configs}) => [job_name, params?.module[0], static_configs![0]!.targets]),
    );
    const named = alerts.flatMap(({expr}) => Array.from(expr.matchAll(/\bjob="([\w-]+)"/g), ([, job]) => job));
    expect(['flow-ocr', ...probes.map(({spec}) => spec.jobName)]).toEqual(expect.arrayContaining(named));

    const [{spec}] = probes as [(typeof probes)[number]];
    expect(readText('monitoring/prometheus/prometheus-kubernetes.yaml')).toContain(`replacement: ${spec.prober.url}\n`);
    const exporter = new Stack(readYaml('monitoring/kubernetes/blackbox-exporter.yaml') as KubernetesObject[]);
    expect(schemaProblems(exporter.objects)).toEqual([]);
    const [{metadata, spec: service}] = exporter.ofKind('Service') as [KubernetesObject];
    expect(`${metadata.name}.${metadata.namespace}.svc:${service!.ports![0]!.port}`).toBe(spec.prober.url);
    expect(exporter.selectedBy(service!.selector as Record<string, string>)).toHaveLength(1);
    expect(readText('images/images-kubernetes.txt')).toContain(exporter.workloads()[0]!.container.image);
  });

  it.each(['kubectl', 'oc'])(
    'comes from commands of %s that find their files in the directory of the kit, in a namespace of the reader',
    (client) => {
      const page = readFileSync(join(root, 'docs/reference/prometheus-grafana.md'), 'utf8');
      const [, section = ''] = page.split('\n## Scrape jadice flow in Kubernetes');
      const blocks = blocksOf(section.split('\n## ')[0]!).filter(({language}) => language === 'bash');
      const isOpenShift = ({code}: {code: string}) => /\boc /.test(code);
      const those = blocks.filter((block) => isOpenShift(block) === (client === 'oc'));
      expect(those.length).toBeGreaterThan(2);
      cpSync(join(samples, 'monitoring'), folder, {recursive: true});
      // Prints what it would apply; "get" answers with a Secret, but knows no namespace.
      const program = `#!/bin/sh
case "$*" in "get namespace"*) exit 1 ;; *" get secret "*) echo e30= ;; esac
echo "$*" >> calls
for word; do
  case $last/$word in
    -f/- | */--from-file=*=/dev/stdin) cat || exit ;;
    -f/*) cat "$word" || exit ;;
    */--from-file=*) cat "\${word#--from-file=}" > /dev/null || exit ;;
  esac
  last=$word
done
`;
      writeFileSync(join(folder, client), program, {mode: 0o755});
      // All in one shell, with a namespace of the reader.
      const code = those.map((block) => `echo 'block ${block.title}'\n${block.code}`).join('\n');
      const {status, stdout, stderr} = spawnSync(
        'bash',
        ['--norc', '-eo', 'pipefail', '-c', code.replace(/^MONITORING=.*$/m, 'MONITORING=watch')],
        {cwd: folder, env: {PATH: `${folder}:${process.env['PATH'] ?? ''}`}, encoding: 'utf8'},
      );
      expect([status, stderr]).toEqual([0, '']);
      const rule = stdout.slice(stdout.lastIndexOf('apiVersion:')).split('\nblock ')[0]!;
      expect(parseYaml(rule, 'PrometheusRule')).toMatchObject([{kind: 'PrometheusRule', spec: rules}]);
      expect(readFileSync(join(folder, 'calls'), 'utf8')).toContain('--namespace watch rollout status');
      expect(stdout).toContain('namespace: watch\n');
      expect(stdout).toContain('blackbox-exporter.watch.svc:9115');
      expect(stdout).not.toMatch(/namespace: monitoring|\.monitoring\.svc/);
      expect(stdout.includes('runAsUser')).toBe(client === 'kubectl');
    },
  );
});

const dashboard = JSON.parse(readText('monitoring/grafana/dashboards/flow-overview.json')) as {
  panels: {title: string; targets?: {expr: string}[]}[];
};
const queries = [
  ...alerts.map(({alert, expr}) => ({title: alert, expr})),
  ...dashboard.panels.flatMap(({title, targets = []}) => targets.map(({expr}) => ({title, expr}))),
];

it.each(queries)('$title is valid PromQL and uses known metrics: $expr', ({expr}) => {
  const expression = readExpression(expr);
  expect(expression.errors).toEqual([]);
  expect(expression.metrics).not.toEqual([]);
  expect(metrics).toEqual(expect.arrayContaining(expression.metrics));
});

it('each alert has a test: one moment in which it keeps quiet, and one in which it does not', () => {
  const {tests} = first('monitoring/prometheus/flow-alerts.test.yaml') as {
    tests: {alert_rule_test: {alertname: string; exp_alerts: object[]}[]}[];
  };
  const moments = tests.flatMap((test) => test.alert_rule_test);
  const names = (raised: boolean) =>
    new Set(moments.filter(({exp_alerts}) => exp_alerts.length > 0 === raised).map(({alertname}) => alertname));
  const wanted = new Set(alerts.map(({alert}) => alert));
  expect([names(true), names(false)]).toEqual([wanted, wanted]);
});

describe.each(['docs', 'versioned_docs/version-1.9.0'])('in %s', (pages) => {
  const page = readFileSync(join(root, pages, 'operations', 'monitoring.md'), 'utf8');

  it.each(alerts)('$alert leads to its answer, with commands for each platform', ({alert, annotations}) => {
    const [, anchor] = /^https:\S+\/docs\/operations\/monitoring#(\S+)$/.exec(annotations.runbook_url) ?? [];
    const [, answers] = page.split('\n## Answer an alert\n');
    const section = answers?.split('\n### ').find((one) => one.split('\n')[0]!.endsWith(` {#${anchor}}`));
    expect(section).toContain(alert);
    for (const label of ['Meaning', 'Impact', 'First five minutes', 'Decide', 'Fix', 'Verify']) {
      expect(section).toMatch(new RegExp(`^\\*\\*${label}:\\*\\* \\S`, 'm'));
    }
    const tabs = Array.from(
      section!.matchAll(/<TabItem value="(\w+)">\s+(?:```bash|This alert exists only in a cluster)/g),
      ([, platform]) => platform,
    );
    const forAll = section!.replaceAll(/<Tabs [\s\S]*?<\/Tabs>/g, '').includes('\n```bash');
    expect(forAll ? ['compose', 'kubernetes', 'standalone'] : tabs).toEqual(
      expect.arrayContaining(['compose', 'kubernetes', 'standalone']),
    );
  });

  it('answers for the component that the alert names', () => {
    const [, answers = ''] = page.split('\n## Answer an alert\n');
    const ofOneWorker = answers
      .split('\n### ')
      .slice(1)
      .filter((section) =>
        /tessocr|flow-ocr/.test(section.split('**Decide:**')[0]!.split('**First five minutes:**')[1]!),
      );
    expect(ofOneWorker.map((section) => section.split('\n')[0])).toEqual([
      'FlowOcrWorkerMissing {#flow-ocr-worker-missing}',
    ]);
  });
});

it('mutes alerts that there are, for a time that the nightly backup begins', () => {
  const page = readFileSync(join(root, 'docs/reference/prometheus-grafana.md'), 'utf8');
  const {code} = blocksOf(page).find(({title}) => title.startsWith('alertmanager.yaml'))!;
  const [{route, time_intervals: named}] = parseYaml(code, 'alertmanager.yaml') as [
    {
      route: {routes: {matchers: string[]; mute_time_intervals: string[]}[]};
      time_intervals: {name: string; time_intervals: {times: {start_time: string}[]}[]}[];
    },
  ];
  const [, names = ''] = /^alertname =~ "(.*)"$/.exec(route.routes[0]!.matchers[0]!) ?? [];
  const silence = blocksOf(readFileSync(join(root, 'docs/operations/monitoring.md'), 'utf8')).find(({title}) =>
    title.endsWith('of silence'),
  )!;
  // A planned stop can also end Prometheus. The nightly backup does not, so at night its silence stays an alert.
  expect(silence.code).toContain(`'alertname=~"${names.replace('TestJob', 'StackSilent|TestJob')}"'`);
  const muted = alerts.filter(({alert}) => new RegExp(`^(?:${names})$`).test(alert)).map(({alert}) => alert);
  expect(muted).toEqual(expect.arrayContaining(['FlowEndpointDown', 'FlowTargetDown', 'FlowOcrWorkerMissing']));
  expect(named.map(({name}) => name)).toEqual(route.routes[0]!.mute_time_intervals);
  const nightly = readFileSync(join(root, 'product/runbooks/back-up.yaml'), 'utf8');
  const [, minute = '', hour = ''] = /code: "(\d+) (\d+) .*backup\.sh/.exec(nightly) ?? [];
  expect(named[0]!.time_intervals[0]!.times[0]!.start_time).toBe(`${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`);
});

describe('the table of sources', () => {
  const page = readFileSync(join(root, 'docs/reference/prometheus-grafana.md'), 'utf8');
  const rows = page
    .split('### What feeds the rules\n')[1]!
    .split('\n#')[0]!
    .match(/^\|.*`Flow.*$/gm)!;
  const sources: [RegExp, string][] = [
    [/^(flow_|node_textfile)/, '`flow-textfile.sh`'],
    [/^node_/, 'Node exporter'],
    [/^kubelet_/, 'Kubelet'],
    [/^kube_/, 'kube-state-metrics'],
    [/^probe_/, 'Blackbox exporter'],
    [/./, 'Metrics of worker and controller'],
  ];

  it.each(alerts)('lists $alert with what its metrics come from', ({alert, expr}) => {
    const wanted = readExpression(expr).metrics.map((metric) => sources.find(([name]) => name.test(metric))![1]);
    const listed = rows.filter((row) => row.includes(`\`${alert}\``)).map((row) => row.split('|')[1]!.trim());
    expect(listed.sort()).toEqual([...new Set(wanted)].sort());
  });
});

it('the checks of the blackbox exporter are modules of its file', () => {
  const {modules} = first('monitoring/prometheus/blackbox.yaml') as {modules: Record<string, object>};
  const asked = ['prometheus.yaml', 'prometheus-kubernetes.yaml'].flatMap((file) =>
    Array.from(readText(`monitoring/prometheus/${file}`).matchAll(/module:\n[ #]+- (\w+)/g), ([, name]) => name),
  );
  expect(asked).toHaveLength(4);
  expect(Object.keys(modules).sort()).toEqual([...new Set(asked)].sort());
});

describe('promtool', () => {
  beforeEach(() => cpSync(join(samples, 'monitoring', 'prometheus'), folder, {recursive: true}));
  const promtool = (...args: string[]) => spawnSync('promtool', args, {cwd: folder, encoding: 'utf8'});

  const text = readText('monitoring/prometheus/prometheus.yaml');
  // The demo exposes no metrics of the controller, until a reader switches that on.
  const [, job = ''] = /^ {2}# (- job_name: flow-controller\n(?: {2}#.*\n)+)/m.exec(text) ?? [];
  const [, certificates = ''] = /^ {2}# (- job_name: flow-certificates\n(?: {2}#.*\n)+)/m.exec(text) ?? [];
  // The one of Debian does not know how to find pods.
  const forPods = /^ {4}kubernetes_sd_configs:\n {6}- role: pod\n {8}namespaces:\n {10}names:\n {12}- flow\n/m;

  const page = blocksOf(readFileSync(join(root, 'docs/reference/prometheus-grafana.md'), 'utf8'));
  const sample = (title: string) => page.find((block) => block.title === title)!.code;
  const central = text.replace(/^global:\n(?: +.*\n)+/m, `${sample('prometheus.yaml (in place of global)')}\n`);

  it.each([
    ['flow-ocr', text],
    ['flow-host', central],
    ['flow-controller', text.replace('scrape_configs:\n', `scrape_configs:\n  ${job.replace(/^ {2}# /gm, '  ')}`)],
    [
      'flow-certificates',
      text.replace('scrape_configs:\n', `scrape_configs:\n  ${certificates.replace(/^ {2}# /gm, '  ')}`),
    ],
    ['flow-pods', readText('monitoring/prometheus/prometheus-kubernetes.yaml').replace(forPods, '')],
  ])('accepts the configuration with the job %s and its rules', (name, configuration) => {
    writeFileSync(join(folder, 'prometheus.yaml'), configuration.replace('/etc/prometheus/flow-alerts', 'flow-alerts'));
    const {status, stdout, stderr} = promtool('check', 'config', 'prometheus.yaml');
    expect(status, stdout + stderr).toBe(0);
    expect(readFileSync(join(folder, 'prometheus.yaml'), 'utf8')).toContain(`\n  - job_name: ${name}\n`);
  });

  it('lets the central one raise an alert only if the stack sends nothing', () => {
    writeFileSync(join(folder, 'central.yaml'), sample('Rule file of the central Prometheus'));
    writeFileSync(
      join(folder, 'central.test.yaml'),
      `rule_files: [central.yaml]
tests:
  - interval: 1m
    input_series:
      - {series: 'up{stack="flow-ocr", job="flow-endpoints", instance="one"}', values: 0x10 _x20}
    alert_rule_test:
      - {eval_time: 10m, alertname: FlowStackSilent, exp_alerts: []}
      - eval_time: 25m
        alertname: FlowStackSilent
        exp_alerts:
          - exp_labels: {severity: critical, stack: flow-ocr, job: flow-endpoints}
            exp_annotations:
              summary: "The monitoring of flow-ocr sends nothing: check the host, then its Prometheus"
              description: "What to do: alert FlowWatchdog on the page Monitoring of the jadice flow documentation"
`,
    );
    const {status, stdout, stderr} = promtool('test', 'rules', 'central.test.yaml');
    expect(status, stdout + stderr).toBe(0);
    expect(central.match(/^global:/gm)).toHaveLength(1);
  });

  it('finds that each rule does what its tests say', {timeout: 180_000}, () => {
    const {status, stdout, stderr} = promtool('test', 'rules', 'flow-alerts.test.yaml');
    expect(status, stdout + stderr).toBe(0);
  });
});

it('Prometheus and Grafana beside the stack mount folders of the samples, and open their ports on this machine only', () => {
  const services = Object.values((first('monitoring/compose.monitoring.yaml') as Compose).services);
  const local = services.flatMap(({volumes = []}) => volumes.filter((mount) => mount.startsWith('./')));
  // The stack has the first of these two; flow-textfile.sh makes the second.
  const made = ['./eureka-data', './monitoring/textfile'];
  const folders = local.map((mount) => mount.split(':')[0]!).filter((source) => !made.includes(source));
  expect(folders.length).toBeGreaterThan(0);
  expect(folders.filter((source) => !existsSync(join(samples, source)))).toEqual([]);
  const ports = services.flatMap(({ports = []}) => ports);
  expect(ports.filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([]);
});
