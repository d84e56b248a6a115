// cspell:ignore anyuid deletecollection hostaccess hostmount securitycontextconstraints
/** Slips in roles. */
import {nearest} from '../model/names';
import {allAt, textOf, valueOf, type Tree} from '../model/tree';
import {podOf, resourcesOf} from '../views/kubernetes';
import {suspect, type Found, type Judge, when} from './rule';
import {didYouMean, place} from './words';

/** Verbs of roles, see https://kubernetes.io/docs/reference/access-authn-authz/authorization/ */
const verbs =
  'get list watch create update patch delete deletecollection use bind escalate impersonate approve sign attest'.split(
    ' ',
  );

/** Security context constraints of OpenShift itself. */
const constraints =
  'anyuid hostaccess hostmount-anyuid hostmount-anyuid-v2 hostnetwork hostnetwork-v2 nested-container node-exporter nonroot nonroot-v2 privileged restricted restricted-v2 restricted-v3'.split(
    ' ',
  );

/** The name that roles have for a kind. */
const pluralOf = (kind: string): string =>
  kind.toLowerCase().replace(/y$/, 'ie').replace(/ss$/, 'sse').replace(/s?$/, 's');

/** Slips in the rules of a role, which gives no right then. */
export const rightsIn: Judge = ({tree}, _, input) => {
  const {kinds} = input.knowledge.shapes.kubernetes;
  const scc = 'securitycontextconstraints';
  const resources = [scc, ...Object.keys(kinds).map(pluralOf)];
  const groups = Object.values(kinds)
    .flatMap(Object.keys)
    .map((version) => (version.includes('/') ? version.replace(/\/.*/, '') : ''))
    .concat('security.openshift.io');
  const advice = 'The role then does not give this right, and nothing says so. Correct the word.';
  return allAt(tree, 'rules[]').flatMap((rule) => {
    const [own, named, asked] = ['apiGroups[]', 'resources[]', 'verbs[]'].map((path) => allAt(rule, path)) as [
      Tree[],
      Tree[],
      Tree[],
    ];
    const slips = (values: readonly Tree[], among: readonly string[], what: string): Found[] =>
      values.flatMap((value) => {
        const text = (textOf(value) ?? '').replace(/\/.*/, '');
        const near = among.includes(text) || text === '' ? undefined : nearest(text, among);
        const fix = near === undefined ? undefined : {label: `Use ${near}`, at: value.at, text: near};
        const message = `The API of Kubernetes and OpenShift has no such ${what}.${didYouMean(near)}`;
        return when(near, value, message, {...suspect, advice, fix});
      });
    const isKnown = own.every((one) => groups.includes(textOf(one) ?? ''));
    const isUseless =
      named.some((one) => textOf(one) === scc) &&
      valueOf(rule, 'resourceNames') &&
      asked.length > 0 &&
      !asked.some((one) => ['use', '*'].includes(textOf(one) ?? ''));
    const isOwn = resourcesOf(input).some(({kind}) => kind === 'SecurityContextConstraints');
    const names = named.some((one) => textOf(one) === scc) && !isOwn ? allAt(rule, 'resourceNames[]') : [];
    // Such constraints choose the user themselves.
    const fixed = resourcesOf(input).flatMap((one) => {
      const spec = one.isPart ? undefined : podOf(one)?.spec;
      const user = valueOf(spec, 'securityContext', 'runAsUser');
      return user ? [{file: one.file, at: user.at}] : [];
    })[0];
    const isNarrow = names.length > 0 && names.every((one) => /^restricted/.test(textOf(one) ?? ''));
    const narrow = `This constraint allows no user id of one's own, but ${fixed && place(fixed)} sets one.`;
    const use = 'Only the verb `use` lets pods run with a security context constraint.';
    return [
      ...slips(own, groups, 'group'),
      ...(isKnown ? slips(named, resources, 'resource') : []),
      ...slips(asked, verbs, 'verb'),
      ...slips(names, constraints, 'security context constraint'),
      ...when(isNarrow && fixed, names[0], narrow, {
        ...suspect,
        advice:
          'No pod is created (`unable to validate against any security context constraint`). Write `nonroot-v2`, or delete `runAsUser`.',
      }),
      ...when(isUseless, asked[0], use, {...suspect, advice: 'Without it, no pod of the account starts. Write `use`.'}),
    ];
  });
};
