/** The values of a Helm chart as the objects that its templates make of them, by the public conventions of charts. */
import {
  allAt,
  entriesOf,
  itemsOf,
  made,
  scalar,
  scalarsOf,
  textOf,
  valueOf,
  type Entry,
  type Tree,
} from '../model/tree';

/** The variables of a component, whose values templates quote: a map, or a list of names and values. Those of a database are in `auth`. */
const variablesIn = (tree: Tree): Tree[] =>
  entriesOf(tree)
    .filter(({name}) => /^(?:auth|(?:extra)?(?:env|environment)(?:vars|variables)?)$/i.test(name))
    .flatMap(({name: key, value}) => [
      ...entriesOf(value).map(({name, at, value: given}) => ({
        name: scalar(at, key === 'auth' ? `auth.${name}` : name),
        given,
      })),
      ...itemsOf(value).map((given) => ({name: valueOf(given, 'name'), given})),
    ])
    .filter(({name}) => name && !/^auth\.(?!database$|username$)/.test(textOf(name) ?? ''))
    .map(({name, given}) => {
      const value = given.type === 'scalar' ? given : valueOf(given, 'value');
      return made(name!.at, {name, value: value && scalar(value.at, textOf(value) ?? '')});
    });

/** The image of a component. Without a tag, templates take that of the chart. */
function imageIn(tree: Tree): Tree | undefined {
  const image = valueOf(tree, 'image');
  const [name, tag, digest] = ['repository', 'tag', 'digest'].map((key) => valueOf(image, key));
  const version = `${textOf(tag) ?? ''}${textOf(digest) ? '@' : ''}`;
  const at = version === 'latest' ? tag!.at : name?.at;
  return textOf(image) ? image : textOf(name) ? scalar(at!, `${textOf(name)}:${version}`) : undefined;
}

const isOff = (block: Tree | undefined): boolean => textOf(valueOf(block, 'enabled')) === 'false';

/** Whether a block is that of a container beside the one of its component. */
const isBeside = ({name, value}: Entry): boolean =>
  /sidecar|proxy|exporter|metrics|agent|extra-?containers/i.test(name) && !isOff(value) && scalarsOf(value).length > 0;

/** A block without the switch that only templates read. */
const plain = (tree: Tree | undefined, isKept = (name: string) => name !== 'enabled'): Tree | undefined =>
  tree?.type === 'map' ? {...tree, entries: tree.entries.filter(({name}) => isKept(name))} : undefined;

/** What templates copy as it is: probes, budgets, claims and limits of an autoscaler. */
function copied(of: (...keys: string[]) => Tree | undefined): {
  probes: Record<string, Tree | undefined>;
  objects: Tree[];
} {
  const block = (...keys: string[]): Tree | undefined =>
    keys.map((key) => of(key)).find((one) => one?.type === 'map' && !isOff(one));
  const probe = (name: string): Tree | undefined =>
    ['httpGet', 'tcpSocket', 'exec', 'grpc'].some((key) => of(name, key)) ? plain(of(name)) : undefined;
  const [scaler, budget, claim] = [block('autoscaling'), block('podDisruptionBudget', 'pdb'), block('persistence')];
  const size = valueOf(claim, 'size');
  const modes = itemsOf(valueOf(claim, 'accessModes')).concat(valueOf(claim, 'accessMode') ?? []);
  const service = of('service', 'type') && plain(of('service'), (name) => name === 'type');
  const objects = [
    scaler && {kind: 'HorizontalPodAutoscaler', spec: scaler},
    budget && {kind: 'PodDisruptionBudget', spec: budget},
    claim && {
      apiVersion: 'v1',
      kind: 'PersistentVolumeClaim',
      spec: {accessModes: modes, resources: {requests: {storage: size}}},
    },
    service && {apiVersion: 'v1', kind: 'Service', spec: service},
  ].flatMap((one) => (one ? made((scaler ?? budget ?? claim ?? service)!.at, one) : []));
  const probes = Object.fromEntries(
    ['startupProbe', 'readinessProbe', 'livenessProbe'].map((name) => [name, probe(name)]),
  );
  return {probes, objects};
}

/** The blocks of the values that are not turned off, with their keys from the outside to the inside. */
export const blocksIn = (tree: Tree, keys: readonly string[] = []): {keys: readonly string[]; tree: Tree}[] =>
  isOff(tree) && keys.at(-1) !== 'persistence'
    ? []
    : [
        {keys, tree},
        ...entriesOf(tree).flatMap(({name, value}) => blocksIn(value, [...keys, name])),
        ...itemsOf(tree).flatMap((item) => blocksIn(item, keys)),
      ];

/** The objects of a block of values with its key: a workload with its Service, and an Ingress. */
function objectsIn(name: string, tree: Tree): Tree[] {
  const {at} = tree;
  const of = (...keys: string[]): Tree | undefined => valueOf(tree, ...keys);
  const [image, env, port, ingress] = [imageIn(tree), variablesIn(tree), of('service', 'port'), of('ingress')];
  const resources = (of('resources', 'limits') ?? of('resources', 'requests')) ? of('resources') : undefined;
  const runAsUser = of('containerSecurityContext', 'runAsUser') ?? of('securityContext', 'runAsUser');
  const others = entriesOf(tree)
    .filter(isBeside)
    .map((one) => ({name: one.name}));
  const {probes, objects} = copied(of);
  const imagePullPolicy = of('image', 'pullPolicy');
  const containers = [
    {name, image, imagePullPolicy, env, resources, securityContext: {runAsUser}, ...probes},
    ...others,
  ];
  const labels = {'example.com/block': String(at.start)};
  const replicas = [of('replicaCount'), of('replicas')].find((one) => one?.type === 'scalar');
  const ports = port ? [{port, targetPort: of('service', 'targetPort') ?? 'http'}] : [];
  const rules = allAt(ingress, 'hosts[]').map((one) => ({
    host: valueOf(one, 'host'),
    http: {
      paths: allAt(one, 'paths[]').map((path) => ({path: valueOf(path, 'path'), pathType: valueOf(path, 'pathType')})),
    },
  }));
  const tls = valueOf(ingress, 'tls');
  const metadata = {annotations: valueOf(ingress, 'annotations')};
  const template = {metadata: {labels}, spec: {containers, securityContext: plain(of('podSecurityContext'))}};
  const component = [
    {apiVersion: 'apps/v1', kind: 'Deployment', spec: {replicas, template}},
    {kind: 'Service', metadata: {name}, spec: {selector: labels, ports}},
  ];
  return [
    ...((image ?? resources ?? env[0]) ? component : []),
    ...(ingress && !isOff(ingress)
      ? [
          {
            apiVersion: 'networking.k8s.io/v1',
            kind: 'Ingress',
            metadata,
            spec: {rules, tls: tls?.type === 'list' ? tls : undefined},
          },
        ]
      : []),
  ]
    .map((one) => made(at, one))
    .concat(objects);
}

/** The objects of a block and of those in it. */
const below = (tree: Tree, key: string): Tree[] =>
  isOff(tree)
    ? []
    : [
        ...objectsIn(key, tree),
        ...entriesOf(tree).flatMap((one) => (isBeside(one) ? [] : below(one.value, one.name))),
        ...itemsOf(tree).flatMap((item) => below(item, key)),
      ];

/** All objects of the values. */
export const chartObjects = (tree: Tree): Tree[] => below(tree, '');
