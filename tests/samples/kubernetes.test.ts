import {spawnSync} from 'node:child_process';
import {cpSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {namesBelow} from '../../src/lib/files';
import {folder} from '../folder';
import {parseYaml, readText, readYaml, root, samples} from './support/files';
import {schemaProblems} from './support/kubernetesSchema';
import {blocksOf} from './support/reader';
import {isSubset, type KubernetesObject, Stack} from './support/stack';
import {danglingReferences} from './support/stackReferences';

const manifests = namesBelow(`${samples}/kubernetes`).filter((file) => file !== 'kustomization.yaml');
const objectsOf = (file: string) => readYaml(`kubernetes/${file}`) as KubernetesObject[];
const dumps = namesBelow(`${samples}/kubernetes-backup`).map((file) => `kubernetes-backup/${file}`);
const backups = dumps.flatMap((file) => readYaml(file) as KubernetesObject[]);
const stack = new Stack([...manifests.flatMap(objectsOf), ...backups]);
const [kustomization] = readYaml('kubernetes/kustomization.yaml') as [{resources: string[]}];

/** Not an API of Kubernetes itself, so without a type. */
const gateway = 'http-route.yaml';

it.each(manifests.filter((file) => file !== gateway))('%s is valid by the schemas of the Kubernetes API', (file) => {
  expect(schemaProblems(objectsOf(file))).toEqual([]);
});

it('the routes for a Gateway lead the hosts of the Ingress to the same Services, and only by the listener for https', () => {
  type Backend = {name: string; port: number};
  type Route = {hostnames: string[]; parentRefs: {sectionName?: string}[]; rules: {backendRefs: Backend[]}[]};
  const routes = objectsOf(gateway).map(({spec}) => spec as unknown as Route);
  type Rule = {host: string; http: {paths: {backend: {service: {name: string}}}[]}};
  const [ingress] = objectsOf('ingress.yaml').map(({spec}) => (spec as unknown as {rules: Rule[]}).rules);
  expect(routes.map(({hostnames, rules}) => [hostnames, rules.map(({backendRefs}) => backendRefs)])).toEqual(
    ingress!.map(({host, http}) => [[host], http.paths.map(({backend}) => [{name: backend.service.name, port: 8080}])]),
  );
  expect(routes.flatMap(({parentRefs}) => parentRefs.map(({sectionName}) => sectionName))).toEqual(['https', 'https']);
});

describe('the manifests fit together', () => {
  it('no name leads nowhere', () => {
    expect(danglingReferences(stack)).toEqual([]);
  });

  it('kustomization.yaml lists every manifest but the Secrets, the options as comments', () => {
    const options = [...readText('kubernetes/kustomization.yaml').matchAll(/^ {2}# - (\S+\.yaml)$/gm)];
    const listed = [...kustomization.resources, ...options.map(([, file]) => file)];
    expect([...listed, 'secrets.yaml'].sort()).toEqual(manifests);
  });

  it.each(['kubernetes', 'openshift/nonroot', 'openshift/arbitrary-user'])('applying %s changes no Secret', (name) => {
    const {stdout} = spawnSync('kubectl', ['kustomize', join(samples, name)], {encoding: 'utf8'});
    const kinds = (parseYaml(stdout, name) as KubernetesObject[]).map(({kind}) => kind);
    expect(kinds).toContain('Deployment');
    expect(kinds).not.toContain('Secret');
  });
});

describe('what is known of the stack', () => {
  it('every container gives up its privileges, asks for memory, and has time to end what is under way', () => {
    for (const {container, pod} of stack.workloads()) {
      expect(pod.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(60);
      expect(container.securityContext).toEqual({allowPrivilegeEscalation: false, capabilities: {drop: ['ALL']}});
      expect(pod.securityContext?.seccompProfile?.type).toBe('RuntimeDefault');
      expect(pod.automountServiceAccountToken).toBe(false);
      expect(container.resources?.requests).toHaveProperty('memory');
      expect(container.resources?.limits).toHaveProperty('memory');
    }
  });

  it('each pod outside the stack passes a quota with limits.cpu, which the patch does not reach', () => {
    const others = [...backups, ...(readYaml('monitoring/kubernetes/blackbox-exporter.yaml') as KubernetesObject[])];
    const found = JSON.stringify(others).match(/"limits":\{[^}]*\}/g)!;
    expect(found).toHaveLength(4);
    found.forEach((limits) => expect(limits).toContain('"cpu"'));
  });

  it('every step of the job template has a worker definition', () => {
    const {data = {}} = stack.find('ConfigMap', 'flow-controller')!;
    const named = (file: string, field: string) =>
      Array.from(data[file]!.matchAll(new RegExp(` ${field}: (.*)`, 'g')), ([, name]) => name);
    expect(named('jobtemplates.yaml', 'workerDefinitionName')).toEqual(named('workers.yaml', 'workerName'));
    expect(named('workers.yaml', 'workerName')).not.toEqual([]);
  });

  it('secrets hold placeholders only', () => {
    const values = stack.ofKind('Secret').flatMap(({stringData}) => Object.entries(stringData ?? {}));
    const words = values.flatMap(([key, value]) => (key.endsWith('.yaml') ? value.match(/change-me/g) : [value]) ?? []);
    expect(new Set(words)).toEqual(new Set(['change-me', 'flow']));
  });
});

it('each connection that a pod of the stack may accept from another, that one may open', () => {
  type Selector = {matchLabels?: Record<string, string>; matchExpressions?: {key: string; values: string[]}[]};
  type Rule = {from?: {podSelector?: Selector}[]; to?: {podSelector?: Selector}[]; ports?: {port: string | number}[]};
  type Policy = {spec: {podSelector: Selector; ingress?: Rule[]; egress?: Rule[]}};
  const policies = (file: string) => readYaml(`kubernetes/${file}`) as Policy[];
  const pods = [
    ...stack.workloads().map(({template}) => template.metadata.labels),
    {'app.kubernetes.io/name': 'flow-backup'},
  ];
  const chosen = ({matchLabels = {}, matchExpressions = []}: Selector) =>
    pods
      .filter((labels) => isSubset(matchLabels, labels))
      .filter((labels) =>
        matchExpressions.every(({key, values}) => values.includes((labels as Record<string, string>)[key] ?? '')),
      )
      .map((labels) => labels['app.kubernetes.io/name']!);
  const port = (one: string | number) => ({http: 8080, mariadb: 3306})[one] ?? one;
  const pairs = (mine: Selector, rules: Rule[], isIncoming: boolean) =>
    rules.flatMap(({from = [], to = [], ports = []}) =>
      [...from, ...to]
        .flatMap(({podSelector}) => (podSelector ? chosen(podSelector) : []))
        .flatMap((other) => chosen(mine).map((one) => (isIncoming ? `${other} > ${one}` : `${one} > ${other}`)))
        .map((way) => `${way}:${port(ports[0]!.port)}`),
    );
  const accepted = policies('network-policy.yaml').flatMap(({spec}) =>
    pairs(spec.podSelector, spec.ingress ?? [], true),
  );
  const opened = policies('egress-policy.yaml').flatMap(({spec}) => pairs(spec.podSelector, spec.egress ?? [], false));
  expect(accepted).toContain('flow-backup > flow-database:3306');
  expect([...new Set(opened)].sort()).toEqual([...new Set(accepted)].sort());
});

it('a drain evicts the workers one by one, and never the controller', () => {
  const budgets = stack.ofKind('PodDisruptionBudget').map(({spec}) => {
    const {maxUnavailable, selector} = spec as unknown as {
      maxUnavailable: number;
      selector: {matchLabels: Record<string, string>};
    };
    return [stack.selectedBy(selector.matchLabels).map(({name}) => name), maxUnavailable];
  });
  expect(budgets).toEqual([
    [['flow-ocr'], 1],
    [['flow-controller'], 0],
  ]);
});

it('a restricted namespace rejects only the data store, and accepts it with the user that the guide sets', () => {
  const rejected = (all: Stack) =>
    all.workloads().flatMap(({name, pod}) => (pod.securityContext?.runAsNonRoot ? [] : [name]));
  expect(rejected(stack)).toEqual(['flow-store']);
  const withUser = readText('kubernetes/store.yaml').replace(
    /( *)fsGroup: 0/,
    '$&\n$1runAsUser: 1000\n$1runAsNonRoot: true',
  );
  expect(rejected(new Stack(parseYaml(withUser, 'store.yaml') as KubernetesObject[]))).toEqual([]);
});

it('no start of a pod waits until the group of every file in its claim is set', () => {
  const claims = [...manifests.map((file) => `kubernetes/${file}`), ...dumps].map(readText);
  const shared = claims.filter((text) => text.includes('fsGroup:') && text.includes('claimName:'));
  expect(shared).toHaveLength(5);
  for (const text of shared) expect(text).toContain('fsGroupChangePolicy: OnRootMismatch');
});

it('the pod that checks the policies starts in a restricted namespace', () => {
  const guide = readFileSync(join(root, 'docs/installation/install-kubernetes.md'), 'utf8');
  const [, name, overrides = ''] = /run (policy-check)[\s\S]*?--overrides='(.*?)' /s.exec(guide)!;
  const [database] = stack.workloads().filter((one) => one.name === 'flow-database');
  const {spec} = JSON.parse(overrides) as {spec: {securityContext: object; containers: object[]}};
  expect(spec.securityContext).toMatchObject({runAsNonRoot: true, seccompProfile: {type: 'RuntimeDefault'}});
  // The account has the pull secret of a mirror, and a quota rejects pods without these values.
  expect(spec).toHaveProperty('serviceAccountName', database!.pod.serviceAccountName);
  const values = {cpu: expect.any(String) as string, memory: expect.any(String) as string};
  const resources = {requests: values, limits: values};
  expect(spec.containers).toEqual([{name, resources, securityContext: database!.container.securityContext}]);
});

it('the pod that checks the policies needs no other namespace, and no rule lets it in', () => {
  const guide = readFileSync(join(root, 'docs/installation/install-kubernetes.md'), 'utf8');
  const [, namespace, name = ''] = /--namespace (\S+) run (policy-check)/.exec(guide) ?? [];
  expect(namespace).toBe('flow');
  const policies = readYaml('kubernetes/network-policy.yaml') as {
    spec: {ingress?: {from: {podSelector?: {matchLabels: Record<string, string>}}[]}[]};
  }[];
  const selectors = policies
    .flatMap(({spec: {ingress = []}}) => ingress.flatMap(({from}) => from))
    .map(({podSelector}) => podSelector?.matchLabels ?? {});
  expect(selectors.length).toBeGreaterThan(3);
  expect(selectors.filter((labels) => isSubset(labels, {run: name}) && Object.keys(labels).length > 0)).toEqual([]);
});

it('in a namespace that readers are given, the manifests leave it alone', () => {
  cpSync(join(samples, 'kubernetes'), folder, {recursive: true});
  // As the guide says: without the first object, up to the line "---".
  writeFileSync(join(folder, 'namespace.yaml'), readText('kubernetes/namespace.yaml').replace(/^[\s\S]*?\n---\n/, ''));
  const {stdout} = spawnSync('kubectl', ['kustomize', folder], {encoding: 'utf8'});
  const kinds = (parseYaml(stdout, 'given') as KubernetesObject[]).map(({kind}) => kind);
  expect(kinds).toContain('ServiceAccount');
  expect(kinds).not.toContain('Namespace');
});

describe('the list of patches', () => {
  const file = readText('kubernetes/kustomization.yaml');
  const list = file.slice(file.indexOf('\npatches:\n'));

  it('is the only one: no page adds a key that kustomization.yaml has, because its first list would then be ignored', () => {
    const folders = ['docs', 'versioned_docs', 'product/runbooks'].map((name) => join(root, name));
    const texts = folders.flatMap((name) => namesBelow(name).map((one) => readFileSync(join(name, one), 'utf8')));
    const added = texts
      .flatMap((text) =>
        Array.from(text.matchAll(/title(?:="|: ).*kustomization\.yaml(?!.* file=).*\n[^]*?(?=```\n|title: |$)/g)),
      )
      .flatMap(([block]) => Array.from(block.matchAll(/^ *([a-z]\w+):$/gm), ([, key]) => key!));
    expect(added).toContain('replicas');
    const keys = Object.keys((parseYaml(file, 'kustomization.yaml') as [object])[0]);
    expect(added.filter((key) => keys.includes(key))).toEqual([]);
  });

  it('has entries that can all be in effect at the same time', () => {
    cpSync(join(samples, 'kubernetes'), folder, {recursive: true});
    const enabled = list.replaceAll(/^ {2}# (?=[- ] )/gm, '  ');
    writeFileSync(join(folder, 'kustomization.yaml'), file.replace(list, enabled));
    const {stdout, stderr} = spawnSync('kubectl', ['kustomize', folder], {encoding: 'utf8'});
    expect(stderr).toBe('');
    const objects = parseYaml(stdout, 'patched') as KubernetesObject[];
    expect(schemaProblems(objects)).toEqual([]);
    const workloads = new Stack(objects).workloads();

    const closed = workloads.filter(({container}) => container.securityContext?.readOnlyRootFilesystem);
    expect(closed.map(({name}) => name)).toEqual(['flow-controller', 'flow-ocr']);
    for (const {container, pod} of closed) {
      expect(container.volumeMounts).toContainEqual({name: 'tmp', mountPath: '/tmp'});
      expect(pod.volumes).toContainEqual({name: 'tmp', emptyDir: {}});
    }

    const database = workloads.find(({name}) => name === 'flow-database')!;
    expect(database.container.args).toEqual(
      expect.arrayContaining(['--ssl-cert=/tls/tls.crt', '--ssl-key=/tls/tls.key']),
    );
    const volume = database.container.volumeMounts!.find(({mountPath}) => mountPath === '/tls')?.name;
    expect(database.pod.volumes).toContainEqual({name: volume, secret: {secretName: 'flow-database-tls'}});

    const {container, pod} = workloads.find(({name}) => name === 'flow-controller')!;
    const paths = container.volumeMounts!.map(({mountPath}) => mountPath);
    expect(paths.sort()).toEqual(['/app/config', '/app/licence', '/database-ca', '/tmp', '/trust']);
    expect(pod.volumes!.flatMap(({configMap}) => configMap?.name ?? [])).toContain('flow-database-ca');
    expect(container.env!.map(({name}) => name)).toContain('JAVA_TOOL_OPTIONS');
    expect(workloads.filter((one) => one.container.resources?.limits?.['cpu'] === undefined)).toEqual([]);
  });
});

it('the Secrets of an external store have the names, keys and type that the manifests need', () => {
  const guide = readFileSync(join(root, 'docs/installation/security.md'), 'utf8');
  const [, list = ''] = /\n\| Secret +\| Keys[^\n]*\n[^\n]*\n([\s\S]*?)\n\n/.exec(guide) ?? [];
  const rows = list.split('\n').map((row) => Array.from(row.matchAll(/`(.*?)`/g), ([, code]) => code!));
  const needed = stack.ofKind('Secret').map(({metadata, stringData}) => [metadata.name, ...Object.keys(stringData!)]);
  expect(rows).toEqual([...needed, ['flow-registry', '.dockerconfigjson']]);

  const {code} = blocksOf(guide).find(({title}) => title === 'external-secrets.yaml')!;
  type External = {metadata: {name: string}; spec: {data?: {secretKey: string}[]; target?: {template: object}}};
  const made = parseYaml(code, 'external-secrets.yaml') as External[];
  expect(rows.map(([name]) => name)).toEqual(expect.arrayContaining(made.map(({metadata}) => metadata.name)));
  const specOf = (name: string) => made.find(({metadata}) => metadata.name === name)!.spec;
  expect(specOf('flow-licence').data).toMatchObject([{secretKey: 'licence.yaml'}]);
  const template = {type: 'kubernetes.io/dockerconfigjson', data: {'.dockerconfigjson': expect.any(String) as string}};
  expect(specOf('flow-registry').target?.template).toEqual(template);
});

it('the table of the guide adds up what the manifests ask for', () => {
  const mebi = (text = '0') => Number.parseFloat(text) * (text.endsWith('Gi') ? 1024 : 1);
  const milli = (text = '0') => Number.parseFloat(text) * (text.endsWith('m') ? 1 : 1000);
  const all = (kind: 'requests' | 'limits', what: 'cpu' | 'memory', list: {resources?: object}[]) =>
    list
      .map(({resources = {}}) => (resources as Record<string, Record<string, string>>)[kind]?.[what])
      .reduce((sum, text) => sum + (what === 'cpu' ? milli(text) : mebi(text)), 0);
  const containers = stack.workloads().map(({container}) => container);
  const text = readFileSync(join(root, 'docs/installation/install-kubernetes.md'), 'utf8');
  const cell = (name: string, column: number) => {
    const [row = ''] = new RegExp(`^\\| \`${name}\`.*`, 'm').exec(text) ?? [];
    return row.split('|')[column + 1]?.split(',')[0]?.trim();
  };
  const worker = stack.selectedBy({'app.kubernetes.io/component': 'worker'}).map(({container}) => container);
  type Spec = {containers?: {resources?: object}[]; jobTemplate?: {spec: {template: {spec: Spec}}}};
  const others = backups.flatMap(({spec}) => {
    const {containers: own, jobTemplate} = (spec ?? {}) as Spec;
    return own ?? jobTemplate?.spec.template.spec.containers ?? [];
  });
  [containers, worker, others].forEach((list, index) => {
    expect(milli(cell('requests.cpu', index + 1))).toBe(all('requests', 'cpu', list));
    expect(mebi(cell('requests.memory', index + 1))).toBe(all('requests', 'memory', list));
    expect(mebi(cell('limits.memory', index + 1))).toBe(all('limits', 'memory', list));
  });
  // With one worker, which is also the only one that rolls.
  const formula = (name: string, byName: Record<string, number>): number => {
    const [, terms = ''] = new RegExp(`^${name} += (.*)$`, 'm').exec(text) ?? [];
    return terms
      .replace('(instances + instances that roll)', '2')
      .split(' + ')
      .map((term) => term.split(' x ').reduce((product, one) => product * (byName[one] ?? Number.parseFloat(one)), 1))
      .reduce((sum, one) => sum + one);
  };
  const mariadb = stack.workloads().find(({name}) => name === 'flow-database')!.container;
  const gibi = (kind: 'requests' | 'limits', list: {resources?: object}[]) => all(kind, 'memory', list) / 1024;
  const values = {
    'CPU request of a worker': all('requests', 'cpu', worker) / 1000,
    'memory request of a worker': gibi('requests', worker),
    'memory limit of a worker': gibi('limits', worker),
    'request of MariaDB': gibi('requests', [mariadb]),
    'limit of MariaDB': gibi('limits', [mariadb]),
  };
  const needed = [containers, worker, others].flat();
  expect(formula('requests.cpu', values)).toBeCloseTo(all('requests', 'cpu', needed) / 1000);
  expect(formula('requests.memory', values)).toBeCloseTo(gibi('requests', needed));
  expect(formula('limits.memory', values)).toBeCloseTo(gibi('limits', needed));
  const storage = (objects: KubernetesObject[]) =>
    objects
      .filter(({kind, spec}) => kind === 'PersistentVolumeClaim' && !('dataSource' in (spec ?? {})))
      .map(({spec}) => mebi((spec as {resources: {requests: {storage: string}}}).resources.requests.storage))
      .reduce((sum, size) => sum + size);
  expect(mebi(cell('requests.storage', 1))).toBe(storage(manifests.flatMap(objectsOf)));
  expect(mebi(cell('requests.storage', 3))).toBe(storage(backups));
});
