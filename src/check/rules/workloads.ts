/** Rules about settings of manifests that contradict each other. */
import {entriesOf, entryOf, itemsOf, textOf, valueOf, type Tree} from '../model/tree';
import {podOf, resourcesOf, selects, type Resource} from '../views/kubernetes';
import {isThere, stepsOf} from '../views/kustomize';
import {type Check, each, type Hit, type Input} from './rule';
import {bytesOf, lineOf, place} from './words';

type Found = Omit<Hit, 'file'>;

/** An amount of CPUs or memory. */
const amountOf = (text: string | undefined): number | undefined =>
  /^[\d.]+m$/.test(text ?? '') ? Number.parseFloat(text!) / 1000 : bytesOf(text, 'kubernetes');

/** A number, or undefined. */
const numberOf = (tree: Tree | undefined): number | undefined =>
  /^\d+$/.test(textOf(tree) ?? '') ? Number(textOf(tree)) : undefined;

/** How long a probe fails before it has an effect, in seconds. */
function patienceOf(probe: Tree): number {
  const of = (key: string, usual: number): number => numberOf(valueOf(probe, key)) ?? usual;
  return of('initialDelaySeconds', 0) + of('periodSeconds', 10) * of('failureThreshold', 3);
}

/** What contradicts itself in a container. */
function inContainer(container: Tree, {file}: Resource, spec: Tree): Found[] {
  const of = (block: string, name: string): Tree | undefined => valueOf(container, 'resources', block, name);
  const [startup, readiness, liveness] = ['startupProbe', 'readinessProbe', 'livenessProbe'].map((key) =>
    entryOf(container, key),
  );
  const security = (key: string): Tree | undefined =>
    valueOf(container, 'securityContext', key) ?? valueOf(spec, 'securityContext', key);
  const [user, isOther] = [security('runAsUser'), security('runAsNonRoot')];
  return [
    ...['cpu', 'memory'].flatMap((name) => {
      const [asked, limit] = [of('requests', name), of('limits', name)];
      const [less, most] = [asked, limit].map((one) => amountOf(textOf(one)));
      return asked && limit && less !== undefined && most !== undefined && less > most
        ? [{at: asked.at, message: `The request for \`${name}\` is above its limit in line ${lineOf(file, limit.at)}.`}]
        : [];
    }),
    ...['requests', 'limits'].flatMap((block) => {
      const memory = of(block, 'memory');
      const message = 'The unit `m` of memory is a thousandth of a byte, so no container fits into it. Use `Mi`.';
      return memory && /m$/.test(textOf(memory) ?? '') ? [{at: memory.at, message}] : [];
    }),
    ...[startup, liveness].flatMap((probe) => {
      const times = valueOf(probe?.value, 'successThreshold');
      return times && numberOf(times) !== 1 ? [{at: times.at, message: `\`${probe!.name}\` allows only 1 here.`}] : [];
    }),
    ...(user && textOf(user) === '0' && textOf(isOther) === 'true'
      ? [
          {
            at: user.at,
            message: `User 0 is root, which \`runAsNonRoot\` in line ${lineOf(file, isOther!.at)} forbids: the container does not start (\`CreateContainerConfigError\`).`,
          },
        ]
      : []),
    ...(liveness && readiness && !startup && patienceOf(liveness.value) < patienceOf(readiness.value)
      ? [
          {
            at: liveness.at,
            message: `This probe restarts the container before \`readinessProbe\` in line ${lineOf(file, readiness.at)} gives up, so a slow start never ends. Add a \`startupProbe\`.`,
            certainty: 'suspect' as const,
          },
        ]
      : []),
  ];
}

/** Numbers of pods that an object may have. */
function countOf(owner: Resource, input: Input): number | undefined {
  const scaler = resourcesOf(input).find(
    ({kind, tree}) =>
      kind === 'HorizontalPodAutoscaler' && textOf(valueOf(tree, 'spec', 'scaleTargetRef', 'name')) === owner.name,
  );
  return scaler
    ? (numberOf(valueOf(scaler.tree, 'spec', 'minReplicas')) ?? 1)
    : (numberOf(valueOf(owner.tree, 'spec', 'replicas')) ?? (owner.kind === 'Deployment' ? 1 : undefined));
}

