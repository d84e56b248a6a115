/** Rules about services of Compose files together. */
import {groupedBy} from '../model/cached';
import {allAt, itemsOf, textOf, valueOf, type Tree} from '../model/tree';
import {namesIn, servicesOf} from '../views/compose';
import {containersOf} from '../views/containers';
import {groupsOf} from '../views/graph';
import {type Check, each, type Hit} from './rule';
import {lineOf} from './words';

export const dependencyLoop: Check = (input) => {
  // A service with a profile does not start with every other one.
  const always = servicesOf(input).filter(({tree}) => !valueOf(tree, 'profiles'));
  const edges = always.flatMap(({file, name, tree}) => {
    const shared = valueOf(tree, 'network_mode');
    const other = /^service:(.+)/.exec(textOf(shared) ?? '')?.[1];
    return [...namesIn(valueOf(tree, 'depends_on')), ...(shared && other ? [{name: other, at: shared.at}] : [])].map(
      ({name: to = '', at}) => ({file, from: name, to, at}),
    );
  });
  const targets = new Map<string, string[]>();
  edges.forEach(({from, to}) => {
    targets.set(to, targets.get(to) ?? []);
    targets
      .set(from, targets.get(from) ?? [])
      .get(from)!
      .push(to);
  });
  const groups = new Map(groupsOf(targets).flatMap((group) => group.map((name) => [name, group])));
  const reported = new Set<unknown>();
  return edges.flatMap(({file, from, to, at}) => {
    const group = groups.get(from);
    const isLoop = group === groups.get(to) && (from === to || group!.length > 1) && !reported.has(group);
    reported.add(isLoop ? group : undefined);
    const message =
      from === to ? `\`${from}\` depends on itself.` : `\`${to}\` also waits for \`${from}\`, directly or over others.`;
    return isLoop ? [{file, at, message}] : [];
  });
};

/** The ports of the host that an entry of `ports` publishes, with their address and protocol. None if Docker chooses them. */
function hostPortsOf(item: Tree) {
  const of = (name: string): string | undefined => textOf(valueOf(item, name));
  const text =
    item.type === 'map'
      ? `${of('host_ip') ?? ''}:${of('published') ?? ''}:/${of('protocol') ?? 'tcp'}`
      : (textOf(item) ?? '');
  const [, ip = '', first, last = first, protocol = 'tcp'] =
    /^(?:(.*):)?(\d+)(?:-(\d+))?:[\d-]*(?:\/(\w+))?$/.exec(text) ?? [];
  const address = /^(?:0\.0\.0\.0|\[?::\]?)$/.test(ip) ? '' : ip;
  return first === undefined ? [] : [{first: Number(first), last: Number(last), address, protocol, at: item.at}];
}

export const portTwice: Check = (input) => {
  // Each instance publishes the same ports.
  const several = servicesOf(input).flatMap(({file, tree}): Hit[] => {
    const count = valueOf(tree, 'deploy', 'replicas') ?? valueOf(tree, 'scale');
    const name = valueOf(tree, 'container_name');
    const fixed = allAt(tree, 'ports[]').find((item) => hostPortsOf(item).some(({first, last}) => first === last));
    const taken = Number(textOf(count)) > 1 ? (name ?? fixed) : undefined;
    const what = name ? 'this name' : 'this port of the host';
    const message = `Line ${count && lineOf(file, count.at)} starts several containers, but only one can have ${what}.`;
    return taken ? [{file, at: taken.at, message}] : [];
  });
  const all = servicesOf(input)
    .filter(({tree}) => !valueOf(tree, 'profiles'))
    .flatMap(({file, name, tree}) =>
      allAt(tree, 'ports[]')
        .flatMap(hostPortsOf)
        .map((port) => ({file, name, ...port})),
    );
  const ranges = all.flatMap((one, index) => (one.first < one.last ? {one, index} : []));
  const singles = groupedBy(
    all.map((one, index) => ({one, index})),
    ({one}) => one.first,
  );
  const twice = all.flatMap((port, index): Hit[] => {
    const before = port.first < port.last ? all.map((one, at) => ({one, index: at})) : singles.get(port.first)!;
    const first = [...before, ...ranges].find(
      ({one, index: at}) =>
        at < index &&
        one.file === port.file &&
        one.protocol === port.protocol &&
        one.first <= port.last &&
        one.last >= port.first &&
        (one.address === port.address || one.address === '' || port.address === ''),
    )?.one;
    const message = `\`${first?.name}\` (line ${first && lineOf(first.file, first.at)}) already publishes port ${port.first} of this host, so ${first?.name === port.name ? 'it' : 'the second container'} does not start (\`port is already allocated\`).`;
    const free = [port.first, ...Array.from({length: 100}, (_, by) => port.first + by)].find(
      (one) => !singles.has(one),
    );
    const advice = `Change the first number of one of the two entries, such as to ${free}.`;
    return first ? [{file: port.file, at: port.at, message, advice}] : [];
  });
  return [...several, ...twice];
};

export const splitArgument: Check = each(containersOf, ({tree}) =>
  ['command', 'args', 'entrypoint'].flatMap((key) => {
    const items = itemsOf(valueOf(tree, key));
    const isSh = items.some((item) => /^-\w*c$|^(?:.*\/)?(?:ba|da|a)?sh$/.test(textOf(item) ?? ''));
    // Where the command has blanks too, the image splits all of it.
    const isShell = isSh || /^\w\S* \S/.test(textOf(items[0]) ?? '');
    return items.map(
      (item) =>
        !isShell &&
        /^--?[A-Za-z][\w.-]* +[^\s-]\S*$/.test(textOf(item) ?? '') && {
          at: item.at,
          message:
            'An option and its value are one argument here, because of the blank, so the program does not know the option.',
        },
    );
  }),
);
