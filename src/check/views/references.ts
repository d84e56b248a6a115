/** Names in manifests that other manifests, or other parts of them, define. */
import {cached} from '../model/cached';
import type {Files, ParsedFile} from '../model/parse';
import {entriesOf, itemsOf, textOf, valueOf, type Place, type Tree} from '../model/tree';
import {containersOf} from './containers';
import {dataOf, isNear, podOf, resourcesOf, selects, type Resource} from './kubernetes';

/** A name, and the names that it can be. */
export interface NameUse {
  file: ParsedFile;
  at: Place;
  name: string;
  /** The beginning of a sentence that no candidate has the name. */
  what: string;
  among: readonly {file: ParsedFile; at: Place; name: string; isKey?: boolean}[];
  /** Whether all candidates are open. */
  isSure: boolean;
}

/** Whether a port has a name. Numbers are compared with the hosts, see `hosts.ts`. */
const isName = (port: Tree): boolean => !/^\d+$/.test(textOf(port) ?? '');

/** All names that manifests refer to. */
export const referencesOf = cached((input: Files): readonly NameUse[] => {
  const resources = resourcesOf(input);
  return resources.flatMap((resource): NameUse[] => {
    const {file, tree, kind, isPart} = resource;
    const refer = (value: Tree | undefined, what: string, among: NameUse['among'], isSure: boolean): NameUse[] => {
      const name = textOf(value);
      return value && name !== undefined ? [{file, at: value.at, name, what, among, isSure: isSure && !isPart}] : [];
    };
    const named = (items: readonly Tree[], key = 'name'): NameUse['among'] =>
      items.flatMap((item) => {
        const value = valueOf(item, key);
        return value ? [{file, at: value.at, name: textOf(value) ?? ''}] : [];
      });
    const objects = (wanted: string): Resource[] =>
      resources.filter((one) => one.kind === wanted && isNear(one, resource));
    const object = (value: Tree | undefined, wanted: string): NameUse[] => {
      const others = resources.filter(
        ({kind: other, name}) => other !== wanted && name !== undefined && name === textOf(value),
      );
      // An operator can make an object from another one of its name.
      const among = [...objects(wanted), ...others].flatMap(({name, ...one}) =>
        name === undefined ? [] : [{...one, name}],
      );
      return refer(value, `No open ${wanted}`, among, false);
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
        ].flatMap((key) => (maps.length === 0 ? [] : refer(key, `No key of this ${wanted}`, keys, isWhole))),
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
        .flatMap((one) => itemsOf(valueOf(one.tree, 'spec', 'ports')))
        .flatMap((port) => [...named([port]), ...named([port], 'port')]);
    const route = kind === 'Route' ? valueOf(tree, 'spec', 'to', 'name') : undefined;
    const chosen = kind === 'Service' ? containersOf(input).filter(({pod}) => selects(resource, pod, input)) : [];
    const chosenPorts = chosen.flatMap(({tree: one}) => itemsOf(valueOf(one, 'ports')));
    const labels = (
      wanted: Tree | undefined,
      what: string,
      templates: readonly Resource[],
      isSure: boolean,
    ): NameUse[] =>
      entriesOf(wanted).flatMap(({name: label, value}) => {
        const found = templates.flatMap((one) => {
          const own = valueOf(podOf(one)?.template, 'metadata', 'labels', label);
          return own ? [{file: one.file, at: own.at, name: textOf(own) ?? ''}] : [];
        });
        return refer(value, what, found, isSure);
      });
    const template = podOf(resource)?.template;
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
            refer(valueOf(mount, 'name'), 'No volume of this pod', named([...volumes, ...claims]), volumes.length > 0),
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
            .flatMap((port) => refer(port, 'No port of this container', named(ports), ports.length > 0)),
        ];
      }),
      ...(chosenPorts.length > 0 ? itemsOf(valueOf(tree, 'spec', 'ports')) : [])
        .flatMap((port) => valueOf(port, 'targetPort') ?? [])
        .filter(isName)
        .flatMap((port) => refer(port, 'No port of the containers behind this Service', named(chosenPorts), true)),
      ...backends.flatMap((service) => [
        ...object(valueOf(service, 'name'), 'Service'),
        ...['name', 'number'].flatMap((key) => {
          const ports = servicePorts(valueOf(service, 'name'));
          return refer(valueOf(service, 'port', key), 'No port of this Service', ports, ports.length > 0);
        }),
      ]),
      ...object(route, 'Service'),
      ...(route && servicePorts(route).length > 0
        ? refer(valueOf(tree, 'spec', 'port', 'targetPort'), 'No port of this Service', servicePorts(route), false)
        : []),
      ...(kind === 'HorizontalPodAutoscaler'
        ? object(
            valueOf(tree, 'spec', 'scaleTargetRef', 'name'),
            textOf(valueOf(tree, 'spec', 'scaleTargetRef', 'kind')) ?? '',
          )
        : []),
      ...(kind === 'Service'
        ? labels(valueOf(tree, 'spec', 'selector'), 'No label of open pods', resources, false)
        : []),
      ...(kind === 'NetworkPolicy'
        ? labels(valueOf(tree, 'spec', 'podSelector', 'matchLabels'), 'No label of open pods', resources, false)
        : []),
      ...(template && valueOf(template, 'metadata', 'labels')
        ? labels(valueOf(tree, 'spec', 'selector', 'matchLabels'), 'No label of the pods', [resource], true)
        : []),
    ];
  });
});
