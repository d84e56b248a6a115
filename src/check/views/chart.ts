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
  const containers = [{name, image, env, resources, securityContext: {runAsUser}}, ...others];
  const labels = {'example.com/block': String(at.start)};
  const replicas = [of('replicaCount'), of('replicas')].find((one) => one?.type === 'scalar');
  const ports = port ? [{port, targetPort: of('service', 'targetPort') ?? 'http'}] : [];
  const hosts = allAt(ingress, 'hosts[]').map((one) => [valueOf(one, 'host'), valueOf(one, 'paths')]);
  const rules = hosts.map(([host, paths]) => ({host, http: {paths}}));
  const metadata = {annotations: valueOf(ingress, 'annotations')};
  const template = {metadata: {labels}, spec: {containers}};
  const component = [
    {apiVersion: 'apps/v1', kind: 'Deployment', spec: {replicas, template}},
    {kind: 'Service', metadata: {name}, spec: {selector: labels, ports}},
  ];
  return [
    ...((image ?? resources ?? env[0]) ? component : []),
    ...(ingress && !isOff(ingress) ? [{kind: 'Ingress', metadata, spec: {rules, tls: valueOf(ingress, 'tls')}}] : []),
  ].map((one) => made(at, one));
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
