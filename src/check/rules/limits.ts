/** What a namespace allows its pods: amounts, and Pod Security Standards. */
import {allAt, entriesOf, entryOf, textOf, valueOf, type Tree} from '../model/tree';
import {isNear, podOf, resourcesOf, type Resource} from '../views/kubernetes';
import {isApplied} from '../views/listed';
import {suspect, type Found, type Input, type Judge, when} from './rule';
import {amountOf, place} from './words';

/** The workloads of a namespace that always run, with the number of their pods. */
const workloadsIn = (space: Resource, input: Input): {owner: Resource; containers: Tree[]; count: number}[] =>
  resourcesOf(input)
    .filter(
      (one) =>
        /^(?:Deployment|StatefulSet)$/.test(one.kind) && !one.isPart && isNear(space, one) && isApplied(one, input),
    )
    .map((owner) => {
      const count = amountOf(valueOf(owner.tree, 'spec', 'replicas'));
      return {owner, containers: allAt(podOf(owner)?.spec, 'containers[]'), count: Number.isNaN(count) ? 1 : count};
    });

/** A quota that has no room for all pods, or that asks for amounts which they do not have. */
export const quota: Judge = (resource, _, input) => {
  const all = workloadsIn(resource, input);
  const ranges = resourcesOf(input).filter((one) => one.kind === 'LimitRange' && isNear(resource, one));
  const claims = resourcesOf(input).filter(
    (one) => one.kind === 'PersistentVolumeClaim' && isNear(resource, one) && isApplied(one, input),
  );
  return entriesOf(valueOf(resource.tree, 'spec', 'hard')).flatMap((entry) => {
    const [, block = 'requests', name] = /^(?:(requests|limits)\.)?(cpu|memory)$/.exec(entry.name) ?? [];
    const usual = [block === 'limits' ? 'default' : 'defaultRequest', 'default'].flatMap((key) =>
      ranges.flatMap((one) => allAt(one.tree, `spec.limits[].${key}.${name}`)),
    )[0];
    const of = (container: Tree): Tree | undefined =>
      valueOf(container, 'resources', block, name ?? '') ??
      (block === 'limits' ? undefined : valueOf(container, 'resources', 'limits', name ?? '')) ??
      usual;
    const without = name && all.find(({containers}) => containers.some((one) => !of(one)));
    const sums: Record<string, number> = {
      pods: all.reduce((sum, {count}) => sum + count, 0),
      persistentvolumeclaims: claims.length,
      'requests.storage': claims.reduce(
        (sum, {tree}) => sum + amountOf(valueOf(tree, 'spec', 'resources', 'requests', 'storage')),
        0,
      ),
    };
    const asked = name
      ? all.reduce(
          (sum, {containers, count}) =>
            sum + count * containers.reduce((part, one) => part + (amountOf(of(one)) || 0), 0),
          0,
        )
      : (sums[entry.name] ?? 0);
    const message = `\`${entry.name}\` has no room for all that these files start in the namespace.`;
    const missing = `The quota limits \`${entry.name}\`, so each container must set it, but one in ${without && place(without.owner)} does not.`;
    const advice = `The last pods or claims are never created (\`exceeded quota\`), as \`kubectl get events\` shows. Raise the quota, or lower \`${name ? `resources.${block}.${name}` : 'what is asked for'}\`.`;
    return [
      ...when(asked > amountOf(entry.value), entry.value, message, {...suspect, advice}),
      ...when(without, entry.value, missing, {
        advice: `The API server rejects its pods (\`must specify ${entry.name}\`). Write \`resources.${block}.${name}\` there, or a default in a LimitRange.`,
      }),
    ];
  });
};

