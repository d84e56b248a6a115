/** Hosts that containers reach by name, and the ports at which they answer. */
import {isOfWords} from '../knowledge/vocabulary';
import {cached} from '../model/cached';
import {isChart} from '../model/kind';
import type {ParsedFile} from '../model/parse';
import {allAt, entriesOf, itemsOf, textOf, valueOf, type Place, type Tree} from '../model/tree';
import {namesIn, portOf} from './compose';
import type {Container} from './containers';
import {resourcesOf, selects} from './kubernetes';
import {kustomizationsOf, type Space} from './listed';
import {unitsOf, type Stack, type Unit} from './units';

/** A port of a host, or of one of its containers. */
export interface Door {
  /** Other containers reach the host at this port. Undefined if it is only that of a container. */
  port: number | undefined;
  /** The port in the container. Undefined if it has only a name. */
  target: number | undefined;
  /** Numbers of the same port at which containers do not reach the host, such as the published one. */
  others: readonly number[];
  file: ParsedFile;
  at: Place;
  /** Whether it replaces the ports of other files (`!override`). */
  isOverride?: boolean;
}

/** A host by its names. */
export interface Host {
  platform: Container['platform'];
  name: string;
  namespace: string | undefined;
  /** Where its namespace is set. */
  space?: Space | undefined;
  /** Which service it is, in messages: its name, if it is a key. */
  title: string;
  names: readonly string[];
  /** What answers. None if the host is elsewhere. */
  units: readonly Unit[];
  doors: readonly Door[];
  /** Whether it answers only at its doors. */
  isClosed: boolean;
  /** The namespaces in which it can be. Undefined if they are unknown. */
  namespaces?: readonly string[];
}

/** Ports in the blocks of a container. Those of a Pod are not those of its Service. */
export const doorsOf = (blocks: readonly Container[]): Door[] =>
  blocks.flatMap(({file, platform, ports, tree}) => {
    const exposed = allAt(tree, 'expose[]').map((item) => ({
      host: undefined,
      container: portOf(textOf(item)?.replace(/\/\w+$/, '')),
      at: item.at,
    }));
    const isOverride = valueOf(tree, 'ports')?.tag === '!override';
    return [...ports, ...exposed].map(({host, container, at}) => ({
      port: platform === 'compose' ? container : undefined,
      target: container,
      others: host === undefined || platform !== 'compose' ? [] : [host],
      file,
      at,
      isOverride,
    }));
  });

/** Networks of a Compose service in some of its blocks. Undefined if they do not show them. */
function networksIn(blocks: readonly Container[]): string[] | undefined {
  const isElsewhere = blocks.some(({tree}) => ['network_mode', 'extends', '<<'].some((key) => valueOf(tree, key)));
  const names = blocks.flatMap(({tree}) => namesIn(valueOf(tree, 'networks'))).flatMap(({name}) => name ?? []);
  return isElsewhere ? undefined : names.length > 0 ? names : ['default'];
}

/** Whether two services share no network: neither in all files, nor in one that has both, because files can be alternatives. */
export const areApart = (one: Unit, other: Unit): boolean =>
  [
    undefined,
    ...one.blocks.map(({file}) => file).filter((file) => other.blocks.some((block) => block.file === file)),
  ].every((file) => {
    const [own, others] = [one, other].map(({blocks}) =>
      networksIn(blocks.filter((block) => !file || block.file === file)),
    );
    return own && others && !own.some((name) => others.includes(name));
  });

/** Names of hosts in a service that are other machines. */
const elsewhere = (tree: Tree): string[] => [
  ...entriesOf(valueOf(tree, 'extra_hosts')).map(({name}) => name),
  ...['extra_hosts', 'links', 'external_links']
    .flatMap((key) => itemsOf(valueOf(tree, key)))
    .flatMap((item) => textOf(item)?.split(/[:=]/) ?? []),
];

/** The hosts of Kubernetes: the Services, with the containers of the pods that they select. */
const clusterHosts = (input: Stack): Host[] => {
  const spaces = kustomizationsOf(input).map(({tree}) => valueOf(tree, 'namespace'));
  return resourcesOf(input)
    .filter(({kind, name}) => kind === 'Service' && name !== undefined)
    .map((service) => {
      const {file, tree, name = '', namespace, space, at} = service;
      const units = unitsOf(input).filter(({pod}) => selects(service, pod, input));
      const ports = units.flatMap(({blocks}) =>
        blocks.flatMap((block) => block.ports.map((port) => ({file: block.file, ...port}))),
      );
      const doors = allAt(tree, 'spec.ports[]').map((entry): Door => {
        const [port, target, node] = ['port', 'targetPort', 'nodePort'].map((key) => textOf(valueOf(entry, key)));
        const named = ports.find((one) => one.name !== undefined && one.name === target);
        const place = named ? {file: named.file, at: named.at} : {file, at: (valueOf(entry, 'targetPort') ?? entry).at};
        const inside = named ? named.container : portOf(target ?? port);
        return {
          port: portOf(port),
          target: inside,
          others: [inside, portOf(node)].flatMap((one) => one ?? []),
          ...place,
        };
      });
      const namespaces = [valueOf(tree, 'metadata', 'namespace'), ...spaces].flatMap((one) => textOf(one) ?? []);
      const title = isOfWords(name, input.knowledge)
        ? `\`${name}\``
        : `in line ${file.lines.linePos(at.start).line} of \`${file.name}\``;
      const isClosed =
        !isChart(file) &&
        valueOf(tree, 'spec', 'selector') !== undefined &&
        doors.length > 0 &&
        textOf(valueOf(tree, 'spec', 'clusterIP')) !== 'None';
      return {
        platform: 'kubernetes',
        name,
        namespace,
        space,
        title,
        // Templates put the name of the release in front.
        names: isChart(file) ? [name, `*-${name}`] : [name],
        namespaces,
        units,
        doors: [...doors, ...units.flatMap(({blocks}) => doorsOf(blocks))],
        isClosed,
      };
    });
};

/** All hosts that containers reach by name. */
export const hostsOf = cached((input: Stack): readonly Host[] => [
  ...clusterHosts(input),
  ...unitsOf(input)
    .filter(({platform}) => platform === 'compose')
    .flatMap((unit) => {
      const {name, platform, namespace, blocks} = unit;
      const trees = blocks.map(({tree}) => tree);
      const aliases = trees
        .flatMap((tree) => entriesOf(valueOf(tree, 'networks')))
        .flatMap(({value}) => allAt(value, 'aliases[]'));
      const others = trees.flatMap((tree) => [valueOf(tree, 'container_name'), valueOf(tree, 'hostname')]);
      const names = [name, ...[...others, ...aliases].flatMap((one) => textOf(one) ?? [])];
      const host = {platform, name, namespace, title: `\`${name}\``, isClosed: false};
      return [
        {...host, names, units: [unit], doors: doorsOf(blocks)},
        {...host, names: trees.flatMap(elsewhere), units: [], doors: []},
      ];
    }),
]);
