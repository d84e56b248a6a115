/** Rules about services of Compose files together. */
import {entriesOf, itemsOf, textOf, valueOf, type Tree} from '../model/tree';
import {namesIn, servicesOf} from '../views/compose';
import {each, type Rule} from './rule';
import {lineOf} from './words';

const install = 'installation/docker-compose#install-the-stack';

export const healthcheck: Rule = {
  certainty: 'suspect',
  title: 'Condition on a service without a health check',
  why: 'Docker Compose waits until the service is healthy. If neither its file nor its image has a health check, the start fails (`has no healthcheck configured`).',
  todo: 'Add a `healthcheck` to the service, unless its image has one.',
  help: 'installation/docker-compose#keep-jobs-in-mariadb',
  check: each(servicesOf, ({name, tree}, input) =>
    entriesOf(valueOf(tree, 'depends_on')).flatMap(({name: other, value}) => {
      const condition = valueOf(value, 'condition');
      const blocks = servicesOf(input).filter((service) => service.name === other);
      const isSilent = blocks.some((block) => ['healthcheck', 'extends', '<<'].some((key) => valueOf(block.tree, key)));
      return textOf(condition) !== 'service_healthy' || blocks.length === 0 || isSilent
        ? []
        : {
            at: condition!.at,
            message: `\`${name}\` waits for \`${other}\` to be healthy, but \`${other}\` has no \`healthcheck\` in this file; the image may have one.`,
          };
    }),
  ),
};

export const dependencyLoop: Rule = {
  certainty: 'wrong',
  title: 'Services that wait for each other',
  why: 'Docker Compose starts a service after those that it depends on. If these depend on it, directly or over others, it starts nothing (`dependency cycle detected`).',
  todo: 'Delete one of the dependencies.',
  help: install,
  check: (input) => {
    // A service with a profile does not start with every other one.
    const always = servicesOf(input).filter(({tree}) => !valueOf(tree, 'profiles'));
    const edges = always.flatMap(({file, name, tree}) => {
      const shared = valueOf(tree, 'network_mode');
      const other = /^service:(.+)/.exec(textOf(shared) ?? '')?.[1];
      return [...namesIn(valueOf(tree, 'depends_on')), ...(shared && other ? [{name: other, at: shared.at}] : [])].map(
        ({name: to, at}) => ({file, from: name, to: to ?? '', at}),
      );
    });
    const after = new Map<string, string[]>();
    edges.forEach(({from, to}) => after.set(from, [...(after.get(from) ?? []), to]));
    const reach = (start: string): Set<string> => {
      const found = new Set([start]);
      found.forEach((name) => after.get(name)?.forEach((to) => found.add(to)));
      return found;
    };
    const reported: string[] = [];
    return edges.flatMap(({file, from, to, at}) => {
      const isLoop = reach(to).has(from) && !reported.some((one) => reach(one).has(from) && reach(from).has(one));
      reported.push(...(isLoop ? [from] : []));
      const message =
        from === to
          ? `\`${from}\` depends on itself.`
          : `\`${to}\` also waits for \`${from}\`, directly or over others.`;
      return isLoop ? {file, at, message} : [];
    });
  },
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

export const portTwice: Rule = {
  certainty: 'wrong',
  title: 'Port of the host published twice',
  why: 'Only one container can use a port of the host. The second one does not start (`port is already allocated`). A port without an address is used at all addresses.',
  todo: 'Publish one of them at a different port.',
  help: install,
  check: (input) => {
    const all = servicesOf(input)
      .filter(({tree}) => !valueOf(tree, 'profiles'))
      .flatMap(({file, name, tree}) =>
        itemsOf(valueOf(tree, 'ports'))
          .flatMap(hostPortsOf)
          .map((port) => ({file, name, ...port})),
      );
    return all.flatMap((port, index) => {
      const first = all
        .slice(0, index)
        .find(
          (one) =>
            one.file === port.file &&
            one.protocol === port.protocol &&
            one.first <= port.last &&
            one.last >= port.first &&
            (one.address === port.address || one.address === '' || port.address === ''),
        );
      const message = `The service \`${first?.name}\` in line ${first && lineOf(first.file, first.at)} publishes the same port.`;
      return first ? {file: port.file, at: port.at, message} : [];
    });
  },
};