/** Containers that are larger than a LimitRange allows. */
export const range: Judge = (resource, _, input) =>
  allAt(resource.tree, 'spec.limits[]').flatMap((limits) =>
    ['cpu', 'memory'].flatMap((name) => {
      const most = valueOf(limits, 'max', name);
      const large = workloadsIn(resource, input).flatMap(({owner, containers}) =>
        containers.flatMap((one) => {
          const own = valueOf(one, 'resources', 'limits', name) ?? valueOf(one, 'resources', 'requests', name);
          return own && amountOf(own) > amountOf(most) ? [{file: owner.file, at: own.at}] : [];
        }),
      )[0];
      const message = `A container asks for more \`${name}\` than this, see ${large && place(large)}.`;
      const advice = 'The API server rejects its pods, so none is created. Raise `max`, or lower the amount there.';
      return when(large && textOf(valueOf(limits, 'type')) === 'Container', most, message, {advice});
    }),
  );

/** Capabilities that the standard `baseline` lets containers add. */
const harmless =
  /^(?:AUDIT_WRITE|CHOWN|DAC_OVERRIDE|FOWNER|FSETID|KILL|MKNOD|NET_BIND_SERVICE|SET(?:FCAP|GID|PCAP|UID)|SYS_CHROOT)$/;

/** What the label `enforce` of the namespace forbids a pod. */
export function forbidden(owner: Resource, input: Input): Found[] {
  const spec = podOf(owner)?.spec;
  const space = owner.isPart
    ? undefined
    : resourcesOf(input).find((one) => one.kind === 'Namespace' && one.name === owner.namespace);
  const level = valueOf(space?.tree, 'metadata', 'labels', 'pod-security.kubernetes.io/enforce');
  const isStrict = textOf(level) === 'restricted';
  if (!spec || !space || !(isStrict || textOf(level) === 'baseline')) {
    return [];
  }
  const found = [...allAt(spec, 'initContainers[]'), ...allAt(spec, 'containers[]')].flatMap((container) => {
    const own = valueOf(container, 'securityContext');
    const of = (...keys: string[]): Tree | undefined =>
      valueOf(own, ...keys) ?? valueOf(spec, 'securityContext', ...keys);
    const is = (tree: Tree | undefined, text: string): boolean => textOf(tree) === text;
    const [added, dropped] = ['add[]', 'drop[]'].map((key) => allAt(own, `capabilities.${key}`)) as [Tree[], Tree[]];
    const escalation = valueOf(own, 'allowPrivilegeEscalation');
    return [
      valueOf(own, 'privileged') && is(valueOf(own, 'privileged'), 'true') ? valueOf(own, 'privileged') : undefined,
      added.find((one) => !harmless.test(textOf(one) ?? '') || (isStrict && !is(one, 'NET_BIND_SERVICE'))),
      ...(isStrict
        ? [
            is(escalation, 'false') ? undefined : (escalation ?? own ?? container),
            is(of('runAsNonRoot'), 'true') ? undefined : (of('runAsNonRoot') ?? own ?? container),
            dropped.some((one) => is(one, 'ALL')) ? undefined : (valueOf(own, 'capabilities') ?? own ?? container),
            /^(?:RuntimeDefault|Localhost)$/.test(textOf(of('seccompProfile', 'type')) ?? '')
              ? undefined
              : (own ?? container),
          ]
        : []),
    ];
  });
  const ofPod = ['hostNetwork', 'hostPID', 'hostIPC']
    .map((key) => valueOf(spec, key))
    .filter((one) => textOf(one) === 'true');
  const paths = allAt(spec, 'volumes[]').flatMap((one) => entryOf(one, 'hostPath') ?? []);
  const [first] = [...ofPod, ...paths, ...found].filter((one) => one !== undefined);
  const message = `The namespace in ${place(space)} enforces \`${textOf(level)}\`, which forbids this pod.`;
  const needs = isStrict
    ? ' It needs `runAsNonRoot: true`, `allowPrivilegeEscalation: false`, `capabilities.drop: [ALL]` and `seccompProfile.type: RuntimeDefault`.'
    : ' Delete this setting.';
  return when(first, first, message, {
    advice: `No pod is created, and only the events of its ReplicaSet say so (\`violates PodSecurity\`).${needs}`,
  });
}
