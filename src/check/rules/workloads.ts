/** Rules about settings of manifests that contradict each other. */
import {nearest} from '../model/names';
import {allAt, entriesOf, entryOf, textOf, valueOf, type Tree} from '../model/tree';
import {
  dataOf,
  fitsSelector,
  isNear,
  podLabelsOf,
  podOf,
  resourcesOf,
  scalersOf,
  type Resource,
} from '../views/kubernetes';
import {isApplied} from '../views/listed';
import {routerTls, sameDoors, timeoutsIn, tlsOf} from './entrances';
import {forbidden, quota, range} from './limits';
import {lockedOut} from './policies';
import {rightsIn} from './rights';
import {each, suspect, type Check, type Found, type Input, type Judge, type Placed, when} from './rule';
import {amountOf, correction, didYouMean, lineOf, place} from './words';

/** A number, or undefined. */
const numberOf = (tree: Tree | undefined): number | undefined =>
  /^\d+$/.test(textOf(tree) ?? '') ? Number(textOf(tree)) : undefined;

const isNone = (tree: Tree | undefined): boolean => /^0%?$/.test(textOf(tree) ?? '');

/** How long a probe fails before it has an effect, in seconds. */
function patienceOf(probe: Tree): number {
  const of = (key: string, usual: number): number => numberOf(valueOf(probe, key)) ?? usual;
  return of('initialDelaySeconds', 0) + of('periodSeconds', 10) * of('failureThreshold', 3);
}

/** Amounts of memory that are too small for any container, and what was meant. */
const odd: readonly (readonly [form: RegExp, message: string, unit: string])[] = [
  [/m$/, '`memory` has the unit `m`, a thousandth of a byte.', 'Write `Mi`'],
  [/^[1-9]\d{0,5}$/, '`memory` has no unit, so this is a number of bytes.', 'Add `Mi` or `Gi`'],
];

/** What contradicts itself in a container. */
function inContainer(container: Tree, line: (one: Placed) => number): Found[] {
  const [startup, readiness, liveness] = ['startupProbe', 'readinessProbe', 'livenessProbe'].map((key) =>
    entryOf(container, key),
  );
  const isImpatient = liveness && readiness && !startup && patienceOf(liveness.value) < patienceOf(readiness.value);
  const of = (block: string, name: string): Tree | undefined => valueOf(container, 'resources', block, name);
  return [
    ...['cpu', 'memory'].flatMap((name) => {
      const [asked, most] = [of('requests', name), of('limits', name)];
      const message = `The limit of \`${name}\` is lower than the request in line ${line(asked)}.`;
      const advice = 'The API server rejects such a container. Raise the limit, or lower the request.';
      return when(amountOf(asked) > amountOf(most), most, message, {advice});
    }),
    ...[of('requests', 'cpu'), of('limits', 'cpu')].flatMap((amount) => {
      const message = 'This `cpu` is a number of whole processors, more than a node has.';
      const advice =
        'No node has room for the pod, which then stays `Pending`. For thousandths, add `m`, as in `500m`.';
      return when(amountOf(amount) >= 100, amount, message, {...suspect, advice});
    }),
    ...odd.flatMap(([form, message, unit]) =>
      ['requests', 'limits']
        .map((block) => of(block, 'memory'))
        .flatMap((amount) => {
          const advice = `No container fits into so little, so the pod does not start. ${unit}, as in \`512Mi\`.`;
          return when(form.test(textOf(amount) ?? ''), amount, message, {advice});
        }),
    ),
    ...when(
      isImpatient,
      liveness,
      `\`livenessProbe\` restarts the container ${liveness ? patienceOf(liveness.value) : 0} seconds after its start, before \`readinessProbe\` in line ${line(readiness)} gives up.`,
      {
        ...suspect,
        advice:
          'A slow start is then cut off each time and never ends. Add a `startupProbe`, during which the other probes wait.',
      },
    ),
  ];
}

