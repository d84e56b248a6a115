/** Names in manifests that other manifests, or other parts of them, define. */
import {cached} from '../model/cached';
import {isChart} from '../model/kind';
import {nearest} from '../model/names';
import type {Files} from '../model/parse';
import {allAt, allEntries, entriesOf, itemsOf, textOf, valueOf, type Entry, type Tree} from '../model/tree';
import {
  dataOf,
  filesIn,
  fitsSelector,
  isNear,
  podLabelsOf,
  podOf,
  resourcesOf,
  selects,
  type Resource,
} from './kubernetes';
import {isPatch, kustomized, type NameUse} from './kustomize';
import {isClosed, kustomizationsOf} from './listed';

/** What a pod reads from a ConfigMap or Secret, below its `spec`: where, and the key of the name there. */
const mapPaths: readonly (readonly [kind: string, path: string, name: string])[] = [
  ['ConfigMap', 'volumes[].configMap', 'name'],
  ['Secret', 'volumes[].secret', 'secretName'],
  ['ConfigMap', 'volumes[].projected.sources[].configMap', 'name'],
  ['Secret', 'volumes[].projected.sources[].secret', 'name'],
  ['Secret', 'imagePullSecrets[]', 'name'],
  ...['containers', 'initContainers'].flatMap((list) => [
    ['ConfigMap', `${list}[].envFrom[].configMapRef`, 'name'] as const,
    ['Secret', `${list}[].envFrom[].secretRef`, 'name'] as const,
    ['ConfigMap', `${list}[].env[].valueFrom.configMapKeyRef`, 'name'] as const,
    ['Secret', `${list}[].env[].valueFrom.secretKeyRef`, 'name'] as const,
  ]),
];

/** Names of other objects, by the kind of the object with the name. */
const objectPaths: readonly (readonly [of: RegExp, kind: string, path: string])[] = [
  [/^Ingress$/, 'Service', 'spec.rules[].http.paths[].backend.service.name'],
  [/^Route$/, 'Service', 'spec.to.name'],
  [/^StatefulSet$/, 'Service', 'spec.serviceName'],
];

/** Objects that are named with their kind, and the kinds that can be meant. */
const typedPaths: readonly (readonly [path: string, kinds: readonly string[]])[] = [
  ['spec.scaleTargetRef', ['Deployment', 'StatefulSet', 'ReplicaSet']],
  ['roleRef', ['Role', 'ClusterRole']],
  ['subjects[]', ['ServiceAccount']],
];

/** Whether a name is that of an object that a cluster has itself. */
const isOfCluster = (name = ''): boolean => /^(?:default$|kube-|openshift-)/.test(name);

/** Kinds of objects that belong to certain pods, so that one which no pod names is probably meant by a name that is not there. */
const ofPods = ['ConfigMap', 'Secret', 'PersistentVolumeClaim', 'ServiceAccount'];

const isNumber = (port: Tree): boolean => /^\d+$/.test(textOf(port) ?? '');

