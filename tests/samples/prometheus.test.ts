import {spawnSync} from 'node:child_process';
import {cpSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {folder} from '../folder';
import {namesBelow} from '../../src/lib/files';
import {readText, readYaml, samples} from './support/files';
import {schemaProblems} from './support/kubernetesSchema';
import type {
  AlertRules,
  Compose,
  GrafanaDashboards,
  GrafanaDatasources,
  PodMonitor,
  PrometheusConfig,
} from './support/prometheusFiles';
import {metrics, readExpression} from './support/promql';
import {type KubernetesObject, Stack} from './support/stack';

const first = (path: string) => readYaml(path)[0];
const config = first('monitoring/prometheus/prometheus.yaml') as PrometheusConfig;
const inCluster = first('monitoring/prometheus/prometheus-kubernetes.yaml') as PrometheusConfig;
const rules = first('monitoring/prometheus/flow-alerts.yaml') as AlertRules;
const alerts = rules.groups.flatMap((group) => group.rules);
const stack = new Stack(
  namesBelow(`${samples}/kubernetes`)
    .filter((file) => file !== 'kustomization.yaml')
    .flatMap((file) => readYaml(`kubernetes/${file}`) as KubernetesObject[]),
);
const targetsOf = ({scrape_configs}: typeof config) =>
  scrape_configs.flatMap((job) => (job.static_configs ?? []).flatMap(({targets}) => targets));

describe('scrape configuration for Docker Compose', () => {
  const services = ['jf-controller', 'jadice-flow-worker-tessocr', 'eureka'];

  it('asks only services of the stack, on their inner port', () => {
    const stackServices = (first('tutorial-01/docker-compose.yaml') as {services: Record<string, unknown>}).services;
    expect(Object.keys(stackServices).sort()).toEqual([...services].sort());
    const ofStack = targetsOf(config).filter((target) => target !== 'node-exporter:9100');
    expect(ofStack.filter((target) => !services.includes(target.replace(/:8080$/, '')))).toEqual([]);
  });

  it('sends the TCP checks through the exporter of the Compose file', () => {
    const {services: own} = first('monitoring/compose.monitoring.yaml') as Compose;
    const exporter = config.scrape_configs.at(-1)?.relabel_configs?.at(-1)?.replacement;
    expect(Object.keys(own)).toContain(exporter?.replace(/:9115$/, ''));
  });
});

describe('scrape configuration for Kubernetes', () => {
  const pods = inCluster.scrape_configs.find((job) => job.job_name === 'flow-pods');

  it('finds the worker by its annotation and its port name', () => {
    const worker = stack.workloads().find(({name}) => name === 'flow-ocr');
    expect(worker?.template.metadata.annotations).toEqual({
      'prometheus.io/scrape': 'true',
      'prometheus.io/path': '/actuator/prometheus',
    });
    const kept = (pods?.relabel_configs ?? []).filter(({action}) => action === 'keep').map(({regex}) => regex);
    expect(kept).toEqual(['true', worker?.container.ports?.[0]?.name]);
  });

  it('checks the ports of Services of the manifests', () => {
    const addresses = stack
      .ofKind('Service')
      .flatMap(({metadata, spec}) => (spec?.ports ?? []).map(({port}) => `${metadata.name}.flow.svc:${port}`));
    expect(addresses).toEqual(expect.arrayContaining(targetsOf(inCluster)));
  });

  it('may read the pods of the namespace', () => {
    expect(schemaProblems(readYaml('monitoring/kubernetes/prometheus-access.yaml') as KubernetesObject[])).toEqual([]);
  });

  it('has a PodMonitor that selects the worker and its port', () => {
    const {spec} = first('monitoring/kubernetes/pod-monitor.yaml') as PodMonitor;
    const [selected] = stack.selectedBy(spec.selector.matchLabels);
    expect(selected?.name).toBe('flow-ocr');
    expect(selected?.container.ports?.map(({name}) => name)).toContain(spec.podMetricsEndpoints[0]?.port);
    expect(selected?.template.metadata.labels).toHaveProperty([spec.jobLabel]);
  });
});

describe('alert rules', () => {
  it.each(alerts)('$alert is valid PromQL and uses known metrics', ({expr}) => {
    const expression = readExpression(expr);
    expect(expression.errors).toEqual([]);
    expect(expression.metrics).not.toEqual([]);
    expect(metrics).toEqual(expect.arrayContaining(expression.metrics));
  });

  it.each(alerts)('$alert names a section of a page, and its summary says what to do', ({labels, annotations}) => {
    expect(labels.severity).toMatch(/^(?:warning|critical)$/);
    expect(annotations['runbook_url']).toMatch(/^https:.*\/docs\/.*#/);
    expect(annotations['summary']).toMatch(/^.+: [a-z][^:]+$/);
  });

  it('have a test for each of them: one moment in which it keeps quiet, and one in which it does not', () => {
    const {tests, rule_files} = first('monitoring/prometheus/flow-alerts.test.yaml') as {
      tests: {alert_rule_test: {alertname: string; exp_alerts: object[]}[]}[];
      rule_files: string[];
    };
    const moments = tests.flatMap((test) => test.alert_rule_test);
    const names = (raised: boolean) =>
      new Set(moments.filter(({exp_alerts}) => exp_alerts.length > 0 === raised).map(({alertname}) => alertname));
    const wanted = new Set(alerts.map(({alert}) => alert));
    expect([names(true), names(false)]).toEqual([wanted, wanted]);
    expect(rule_files).toEqual(['flow-alerts.yaml']);
  });
});

describe('promtool', () => {
  beforeEach(() => cpSync(join(samples, 'monitoring', 'prometheus'), folder, {recursive: true}));
  const promtool = (...args: string[]) => spawnSync('promtool', args, {cwd: folder, encoding: 'utf8'});

  const text = readText('monitoring/prometheus/prometheus.yaml');
  // The demo exposes no metrics of the controller, until a reader switches that on.
  const [, job = ''] = /^ {2}# (- job_name: flow-controller\n(?: {2}#.*\n)+)/m.exec(text) ?? [];
  // The one of Debian does not know how to find pods.
  const forPods = /^ {4}kubernetes_sd_configs:\n {6}- role: pod\n {8}namespaces:\n {10}names:\n {12}- flow\n/m;

  it.each([
    ['Docker Compose', /^$/, '', 'flow-ocr'],
    [
      'the controller too',
      'scrape_configs:\n',
      `scrape_configs:\n  ${job.replace(/^ {2}# /gm, '  ')}`,
      'flow-controller',
    ],
    [
      'Kubernetes',
      /^[^]*$/,
      readText('monitoring/prometheus/prometheus-kubernetes.yaml').replace(forPods, ''),
      'flow-pods',
    ],
  ])('accepts the configuration for %s with its rules', (_, from, to, name) => {
    writeFileSync(join(folder, 'prometheus.yaml'), text.replace(from, to).replace('/etc/prometheus/', ''));
    const {status, stdout, stderr} = promtool('check', 'config', 'prometheus.yaml');
    expect(status, stdout + stderr).toBe(0);
    expect(readFileSync(join(folder, 'prometheus.yaml'), 'utf8')).toContain(`\n  - job_name: ${name}\n`);
  });

  it('finds that each rule does what its tests say', {timeout: 180_000}, () => {
    const {status, stdout, stderr} = promtool('test', 'rules', 'flow-alerts.test.yaml');
    expect(status, stdout + stderr).toBe(0);
  });
});

describe('Prometheus and Grafana beside the stack', () => {
  const {services, volumes} = first('monitoring/compose.monitoring.yaml') as Compose;
  const mounts = Object.values(services).flatMap((service) => service.volumes ?? []);

  it('mount folders that the samples have, read-only, and volumes that the file defines', () => {
    const local = mounts.filter((mount) => mount.startsWith('./'));
    expect(local.filter((mount) => !mount.endsWith(':ro'))).toEqual([]);
    // The stack has the first of these two; flow-textfile.sh makes the second.
    const made = ['./eureka-data', './monitoring/textfile'];
    const folders = local.map((mount) => mount.split(':')).filter(([source = '']) => !made.includes(source));
    const expected = ['monitoring/prometheus', 'monitoring/grafana/provisioning', 'monitoring/grafana/dashboards'];
    expect(folders.map(([source]) => source?.slice(2))).toEqual(expected);
    expect(namesBelow(`${samples}/monitoring`).map((file) => `monitoring/${file}`)).toEqual(
      expect.arrayContaining(expected.map((folder) => expect.stringContaining(`${folder}/`) as string)),
    );
    const named = mounts.filter((mount) => !mount.startsWith('./')).map((mount) => mount.split(':')[0]);
    expect([...new Set(named)]).toEqual(Object.keys(volumes));
  });

  it('open their ports on this machine only', () => {
    const ports = Object.values(services).flatMap((service) => service.ports ?? []);
    expect(ports.filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([]);
  });

  it('Prometheus loads its configuration and the rules from the mounted folder', () => {
    expect(services['prometheus']?.command).toContain('--config.file=/etc/prometheus/prometheus.yaml');
    expect(services['prometheus']?.volumes).toContain('./monitoring/prometheus:/etc/prometheus:ro');
    expect(config.rule_files).toEqual(['/etc/prometheus/flow-alerts.yaml']);
  });

  it('Grafana finds Prometheus and the dashboard', () => {
    const provisioning = 'monitoring/grafana/provisioning';
    const {datasources} = first(`${provisioning}/datasources/prometheus.yaml`) as GrafanaDatasources;
    const {providers} = first(`${provisioning}/dashboards/flow.yaml`) as GrafanaDashboards;
    expect(datasources[0]?.url).toBe('http://prometheus:9090');
    expect(datasources[0]?.jsonData.timeInterval).toBe(config.global.scrape_interval);
    expect(services['grafana']?.volumes).toContain(`./monitoring/grafana/dashboards:${providers[0]?.options.path}:ro`);
  });
});