/** What contradicts itself in the object that starts pods. */
function inOwner(owner: Resource, input: Input): Found[] {
  const {file, kind, tree} = owner;
  const pod = podOf(owner);
  if (!pod) {
    return [];
  }
  const {spec} = pod;
  const containers = itemsOf(valueOf(spec, 'containers'));
  const restart = valueOf(spec, 'restartPolicy');
  const [type, rolling] = ['type', 'rollingUpdate'].map((key) => valueOf(tree, 'spec', 'strategy', key));
  const [surge, gone] = ['maxSurge', 'maxUnavailable'].map((key) => valueOf(rolling, key));
  const isJob = /Job$/.test(kind);
  const isEndless = /^(?:Deployment|StatefulSet|DaemonSet|ReplicaSet)$/.test(kind);
  const limit = valueOf(tree, 'spec', 'progressDeadlineSeconds');
  const slow = containers
    .flatMap((one) => entryOf(one, 'startupProbe') ?? [])
    .find(({value}) => patienceOf(value) >= (numberOf(limit) ?? Infinity));
  const claims = itemsOf(valueOf(spec, 'volumes')).flatMap(
    (one) => valueOf(one, 'persistentVolumeClaim', 'claimName') ?? [],
  );
  const single = claims.find((claim) =>
    resourcesOf(input).some(
      (one) =>
        one.kind === 'PersistentVolumeClaim' &&
        one.name === textOf(claim) &&
        itemsOf(valueOf(one.tree, 'spec', 'accessModes')).every((mode) => /^ReadWriteOnce/.test(textOf(mode) ?? '')),
    ),
  );
  const replicas = valueOf(tree, 'spec', 'replicas');
  return [
    ...containers.flatMap((container) => inContainer(container, owner, spec)),
    ...(restart && (isJob ? textOf(restart) === 'Always' : isEndless && textOf(restart) !== 'Always')
      ? [
          {
            at: restart.at,
            message: isJob ? 'The pods of a job allow only `OnFailure` or `Never`.' : 'These pods allow only `Always`.',
          },
        ]
      : []),
    ...(rolling && textOf(type) === 'Recreate'
      ? [{at: rolling.at, message: `\`Recreate\` in line ${lineOf(file, type!.at)} allows no \`rollingUpdate\`.`}]
      : []),
    ...(surge && gone && [surge, gone].every((one) => /^0%?$/.test(textOf(one) ?? ''))
      ? [
          {
            at: gone.at,
            message: `Both this and \`maxSurge\` in line ${lineOf(file, surge.at)} are 0, so no update is possible.`,
          },
        ]
      : []),
    ...(slow && limit && kind === 'Deployment'
      ? [
          {
            at: limit.at,
            message: `The deployment counts as failed before its startup probe, line ${lineOf(file, slow.at)}, gives up. Allow more than the probe may take.`,
            certainty: 'suspect' as const,
          },
        ]
      : []),
    ...(single && kind === 'Deployment' && (numberOf(replicas) ?? 1) > 1
      ? [
          {
            at: replicas!.at,
            message: `Several pods share the volume in line ${lineOf(file, single.at)}, whose claim is \`ReadWriteOnce\`: pods on a second node do not start.`,
            certainty: 'suspect' as const,
          },
        ]
      : []),
  ];
}