/** What contradicts itself in the object that starts pods. */
function inOwner({kind, tree, ...owner}: Resource, line: (one: Placed) => number, input: Input): Found[] {
  const spec = podOf({kind, tree, ...owner})?.spec;
  const containers = allAt(spec, 'containers[]');
  const isDeployment = kind === 'Deployment';
  const limit = valueOf(tree, 'spec', 'progressDeadlineSeconds');
  const slow = allAt(spec, 'containers[].startupProbe').find(
    (probe) => patienceOf(probe) >= (numberOf(limit) ?? Infinity),
  );
  const single = allAt(spec, 'volumes[].persistentVolumeClaim.claimName').find((claim) =>
    resourcesOf(input).some(
      (one) =>
        one.kind === 'PersistentVolumeClaim' &&
        one.name === textOf(claim) &&
        allAt(one.tree, 'spec.accessModes[]').every((mode) => /^ReadWriteOnce/.test(textOf(mode) ?? '')),
    ),
  );
  const replicas = valueOf(tree, 'spec', 'replicas');
  const isRolling =
    textOf(valueOf(tree, 'spec', 'strategy', 'type')) !== 'Recreate' &&
    !isNone(valueOf(tree, 'spec', 'strategy', 'rollingUpdate', 'maxSurge'));
  const scaler = scalerOf({kind, tree, ...owner}, input);
  const roots = containers.flatMap((container) => {
    const [user, isForbidden] = ['runAsUser', 'runAsNonRoot'].map(
      (key) => valueOf(container, 'securityContext', key) ?? valueOf(spec, 'securityContext', key),
    );
    return user && isNone(user) && textOf(isForbidden) === 'true' ? [user] : [];
  });
  return [
    ...when(roots.length > 0, roots[0], 'The user `0` is root, which `runAsNonRoot` of this pod forbids.', {
      advice: 'The container never starts and stays in `CreateContainerConfigError`. Write the user id of the image.',
    }),
    ...containers.flatMap((container) => inContainer(container, line)),
    ...when(
      slow && isDeployment,
      limit,
      `The rollout counts as failed before the startup probe in line ${line(slow)} gives up.`,
      {
        ...suspect,
        advice:
          '`kubectl rollout status` then ends with an error while the pod still starts. Allow more seconds than the probe may take.',
      },
    ),
    ...when(
      scaler && !owner.isPart,
      replicas,
      `Each \`kubectl apply\` sets the number of pods to this one, although the autoscaler in ${scaler && place(scaler)} chooses it.`,
      {...suspect, advice: 'Pods that the load needs are then stopped. Delete this line.'},
    ),
    ...when(
      single && isDeployment && (numberOf(replicas) ?? 1) > 1,
      replicas,
      `Several pods share the volume in line ${line(single)}, whose claim is \`ReadWriteOnce\`: pods on a second node do not start.`,
      {...suspect, advice: 'They wait with `Multi-Attach error`. Run one pod, or use a claim with `ReadWriteMany`.'},
    ),
    ...when(
      single && isDeployment && isRolling && !owner.isPart && (numberOf(replicas) ?? 1) === 1,
      valueOf(tree, 'spec', 'strategy', 'type') ?? owner,
      `An update starts the new pod before the old one lets go of the volume in line ${line(single)}, whose claim is \`ReadWriteOnce\`.`,
      {
        ...suspect,
        advice:
          'On another node, the new pod waits with `Multi-Attach error`, and on the same one, both write to the volume. Set `strategy.type` to `Recreate`.',
      },
    ),
  ];
}

/** The objects whose pods have all labels of a selector. */
const ownersOf = (selector: Tree | undefined, input: Input): Resource[] =>
  entriesOf(selector).length === 0
    ? []
    : resourcesOf(input).filter((one) => podOf(one) && !one.isPart && fitsSelector(selector, podLabelsOf(one)));

/** The autoscaler of an object, if it is applied too. */
const scalerOf = (owner: Resource, input: Input): Resource | undefined =>
  scalersOf(owner, input).find((one) => isApplied(one, input));

/** Number of the pods that an object has at least. */
function countOf(owner: Resource, input: Input): number | undefined {
  const scaler = scalerOf(owner, input);
  return scaler
    ? (numberOf(valueOf(scaler.tree, 'spec', 'minReplicas')) ?? 1)
    : (numberOf(valueOf(owner.tree, 'spec', 'replicas')) ?? (owner.kind === 'Deployment' ? 1 : undefined));
}