/** All names that manifests refer to. */
export const referencesOf = cached((input: Files): readonly NameUse[] => {
  const resources = resourcesOf(input).filter(({file}) => !isChart(file));
  const inObjects = resources.flatMap((resource): NameUse[] => {
    const {file, tree, kind, isPart} = resource;
    const refer = (
      values: readonly Tree[],
      what: string,
      among: NameUse['among'],
      {isSure = false, isLikely = false}: {isSure?: boolean; isLikely?: boolean} = {},
    ): NameUse[] =>
      values.flatMap((value) => {
        const name = textOf(value);
        return name === undefined ? [] : [{file, at: value.at, name, what, among, isSure: isSure && !isPart, isLikely}];
      });
    const named = (values: readonly Tree[], of = file): NameUse['among'] =>
      values.map((value) => ({file: of, at: value.at, name: textOf(value) ?? ''}));
    const near = resources.filter((one) => isNear(one, resource));
    const objects = (wanted: string): Resource[] => near.filter((one) => one.kind === wanted);
    const object = (values: readonly Tree[], wanted: string, what = wanted): NameUse[] =>
      values.flatMap((value) => {
        const strays = resources.filter((one) => one.kind === wanted && one.name === textOf(value));
        const [own, other] = [resource.space, strays[0]?.space];
        if (own && other && !strays.some((one) => isNear(one, resource))) {
          // A kustomization that gives its manifests another namespace than they have is the probable mistake.
          const isMoved = ![own.name, undefined].includes(textOf(valueOf(tree, 'metadata', 'namespace')));
          const [wrong, right] = isMoved ? [own, other] : [other, own];
          const pair = `${wanted} and the ${kind} that names it`;
          return [{...wrong, what: 'namespace', pair, among: [{...right, name: '/'}], isSure: false, isLikely: true}];
        }
        // An operator can make an object from another one of its name.
        const isOfOperator = (one: Resource): boolean =>
          /^(?!.*\bk8s\.io\/)[\w-]+\./.test(textOf(valueOf(one.tree, 'apiVersion')) ?? '');
        const others = resources.filter(
          (one) =>
            one.name === textOf(value) && (isOfOperator(one) || (podOf(one) && /^(?:Deployment|.*Set)$/.test(wanted))),
        );
        const among = [...objects(wanted), ...others].flatMap(({name, ...one}) => (name ? [{...one, name}] : []));
        const isOpen = isClosed(input) && objects(wanted).length > 0;
        return refer([value], what, among, {isLikely: isOpen && !isOfCluster(textOf(value))});
      });
    const inMap = (reference: Tree, nameKey: string, wanted: string): NameUse[] => {
      if (textOf(valueOf(reference, 'optional')) === 'true') {
        return [];
      }
      const value = valueOf(reference, nameKey);
      const owner = objects(wanted).filter((one) => one.name === textOf(value));
      const maps = owner.map((one) => dataOf(one, input));
      const keys = maps.flatMap(({entries}) => entries.map((one) => ({...one, isKey: true})));
      const isSure = maps.every(({isWhole}) => isWhole) && keys.length > 0;
      return [
        ...object(value ? [value] : [], wanted),
        ...(maps.length === 0
          ? []
          : refer([...allAt(reference, 'key'), ...allAt(reference, 'items[].key')], `${wanted}-key`, keys, {isSure})),
      ];
    };
    /** Names with the kind of what has them. The only object of the name can be of another kind. */
    const typed = (reference: Tree, kinds: readonly string[]): NameUse[] => {
      const [name, asked, version] = ['name', 'kind', 'apiVersion'].map((key) => valueOf(reference, key));
      const wanted = textOf(asked) ?? '';
      const found = near.filter((one) => one.name === textOf(name) && [wanted, ...kinds].includes(one.kind));
      const own = found.filter((one) => one.kind === wanted);
      const [other] = own.length > 0 ? [] : found;
      if (other && asked) {
        const among = [{...other, name: other.kind, isKey: true}];
        return refer([asked], 'kind', among, {isLikely: true});
      }
      const versions = own.flatMap((one) => named(allAt(one.tree, 'apiVersion'), one.file));
      const isOpen = kinds.includes(wanted) && wanted !== 'ClusterRole';
      return [
        ...(isOpen && name
          ? object([name], wanted, kind === 'RoleBinding' && wanted === 'ServiceAccount' ? 'subject' : wanted)
          : []),
        ...(versions.length > 0 && version ? refer([version], 'apiVersion', versions, {isLikely: true}) : []),
      ];
    };
    const pod = podOf(resource);
    const spec = pod?.spec;
    const containers = [...allAt(spec, 'initContainers[]'), ...allAt(spec, 'containers[]')];
    const servicePorts = (service: Tree | undefined): NameUse['among'] =>
      objects('Service')
        .filter(({name}) => name !== undefined && name === textOf(service))
        .flatMap((one) => ['name', 'port'].flatMap((key) => named(allAt(one.tree, `spec.ports[].${key}`), one.file)));
    const has = (one: Resource, {name, value}: Entry): boolean =>
      textOf(valueOf(podLabelsOf(one), name)) === textOf(value);
    /** Labels that no pod has. If each one has some of them, the last one. */
    const labels = (
      wanted: Tree | undefined,
      what: string,
      owners: readonly Resource[],
      isSure: boolean,
      isOwn = true,
    ): NameUse[] => {
      const pods = owners.filter((one) => podLabelsOf(one));
      const all = entriesOf(wanted);
      const missed = all.filter((entry) => !pods.some((one) => has(one, entry)));
      // Pods of the same name are probably meant.
      const isLikely = isOwn && (isClosed(input) || pods.some((one) => one.name === resource.name));
      return pods.some((one) => all.every((entry) => has(one, entry)))
        ? []
        : (missed.length > 0 ? missed : all.slice(-1)).flatMap(({name: label, value}) => {
            const found = missed.length > 0 ? pods : [];
            const among = found.flatMap((one) => named([valueOf(podLabelsOf(one), label) ?? []].flat(), one.file));
            return refer([value], what, among, {isSure, isLikely});
          });
    };
    // Peers of a policy can be pods of other manifests.
    const select = (wanted: Tree | undefined, isOwn = true): NameUse[] =>
      labels(valueOf(wanted, 'matchLabels'), 'pods', near, false, isOwn);
    /** Ports of a policy that the pods, which it protects or leads to, do not have. */
    const policyPorts = (): NameUse[] =>
      ['ingress', 'egress'].flatMap((way) =>
        allAt(tree, `spec.${way}[]`).flatMap((rule) => {
          const peers = way === 'ingress' ? [valueOf(tree, 'spec')] : allAt(rule, 'to[]');
          const wanted = peers.map((peer) => entriesOf(valueOf(peer, 'podSelector', 'matchLabels')));
          const isKnown = peers.every(
            (peer, index) => wanted[index]!.length > 0 && !valueOf(peer, 'namespaceSelector'),
          );
          const chosen = near.filter(
            (one) => podLabelsOf(one) && wanted.some((all) => all.every((entry) => has(one, entry))),
          );
          const doors = chosen.map((one) =>
            ['name', 'containerPort'].flatMap((key) =>
              named(allAt(podOf(one)?.spec, `containers[].ports[].${key}`), one.file),
            ),
          );
          return isKnown && peers.length > 0 && doors.length > 0 && doors.every(({length}) => length > 0)
            ? refer(
                allAt(rule, 'ports[]').flatMap((port) => (valueOf(port, 'endPort') ? [] : allAt(port, 'port'))),
                'policyPort',
                doors.flat(),
                {isLikely: true},
              )
            : [];
        }),
      );
    const policy = (): NameUse[] => [
      ...policyPorts(),
      ...select(valueOf(tree, 'spec', 'podSelector')),
      ...[...allAt(tree, 'spec.ingress[].from[]'), ...allAt(tree, 'spec.egress[].to[]')].flatMap((peer) =>
        valueOf(peer, 'namespaceSelector') ? [] : select(valueOf(peer, 'podSelector'), false),
      ),
    ];
    const service = (): NameUse[] => {
      const chosen = resources.filter((one) => selects(resource, one, input));
      const ports = chosen.flatMap((one) => named(allAt(podOf(one)?.spec, 'containers[].ports[].name'), one.file));
      const targets = allAt(tree, 'spec.ports[].targetPort').filter((port) => !isNumber(port));
      // A copied Service leads to the pods of the one that it was copied from.
      const own = near.find((one) => podOf(one) && !one.isPart && one.name !== undefined && one.name === resource.name);
      const selector = valueOf(tree, 'spec', 'selector');
      const isCopy = own && chosen.length > 0 && !chosen.includes(own) && podLabelsOf(own);
      return [
        ...(isCopy
          ? entriesOf(selector)
              .filter((entry) => !has(own, entry))
              .flatMap(({name: label, value}) =>
                refer([value], 'otherPods', named([valueOf(podLabelsOf(own), label) ?? []].flat(), own.file), {
                  isLikely: true,
                }),
              )
          : []),
        ...(ports.length > 0 ? refer(targets, 'targetPort', ports, {isSure: true}) : []),
        ...labels(valueOf(tree, 'spec', 'selector'), 'pods', near, false),
      ];
    };
    /** Ports of a Route, which needs the name of one of the Service, or the number of one of its pods. */
    const routePorts = (): NameUse[] => {
      const [service, ...others] = objects('Service').filter(
        ({name}) => name !== undefined && name === textOf(valueOf(tree, 'spec', 'to', 'name')),
      );
      const ports = allAt(service?.tree, 'spec.ports[]');
      const doors = ports.map((port) => valueOf(port, 'targetPort') ?? valueOf(port, 'port'));
      const pods = resources.filter((one) => service && selects(service, one, input));
      const inside = pods.flatMap((one) => allAt(podOf(one)?.spec, 'containers[].ports[]'));
      const numbers = doors.flatMap((door) => {
        const own = inside.filter((port) => textOf(valueOf(port, 'name')) === textOf(door));
        return door && isNumber(door) ? [door] : own.flatMap((port) => allAt(port, 'containerPort'));
      });
      const among = [
        ...named(
          ports.flatMap((port) => allAt(port, 'name')),
          service?.file,
        ),
        ...named(numbers, service?.file),
      ];
      const isSure = others.length === 0 && ports.length > 0 && numbers.length >= doors.length;
      return refer(allAt(tree, 'spec.port.targetPort'), 'routePort', among, {isSure});
    };
    /** Ports that Prometheus reads, of the Services or pods that a monitor selects. */
    const monitor = (): NameUse[] => {
      const isOfPods = kind === 'PodMonitor';
      const all = isOfPods
        ? resources.filter((one) => podLabelsOf(one))
        : resources.filter((one) => one.kind === 'Service');
      const labelsIn = (one: Resource): Tree | undefined =>
        isOfPods ? podLabelsOf(one) : valueOf(one.tree, 'metadata', 'labels');
      const selector = valueOf(tree, 'spec', 'selector');
      const wanted = entriesOf(valueOf(selector, 'matchLabels'));
      const found = all.filter((one) => fitsSelector(selector, labelsIn(one)));
      const ports = found.flatMap((one) =>
        named(
          isOfPods ? allAt(podOf(one)?.spec, 'containers[].ports[].name') : allAt(one.tree, 'spec.ports[].name'),
          one.file,
        ),
      );
      const spaces = found.flatMap(({space}) => (space ? [{...space, isKey: false}] : []));
      // Names of Services that have the label only for their pods.
      const bare = all.filter((one) => one.name !== undefined && wanted.some(({value}) => textOf(value) === one.name));
      return found.length === 0
        ? wanted.flatMap(({name: label, value}) => {
            const among = all.flatMap((one) => named([valueOf(labelsIn(one), label) ?? []].flat(), one.file));
            const isOpen = all.length > 0 && (isClosed(input) || bare.length > 0);
            return refer([value], isOfPods ? 'pods' : 'monitored', among, {isLikely: isOpen});
          })
        : [
            ...refer(
              allAt(tree, `spec.${isOfPods ? 'podMetricsEndpoints' : 'endpoints'}[].port`),
              'monitorPort',
              ports,
              {
                isSure: ports.length > 0,
              },
            ),
            ...(spaces.length > 0
              ? refer(allAt(tree, 'spec.namespaceSelector.matchNames[]').slice(0, 1), 'monitorSpace', spaces, {
                  isLikely: allAt(tree, 'spec.namespaceSelector.matchNames[]').length === 1,
                })
              : []),
          ];
    };
    const patch = (): NameUse[] => {
      const whole = objects(kind).filter((one) => !one.isPart);
      const targets = whole.filter(({name}) => name === resource.name);
      const candidates = targets.flatMap((one) =>
        ['initContainers', 'containers'].flatMap((list) => named(allAt(podOf(one)?.spec, `${list}[].name`), one.file)),
      );
      const added = targets.length > 0 ? containers.filter((one) => !valueOf(one, 'image')) : [];
      return [
        ...refer(
          allAt(tree, 'metadata.name'),
          'patch',
          whole.flatMap(({name = '', ...one}) => ({...one, name})),
          {
            isLikely: isClosed(input),
          },
        ),
        ...refer(
          added.flatMap((one) => allAt(one, 'name')),
          'patchContainer',
          candidates,
          {isLikely: true},
        ),
      ];
    };
    /** Accounts of a binding that are in another namespace, or that no pod has, although the open pods have others. */
    const wrongAccounts = (): NameUse[] => {
      const pods = resources.filter((one) => podOf(one) && !one.isPart);
      const used = pods.map((one) => named(allAt(podOf(one)?.spec, 'serviceAccountName'), one.file));
      const isOwn = pods.length > 0 && used.every(({length}) => length > 0);
      const spaces = kustomizationsOf(input).map((one) => textOf(valueOf(one.tree, 'namespace')));
      return allAt(tree, 'subjects[]').flatMap((subject) => {
        const [kindOf, name, space] = ['kind', 'name', 'namespace'].map((key) => textOf(valueOf(subject, key)));
        const accounts = resources.filter((one) => one.kind === 'ServiceAccount' && one.name === name);
        const own = accounts.flatMap((one) => named(allAt(one.tree, 'metadata.namespace'), one.file));
        const isOpen = own.length > 0 && own.length === accounts.length && !spaces.includes(space);
        // Every namespace has this account, which the cluster makes.
        const isDefault = isOwn && kindOf === 'ServiceAccount' && name === 'default';
        return [
          ...(isOpen ? refer(allAt(subject, 'namespace'), 'subjectNamespace', own, {isLikely: true}) : []),
          ...(isDefault ? refer(allAt(subject, 'name'), 'subject', used.flat(), {isLikely: true}) : []),
        ];
      });
    };
    const written = textOf(valueOf(tree, 'metadata', 'namespace'));
    const isElsewhere = (one: Tree): boolean => (textOf(valueOf(one, 'namespace')) ?? written) !== written;
    const mounted = [...allAt(spec, 'volumes[].name'), ...allAt(tree, 'spec.volumeClaimTemplates[].metadata.name')];
    /** Labels of the pods that their own selector does not have. If a Service selects them, the selector is wrong. */
    const ownLabels = (): NameUse[] => {
      const isAsked = (label: string): boolean =>
        objects('Service').some((one) =>
          entriesOf(valueOf(one.tree, 'spec', 'selector')).some(({value}) => textOf(value) === label),
        );
      return labels(valueOf(tree, 'spec', 'selector', 'matchLabels'), 'selector', [resource], true).map((use) => {
        const [label] = use.among;
        return label === undefined || isAsked(label.name)
          ? use
          : {...use, ...label, what: 'pod-label', among: [{file, at: use.at, name: use.name}]};
      });
    };
    return [
      ...mapPaths.flatMap(([wanted, path, nameKey]) =>
        allAt(spec, path).flatMap((reference) => inMap(reference, nameKey, wanted)),
      ),
      ...object(allAt(spec, 'volumes[].persistentVolumeClaim.claimName'), 'PersistentVolumeClaim'),
      ...object(allAt(spec, 'serviceAccountName'), 'ServiceAccount'),
      ...objectPaths.flatMap(([of, wanted, path]) => (of.test(kind) ? object(allAt(tree, path), wanted) : [])),
      ...typedPaths.flatMap(([path, kinds]) =>
        allAt(tree, path).flatMap((one) => (isElsewhere(one) ? [] : typed(one, kinds))),
      ),
      ...containers.flatMap((container) => {
        const ports = named(allAt(container, 'ports[].name'));
        const probes = ['startupProbe', 'readinessProbe', 'livenessProbe'].flatMap((probe) =>
          ['httpGet', 'tcpSocket'].flatMap((way) => allAt(container, `${probe}.${way}.port`)),
        );
        const isSure = allAt(spec, 'volumes[]').length > 0;
        return [
          ...refer(allAt(container, 'volumeMounts[].name'), 'volume', named(mounted), {isSure}),
          ...allAt(container, 'envFrom[].configMapRef.name').flatMap((value) => {
            const [maps, secrets] = ['ConfigMap', 'Secret'].map((one) =>
              objects(one).filter(({name}) => name === textOf(value)),
            ) as [Resource[], Resource[]];
            const has = (one: Resource): boolean => dataOf(one, input).entries.some(({name}) => /^\w+$/.test(name));
            const meant = secrets.filter(has).map((one) => ({...one, name: '/'}));
            return maps.some(has) || meant.length === 0 ? [] : refer([value], 'noVariables', meant, {isLikely: true});
          }),
          ...allAt(container, 'volumeMounts[]').flatMap((one) => {
            const {entries, isWhole} = filesIn([one], resource, input);
            // A part of a path is a folder.
            const isFlat = !entries.some(({name}) => name.includes('/'));
            return refer(allAt(one, 'subPath'), 'subPath', entries, {isSure: isWhole && isFlat && entries.length > 0});
          }),
          ...refer(
            probes.filter((port) => !isNumber(port)),
            'probe',
            ports,
            {
              isSure: allAt(container, 'ports[]').length > 0,
            },
          ),
        ];
      }),
      ...allAt(tree, 'spec.rules[].http.paths[].backend.service').flatMap((backend) => {
        const ports = servicePorts(valueOf(backend, 'name'));
        return refer([...allAt(backend, 'port.name'), ...allAt(backend, 'port.number')], 'port', ports, {
          isSure: ports.length > 0,
        });
      }),
      ...(/^(?:Service|Pod)Monitor$/.test(kind) ? monitor() : []),
      ...(kind === 'Route' ? routePorts() : []),
      ...(kind === 'RoleBinding' ? wrongAccounts() : []),
      ...(kind === 'Service' ? service() : []),
      ...(kind === 'NetworkPolicy' ? policy() : []),
      ...(kind === 'PodDisruptionBudget' ? select(valueOf(tree, 'spec', 'selector')) : []),
      ...(isPatch(resource, input) ? patch() : []),
      ...(pod && valueOf(pod.template, 'metadata', 'labels') ? ownLabels() : []),
    ];
  });
  const charts = input.files.filter(isChart);
  const listsOf = (form: RegExp) =>
    charts.flatMap((file) =>
      file.trees
        .flatMap(allEntries)
        .flatMap(({name: key, value}) => (form.test(key) ? itemsOf(value) : []))
        .flatMap((item) => valueOf(item, 'name') ?? [])
        .map((one) => ({file, at: one.at, name: textOf(one) ?? ''})),
    );
  const volumes = listsOf(/^(?:extra)?volumes$/i);
  // Templates have such volumes of their own.
  const isUsual = (name: string): boolean => /^(?:.*-)?(?:data|te?mp|config|logs?|cache|storage|dir)$|\{\{/.test(name);
  const mounts = listsOf(/^(?:extra)?volumeMounts$/i).filter(({name}) => !isUsual(name));
  const inCharts = mounts.map((one): NameUse => ({
    ...one,
    what: 'volume',
    among: volumes,
    isSure: false,
    isLikely: true,
  }));
  const used = new Set(inObjects.map(({what, name}) => `${what} ${name}`));
  const free = (what: string, among: NameUse['among']): NameUse['among'] =>
    ofPods.includes(what) ? among.filter((one) => one.kind === what && !used.has(`${what} ${one.name}`)) : [];
  return [
    ...inObjects.map((use): NameUse => {
      const {name, what, among} = use;
      const left = free(what, among);
      const isOwn = what === 'ServiceAccount' || what === 'PersistentVolumeClaim';
      const isNamed = left.some((one) => nearest(name, [one.name]));
      return {
        ...use,
        isLikely: use.isLikely || (isOwn && left.length > 0 && !isOfCluster(name)),
        isClosed: isNamed && isClosed(input),
      };
    }),
    ...inCharts,
    ...kustomized(input),
  ];
});
