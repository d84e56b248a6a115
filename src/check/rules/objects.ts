// cspell:ignore dockerconfigjson
/** What the API server rejects or ignores in Secrets, namespaces and roles, beyond the shapes of their keys. */
import type {Knowledge} from '../knowledge/knowledge';
import {cached} from '../model/cached';
import {allAt, entriesOf, textOf, valueOf} from '../model/tree';
import {dataOf, type Resource} from '../views/kubernetes';
import {type Hit, type Input, when} from './rule';
import {jsonOf, listed} from './words';

type Found = Omit<Hit, 'file'>;

/** The entries that Secrets of some types must have. */
const entriesByType: Readonly<Record<string, readonly string[]>> = {
  'kubernetes.io/tls': ['tls.crt', 'tls.key'],
  'kubernetes.io/dockerconfigjson': ['.dockerconfigjson'],
  'kubernetes.io/ssh-auth': ['ssh-privatekey'],
};

function inSecret(resource: Resource, input: Input): Found[] {
  const type = valueOf(resource.tree, 'type');
  const {entries} = dataOf(resource, input);
  const needed = entriesByType[textOf(type) ?? ''] ?? [];
  const missing = needed.filter((name) => !entries.some((one) => one.name === name));
  const isLacking = type && !resource.isPart && entries.length > 0 && missing.length > 0;
  const login = entries.find(({name}) => name === '.dockerconfigjson');
  const text = textOf(login?.value) ?? '';
  const content = jsonOf(text);
  const isLogin = typeof content === 'object' && content !== null && 'auths' in content;
  const isKnown = text !== '' && !/\$\{|<|\{\{|^ENC\[/.test(text);
  const lacking = `This type of Secret needs ${listed(missing, ' and ')}, so the API server rejects it. Add ${missing.length > 1 ? 'them' : 'it'}, or use the type \`Opaque\`.`;
  const noLogin =
    'This is no JSON object with `auths`, so no image can be pulled with it. Let `kubectl create secret docker-registry` write it.';
  return [...when(isLacking, type, lacking), ...when(isKnown && !isLogin, login?.value, noLogin)];
}

const inNamespace = ({tree}: Resource): Found[] =>
  entriesOf(valueOf(tree, 'metadata', 'labels')).flatMap(({name, value}): Found[] => {
    const [, mode, version] = /^pod-security\.kubernetes\.io\/(enforce|audit|warn)(-version)?$/.exec(name) ?? [];
    const text = textOf(value) ?? '';
    const isRight = (version ? /^(?:latest|v1\.\d+)$/ : /^(?:privileged|baseline|restricted)$/).test(text);
    const expected = version ? '`latest` or a version such as `v1.30`' : '`privileged`, `baseline` or `restricted`';
    const message = `\`${name}\` must be ${expected}: the API server rejects another value.`;
    return when(mode !== undefined && !isRight && !/\$|\{\{/.test(text), value, message);
  });

/** The resources of the API by the kind in lower case, such as `pods` for `pod`, each with its groups. */
const resourcesByKind = cached(({shapes: {kubernetes}}: Knowledge) => {
  const plural = (kind: string): string =>
    /s$/.test(kind) ? `${kind}es` : /[^aeo]y$/.test(kind) ? `${kind.slice(0, -1)}ies` : `${kind}s`;
  return new Map(
    Object.entries(kubernetes.kinds)
      .filter(([kind]) => kind !== 'Endpoints')
      .map(([kind, versions]) => {
        const groups = Object.keys(versions).map((version) => /^(.*)\//.exec(version)?.[1] ?? '');
        return [kind.toLowerCase(), {name: plural(kind.toLowerCase()), groups}];
      }),
  );
});

const inRole = ({tree}: Resource, {knowledge}: Input): Found[] =>
  allAt(tree, 'rules[]').flatMap((rule) => {
    const groups = allAt(rule, 'apiGroups[]').map((group) => textOf(group) ?? '');
    return allAt(rule, 'resources[]').flatMap((resource): Found[] => {
      const [name = ''] = (textOf(resource) ?? '').split('/');
      const found = resourcesByKind(knowledge).get(name.toLowerCase());
      const message = `RBAC names resources in the plural and in lower case, so this rule allows nothing. Write \`${found?.name}\`.`;
      const isMeant = found?.groups.some((group) => groups.includes(group));
      return when(isMeant, resource, message, {certainty: 'suspect'});
    });
  });

const judges: Readonly<Record<string, (resource: Resource, input: Input) => Found[]>> = {
  Secret: inSecret,
  Namespace: inNamespace,
  Role: inRole,
  ClusterRole: inRole,
};

/** What is wrong with the values of an object. */
export const oddValues = (resource: Resource, input: Input): Hit[] =>
  (judges[resource.kind]?.(resource, input) ?? []).map((one) => ({file: resource.file, ...one}));