/** What contradicts itself in objects of other kinds. */
const others: Readonly<Record<string, Judge>> = {
  PodDisruptionBudget(resource, _, input) {
    const [least, most, selector] = ['minAvailable', 'maxUnavailable', 'selector'].map((key) =>
      valueOf(resource.tree, 'spec', key),
    );
    const owner = ownersOf(selector, input).find((one) => isNear(resource, one));
    const count = (owner && countOf(owner, input)) || Infinity;
    // The pods of such a Deployment must never overlap, as after an eviction: a budget that forbids each one is meant so.
    if (textOf(valueOf(owner?.tree, 'spec', 'strategy', 'type')) === 'Recreate') return [];
    const isBoth = Boolean(textOf(least) && textOf(most));
    if (isBoth) {
      const both = '`minAvailable` and `maxUnavailable` exclude each other in a budget.';
      return when(isBoth, most, both, {advice: 'The API server rejects the budget. Delete one of the two.'});
    }
    const isFull = textOf(least) === '100%' || (numberOf(least) ?? 0) >= count;
    const where = owner ? ` The pods are those of ${place(owner)}.` : '';
    const message = `No pod may ever stop, so \`kubectl drain\` and updates of nodes wait forever.${where}`;
    const advice = isFull
      ? 'Write one less than the number of pods, or run one more. A single pod needs no budget.'
      : 'Write at least 1. A single pod needs no budget.';
    return when(isFull || isNone(most), isFull ? least : most, message, {...suspect, advice});
  },
  ConfigMap(map, _, input) {
    const keys = dataOf(map, input).entries;
    const names = ['application.yaml', 'application.yml', 'application.properties'];
    return keys.some(({name}) => names.includes(name))
      ? []
      : keys.flatMap((key) => {
          const near = /^[\w.]+$/.test(key.name) ? nearest(key.name, names) : undefined;
          const message = `Spring Boot does not look for a file with this name.${didYouMean(near)}`;
          const advice = 'The component then starts with the settings of its image. Correct the key.';
          return when(near, key, message, {
            ...suspect,
            advice,
            fix: near ? correction(map.file, key.at, key.name, near) : undefined,
          });
        });
  },
  HorizontalPodAutoscaler({tree}, line) {
    const [least, most] = ['minReplicas', 'maxReplicas'].map((key) => valueOf(tree, 'spec', key));
    const message = `\`minReplicas\` is larger than \`maxReplicas\` in line ${line(most)}.`;
    const advice = 'The API server rejects the autoscaler, so nothing scales. Lower it, or raise `maxReplicas`.';
    return when((numberOf(least) ?? 0) > (numberOf(most) ?? Infinity), least, message, {advice});
  },
  PersistentVolumeClaim({tree}) {
    const size = valueOf(tree, 'spec', 'resources', 'requests', 'storage');
    const message = 'This size has no unit, so it is a number of bytes.';
    return when(/^\d{1,6}$/.test(textOf(size) ?? ''), size, message, {
      advice: 'The volume is too small for a file system, so the pod waits or stops. Add `Gi`, as in `20Gi`.',
    });
  },
  ResourceQuota: quota,
  LimitRange: range,
  Role: rightsIn,
  ClusterRole: rightsIn,
  Ingress: tlsOf,
  Route: routerTls,
  NetworkPolicy(policy, line, input) {
    const {tree, namespace} = policy;
    const dns = allAt(tree, 'spec.egress[]').flatMap((rule) => {
      const of = (protocol: string): Tree | undefined =>
        allAt(rule, 'ports[]').find(
          (port) => (textOf(valueOf(port, 'protocol')) ?? 'TCP') === protocol && textOf(valueOf(port, 'port')) === '53',
        );
      const tcp = of('TCP');
      const advice =
        'Pods ask for the addresses of names by UDP first, so without it they reach no other service. Add port 53 with `protocol: UDP`.';
      return when(tcp && !of('UDP'), tcp, 'This rule allows port 53 by TCP, but not by UDP.', {...suspect, advice});
    });
    return [
      ...dns,
      ...lockedOut(policy, input),
      ...[...allAt(tree, 'spec.ingress[].from[]'), ...allAt(tree, 'spec.egress[].to[]')].flatMap((peer) => {
        const [pods, spaces] = ['podSelector', 'namespaceSelector'].map((key) => entryOf(peer, key));
        const name = textOf(valueOf(spaces?.value, 'matchLabels', 'kubernetes.io/metadata.name'));
        const isHere = ownersOf(pods?.value, input).some((one) => one.namespace !== name);
        const message = `Without a hyphen, this and \`podSelector\` in line ${line(pods)} are one condition: pods with these labels in that other namespace, where no open pod is.`;
        const advice = 'The rule then lets nobody in. Put `- ` before this line if pods of either kind are meant.';
        return when(name !== undefined && name !== namespace && isHere, spaces, message, {...suspect, advice});
      }),
    ];
  },
};

const inOne: Check = each(resourcesOf, (resource, input) => {
  const line = (one: Placed): number => (one ? lineOf(resource.file, one.at) : 0);
  const own = others[resource.kind]?.(resource, line, input) ?? [];
  return [...inOwner(resource, line, input), ...forbidden(resource, input), ...own, ...timeoutsIn(resource)];
});

export const kubernetesConflict: Check = (input) => [...inOne(input), ...sameDoors(input)];
