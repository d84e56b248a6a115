/** Names in manifests that other manifests, or other parts of them, define. */
import {cached} from '../model/cached';
import type {Files} from '../model/parse';
import {entriesOf, itemsOf, textOf, valueOf, type Entry, type Tree} from '../model/tree';
import {containersOf} from './containers';
import {dataOf, isNear, podOf, resourcesOf, selects, type Resource} from './kubernetes';
import {isClosed, isPatch, kustomized, type NameUse} from './kustomize';

/** Whether a port has a name. Numbers are compared with the hosts, see `hosts.ts`. */
const isName = (port: Tree): boolean => !/^\d+$/.test(textOf(port) ?? '');

/** All names that manifests refer to. */
export const referencesOf = cached((input: Files): readonly NameUse[] => {
  const resources = resourcesOf(input);
  const inObjects = resources.flatMap((resource): NameUse[] => {
    const {file, tree, kind, isPart} = resource;
    const refer = (
      value: Tree | undefined,
      what: string,
      among: NameUse['among'],
      isSure: boolean,
      isLikely = false,
    ): NameUse[] => {
      const name = textOf(value);
      return value && name !== undefined
        ? [{file, at: value.at, name, what, among, isSure: isSure && !isPart, isLikely}]
        : [];
    };
    const named = (items: readonly Tree[], key = 'name', of = file): NameUse['among'] =>
      items.flatMap((item) => {
        const value = valueOf(item, key);
        return value ? [{file: of, at: value.at, name: textOf(value) ?? ''}] : [];
      });
    const objects = (wanted: string): Resource[] =>
      resources.filter((one) => one.kind === wanted && isNear(one, resource));
    const object = (value: Tree | undefined, wanted: string, title = wanted): NameUse[] => {
      const others = resources.filter(
        ({kind: other, name}) => other !== wanted && name !== undefined && name === textOf(value),
      );
      // An operator can make an object from another one of its name.
      const among = [...objects(wanted), ...others].flatMap(({name, ...one}) =>
        name === undefined ? [] : [{...one, name}],
      );
      // Secrets, and what a cluster has itself, are often made outside the manifests.
      const isLikely =
        isClosed(input) &&
        objects(wanted).length > 0 &&
        wanted !== 'Secret' &&
        !/^(?:default$|kube-|openshift-)/.test(textOf(value) ?? '');
      return refer(value, `No open ${title} has this name`, among, false, isLikely);
    };
    const spec = podOf(resource)?.spec;
    const owned = containersOf(input).filter(({pod}) => pod === resource);
    const inMap = (reference: Tree | undefined, name: string, wanted: string): NameUse[] => {
      if (!reference || textOf(valueOf(reference, 'optional')) === 'true') {
        return [];
      }
      const value = valueOf(reference, name);
      const maps = objects(wanted)
        .filter((one) => one.name === textOf(value))
        .map((one) => dataOf(one, input));
      const keys = maps.flatMap(({entries}) => entries.map((one) => ({...one, isKey: true})));
      const isWhole = maps.length > 0 && maps.every((one) => one.isWhole) && keys.length > 0;
      return [
        ...object(value, wanted),
        ...[
          valueOf(reference, 'key'),
          ...itemsOf(valueOf(reference, 'items')).map((item) => valueOf(item, 'key')),
        ].flatMap((key) =>
          maps.length === 0
            ? []
            : refer(key, `No key of this ${wanted} has this name, so the container does not start`, keys, isWhole),
        ),
      ];
    };
    const volumes = itemsOf(valueOf(spec, 'volumes'));
    const claims = itemsOf(valueOf(tree, 'spec', 'volumeClaimTemplates')).flatMap(
      (item) => valueOf(item, 'metadata') ?? [],
    );
    const backends = itemsOf(valueOf(tree, 'spec', 'rules'))
      .flatMap((rule) => itemsOf(valueOf(rule, 'http', 'paths')))
      .flatMap((path) => valueOf(path, 'backend', 'service') ?? []);
    const servicePorts = (service: Tree | undefined): NameUse['among'] =>
      objects('Service')
        .filter(({name}) => name !== undefined && name === textOf(service))
        .flatMap((one) =>
          ['name', 'port'].flatMap((key) => named(itemsOf(valueOf(one.tree, 'spec', 'ports')), key, one.file)),
        );
    const route = kind === 'Route' ? valueOf(tree, 'spec', 'to', 'name') : undefined;
    const chosen = kind === 'Service' ? containersOf(input).filter(({pod}) => selects(resource, pod, input)) : [];
    const chosenPorts = chosen.flatMap((one) => named(itemsOf(valueOf(one.tree, 'ports')), 'name', one.file));
    const labelsOf = (one: Resource): Tree | undefined => valueOf(podOf(one)?.template, 'metadata', 'labels');
    /** Labels that no pod has. If each one has some of them, the last one. */
    const labels = (
      wanted: Tree | undefined,
      what: string,
      owners: readonly Resource[],
      isSure: boolean,
      isOwn = true,
    ): NameUse[] => {
      const pods = owners.filter((one) => labelsOf(one));
      const has = (one: Resource, {name, value}: Entry): boolean =>
        textOf(valueOf(labelsOf(one), name)) === textOf(value);
      const all = entriesOf(wanted);
      const missed = all.filter((entry) => !pods.some((one) => has(one, entry)));
      // Pods of the same name are probably meant.
      const isLikely = isOwn && (isClosed(input) || pods.some((one) => one.name === resource.name));
      return pods.some((one) => all.every((entry) => has(one, entry)))
        ? []
        : (missed.length > 0 ? missed : all.slice(-1)).flatMap(({name: label, value}) => {
            const found = pods.flatMap((one) => {
              const own = valueOf(labelsOf(one), label);
              return own && missed.length > 0 ? [{file: one.file, at: own.at, name: textOf(own) ?? ''}] : [];
            });
            return refer(value, what, found, isSure, isLikely);
          });
    };
    const near = resources.filter((one) => isNear(one, resource));
    const noPod = 'No open pod has this label, so nothing is selected';
    // Peers of a policy can be pods of other manifests.
    const select = (wanted: Tree | undefined, isOwn = true): NameUse[] =>
      labels(valueOf(wanted, 'matchLabels'), noPod, near, false, isOwn);
    const peers = ['ingress', 'egress'].flatMap((way) =>
      itemsOf(valueOf(tree, 'spec', way)).flatMap((rule) =>
        ['from', 'to'].flatMap((end) => itemsOf(valueOf(rule, end))),
      ),
    );
    const written = textOf(valueOf(tree, 'metadata', 'namespace'));
    const bound = [
      valueOf(tree, 'roleRef'),
      ...itemsOf(valueOf(tree, 'subjects')).filter((one) => (textOf(valueOf(one, 'namespace')) ?? written) === written),
    ].flatMap((one) => {
      const wanted = textOf(valueOf(one, 'kind')) ?? '';
      return /^(?:Role|ServiceAccount)$/.test(wanted) ? object(valueOf(one, 'name'), wanted) : [];
    });
    const template = podOf(resource)?.template;
    /** What a patch is for, and its containers. */
    const whole = objects(kind).filter((one) => !one.isPart);
    const targets = whole.filter(({name}) => name === resource.name);
    const containersIn = (one: Resource): Tree[] =>
      ['initContainers', 'containers'].flatMap((key) => itemsOf(valueOf(podOf(one)?.spec, key)));
    const patched = !isPatch(resource, input)
      ? []
      : [
          ...refer(
            valueOf(tree, 'metadata', 'name'),
            'No open object of this kind has the name, so kustomize finds nothing to patch',
            whole.flatMap(({name = '', ...one}) => ({...one, name})),
            false,
            isClosed(input),
          ),
          ...(targets.length > 0 ? containersIn(resource) : [])
            .filter((one) => !valueOf(one, 'image'))
            .flatMap((one) =>
              refer(
                valueOf(one, 'name'),
                'No container of the patched object has this name, so the patch adds one without an image',
                targets.flatMap((one) => named(containersIn(one), 'name', one.file)),
                false,
                true,
              ),
            ),
        ];
    return [
      ...volumes.flatMap((volume) => [
        ...inMap(valueOf(volume, 'configMap'), 'name', 'ConfigMap'),
        ...inMap(valueOf(volume, 'secret'), 'secretName', 'Secret'),
        ...itemsOf(valueOf(volume, 'projected', 'sources')).flatMap((source) => [
          ...inMap(valueOf(source, 'configMap'), 'name', 'ConfigMap'),
          ...inMap(valueOf(source, 'secret'), 'name', 'Secret'),
        ]),
        ...object(valueOf(volume, 'persistentVolumeClaim', 'claimName'), 'PersistentVolumeClaim'),
      ]),
      ...object(valueOf(spec, 'serviceAccountName'), 'ServiceAccount'),
      ...owned.flatMap(({tree: container}) => {
        const ports = itemsOf(valueOf(container, 'ports'));
        const probes = ['startupProbe', 'readinessProbe', 'livenessProbe'].flatMap((key) =>
          ['httpGet', 'tcpSocket'].flatMap((way) => valueOf(container, key, way, 'port') ?? []),
        );
        return [
          ...itemsOf(valueOf(container, 'volumeMounts')).flatMap((mount) =>
            refer(
              valueOf(mount, 'name'),
              'No volume of this pod has this name, so the pod is rejected',
              named([...volumes, ...claims]),
              volumes.length > 0,
            ),
          ),
          ...['env', 'envFrom'].flatMap((key) =>
            itemsOf(valueOf(container, key)).flatMap((item) => [
              ...inMap(
                valueOf(item, 'configMapRef') ?? valueOf(item, 'valueFrom', 'configMapKeyRef'),
                'name',
                'ConfigMap',
              ),
              ...inMap(valueOf(item, 'secretRef') ?? valueOf(item, 'valueFrom', 'secretKeyRef'), 'name', 'Secret'),
            ]),
          ),
          ...probes
            .filter(isName)
            .flatMap((port) =>
              refer(
                port,
                'No port of this container has this name, so the probe fails',
                named(ports),
                ports.length > 0,
              ),
            ),
        ];
      }),
      ...(chosenPorts.length > 0 ? itemsOf(valueOf(tree, 'spec', 'ports')) : [])
        .flatMap((port) => valueOf(port, 'targetPort') ?? [])
        .filter(isName)
        .flatMap((port) =>
          refer(
            port,
            'No port of the containers behind this Service has this name, so it reaches nothing',
            chosenPorts,
            true,
          ),
        ),
      ...backends.flatMap((service) => [
        ...object(valueOf(service, 'name'), 'Service'),
        ...['name', 'number'].flatMap((key) => {
          const ports = servicePorts(valueOf(service, 'name'));
          return refer(
            valueOf(service, 'port', key),
            'No port of this Service has this name or number, so requests get an error',
            ports,
            ports.length > 0,
          );
        }),
      ]),
      ...object(route, 'Service'),
      ...(route && servicePorts(route).length > 0
        ? refer(
            valueOf(tree, 'spec', 'port', 'targetPort'),
            'No port of this Service has this name or number, so requests get an error',
            servicePorts(route),
            false,
          )
        : []),
      ...(kind === 'HorizontalPodAutoscaler'
        ? object(
            valueOf(tree, 'spec', 'scaleTargetRef', 'name'),
            textOf(valueOf(tree, 'spec', 'scaleTargetRef', 'kind')) ?? '',
            'workload',
          )
        : []),
      ...(kind === 'StatefulSet' ? object(valueOf(tree, 'spec', 'serviceName'), 'Service') : []),
      ...(/^(?:Cluster)?RoleBinding$/.test(kind) ? bound : []),
      ...(kind === 'Service' ? labels(valueOf(tree, 'spec', 'selector'), noPod, near, false) : []),
      ...(kind === 'NetworkPolicy' || kind === 'PodDisruptionBudget'
        ? select(valueOf(tree, 'spec', kind === 'NetworkPolicy' ? 'podSelector' : 'selector'))
        : []),
      ...(kind === 'NetworkPolicy'
        ? peers.flatMap((peer) =>
            valueOf(peer, 'namespaceSelector') ? [] : select(valueOf(peer, 'podSelector'), false),
          )
        : []),
      ...patched,
      ...(template && valueOf(template, 'metadata', 'labels')
        ? labels(
            valueOf(tree, 'spec', 'selector', 'matchLabels'),
            'The pods of this object do not have this label, so the API server rejects it',
            [resource],
            true,
          )
        : []),
    ];
  });
  return [...inObjects, ...kustomized(input)];
});
