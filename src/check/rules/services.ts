/** Rules about services of Compose files together. */
import {entriesOf, itemsOf, textOf, valueOf, type Tree} from '../model/tree';
import {namesIn, servicesOf, variablesOf} from '../views/compose';
import {containersOf} from '../views/containers';
import {each, type Hit, type Rule} from './rule';
import {lineOf, place} from './words';

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
    // Each instance publishes the same ports.
    const several = servicesOf(input).flatMap(({file, tree}): Hit[] => {
      const count = valueOf(tree, 'deploy', 'replicas') ?? valueOf(tree, 'scale');
      const name = valueOf(tree, 'container_name');
      const fixed = itemsOf(valueOf(tree, 'ports')).find((item) =>
        hostPortsOf(item).some(({first, last}) => first === last),
      );
      const taken = Number(textOf(count)) > 1 ? (name ?? fixed) : undefined;
      const what = name ? 'this name' : 'this port of the host';
      const message = `Line ${count && lineOf(file, count.at)} starts several containers, but only one can have ${what}.`;
      return taken ? [{file, at: taken.at, message}] : [];
    });
    const all = servicesOf(input)
      .filter(({tree}) => !valueOf(tree, 'profiles'))
      .flatMap(({file, name, tree}) =>
        itemsOf(valueOf(tree, 'ports'))
          .flatMap(hostPortsOf)
          .map((port) => ({file, name, ...port})),
      );
    const twice = all.flatMap((port, index): Hit[] => {
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
      return first ? [{file: port.file, at: port.at, message}] : [];
    });
    return [...several, ...twice];
  },
};

export const profileDependency: Rule = {
  certainty: 'suspect',
  title: 'Service that waits for one that does not start',
  why: 'Docker Compose starts a service with `profiles` only if one of them is active. If another service depends on it, and no profile is active, it starts nothing (`depends on undefined service`).',
  todo: 'Give both services the same profiles, set `COMPOSE_PROFILES` in `.env`, or add `required: false` to the dependency.',
  help: install,
  check: each(servicesOf, ({tree}, input) => {
    const profilesOf = (one: Tree): string[] => itemsOf(valueOf(one, 'profiles')).flatMap((item) => textOf(item) ?? []);
    const own = profilesOf(tree);
    const active = variablesOf(input).flatMap(({name, value}) =>
      name === 'COMPOSE_PROFILES' ? (textOf(value) ?? '').split(',') : [],
    );
    return namesIn(valueOf(tree, 'depends_on')).map(({name, at}) => {
      const other = servicesOf(input).find((one) => one.name === name && profilesOf(one.tree).length > 0);
      const profiles = other ? profilesOf(other.tree) : [];
      const isOff =
        !profiles.some((one) => active.includes(one) || active.includes('*')) &&
        !(own.length > 0 && own.every((one) => profiles.includes(one)));
      return (
        other !== undefined &&
        isOff && {
          at,
          message: `\`${other.name}\` starts only with a profile, see ${place(other)}, but this service starts without it.`,
        }
      );
    });
  }),
};

export const splitArgument: Rule = {
  certainty: 'suspect',
  title: 'Option and value in one argument',
  why: 'Each entry of a list is one argument, including its blanks. The program gets an option that it does not know, and often stops.',
  todo: 'Write `--option=value`, or put the value into an entry of its own.',
  help: install,
  check: each(containersOf, ({tree}) =>
    ['command', 'args', 'entrypoint'].flatMap((key) => {
      const items = itemsOf(valueOf(tree, key));
      const isShell = items.some((item) => /^-\w*c$|^(?:.*\/)?(?:ba|da|a)?sh$/.test(textOf(item) ?? ''));
      return items.map(
        (item) =>
          !isShell &&
          /^--?[A-Za-z][\w.-]* +[^\s-]\S*$/.test(textOf(item) ?? '') && {
            at: item.at,
            message: 'This entry has an option and its value in one argument, because of the blank between them.',
          },
      );
    }),
  ),
};