/** What contradicts itself in other objects. */
function inOther(resource: Resource, input: Input): Found[] {
  const {file, kind, tree, namespace} = resource;
  const of = (...path: string[]): Tree | undefined => valueOf(tree, 'spec', ...path);
  if (kind === 'HorizontalPodAutoscaler') {
    const [least, most] = [of('minReplicas'), of('maxReplicas')];
    return least && most && (numberOf(least) ?? 0) > (numberOf(most) ?? Infinity)
      ? [{at: least.at, message: `This is more than \`maxReplicas\` in line ${lineOf(file, most.at)}.`}]
      : [];
  }
  if (kind === 'Ingress') {
    const secured = itemsOf(of('tls')).flatMap((one) => itemsOf(valueOf(one, 'hosts')));
    const hosts = itemsOf(of('rules')).flatMap((one) => valueOf(one, 'host') ?? []);
    const has = (some: readonly Tree[], host: Tree): boolean =>
      some.some((one) => [textOf(host), textOf(host)?.replace(/^[^.]*/, '*')].includes(textOf(one)));
    const [open] = secured.length > 0 ? hosts.filter((host) => !has(secured, host)) : [];
    const odd = secured.find((host) => !has(hosts, host) && !/^\*/.test(textOf(host) ?? ''));
    const message = `No entry of \`tls\` has the host of line ${open && lineOf(file, open.at)}, so browsers get a certificate of another host.`;
    return open ? [{at: (odd ?? open).at, message, certainty: 'suspect'}] : [];
  }
  if (kind === 'Service' && !['NodePort', 'LoadBalancer'].includes(textOf(of('type')) ?? '')) {
    return itemsOf(of('ports'))
      .flatMap((port) => entryOf(port, 'nodePort') ?? [])
      .map(({at}) => ({at, message: 'Only a Service of the type `NodePort` or `LoadBalancer` has a `nodePort`.'}));
  }
  if (kind === 'PodDisruptionBudget') {
    const [least, most] = [of('minAvailable'), of('maxUnavailable')];
    const selector: Resource = {
      ...resource,
      tree: {
        ...tree,
        entries: [
          {
            name: 'spec',
            at: tree.at,
            plain: true,
            value: {
              type: 'map',
              at: tree.at,
              entries: [{name: 'selector', at: tree.at, plain: true, value: of('selector', 'matchLabels') ?? tree}],
            },
          },
        ],
      },
    };
    const owner = resourcesOf(input).find((one) => podOf(one) && !one.isPart && selects(selector, one, input));
    const count = owner && countOf(owner, input);
    const isFull = textOf(least) === '100%' || (count !== undefined && count > 0 && (numberOf(least) ?? 0) >= count);
    const found = isFull ? least : /^0%?$/.test(textOf(most) ?? '') ? most : undefined;
    const where = owner ? ` The pods are those of ${place(owner)}.` : '';
    const message = `No pod may ever stop, so \`kubectl drain\` and updates of nodes wait forever.${where}`;
    return found ? [{at: found.at, message, certainty: 'suspect'}] : [];
  }
  if (kind === 'NetworkPolicy') {
    return ['ingress', 'egress'].flatMap((way) =>
      itemsOf(of(way))
        .flatMap((rule) => [...itemsOf(valueOf(rule, 'from')), ...itemsOf(valueOf(rule, 'to'))])
        .flatMap((peer): Found[] => {
          const [pods, spaces] = ['podSelector', 'namespaceSelector'].map((key) => entryOf(peer, key));
          const name = textOf(valueOf(spaces?.value, 'matchLabels', 'kubernetes.io/metadata.name'));
          const wanted = entriesOf(valueOf(pods?.value, 'matchLabels'));
          const isHere = resourcesOf(input).some((one) => {
            const labels = valueOf(podOf(one)?.template, 'metadata', 'labels');
            return (
              one.namespace !== name &&
              wanted.length > 0 &&
              wanted.every(({name: label, value}) => textOf(value) === textOf(valueOf(labels, label)))
            );
          });
          return pods && spaces && name !== undefined && name !== namespace && isHere
            ? [
                {
                  at: spaces.at,
                  message: `Without a hyphen, this and \`podSelector\` in line ${lineOf(file, pods.at)} are one condition: pods with these labels in that other namespace. The open pods with these labels are not there. Put \`- \` before it if either is meant.`,
                  certainty: 'suspect',
                },
              ]
            : [];
        }),
    );
  }
  return [];
}

export const kubernetesConflict: Check = each(resourcesOf, (resource, input) => [
  ...inOwner(resource, input),
  ...inOther(resource, input),
]);

export const patchPath: Check = each(stepsOf, ({at, operation, parts, targets}) => {
  const isAdded = operation === 'add';
  const path = isAdded ? parts.slice(0, -1) : parts;
  const other = /^(?:add|remove|replace|test)$/.test(operation)
    ? targets.find(({tree}) => !isThere(tree, path))
    : undefined;
  return (
    other && {
      at,
      message: `The object in ${place(other)} has ${isAdded ? 'no block for this path' : 'nothing at this path'}, so kustomize stops.`,
    }
  );
});
