/** Rules about addresses between the services of Compose files. */
import {nearest} from '../model/names';
import {entriesOf, itemsOf, textOf, valueOf, type Tree} from '../model/tree';
import {assignmentsOf, hasPort, isOnlyPublished, namesIn, servicesOf, type ComposeService} from '../views/compose';
import {each, type Rule} from './rule';
import {didYouMean, publishedPort} from './words';

/** Whether a host name is the machine itself. */
const isLocal = (host: string): boolean => /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/i.test(host);

interface Address {
  /** The first part of the URL, such as `jdbc:mariadb`. */
  scheme: string;
  host: string;
  /** Undefined if it is a variable. */
  port: number | undefined;
}

/** Addresses of the URLs in a value, including those of databases. */
const addressesOf = (text: string | undefined): Address[] =>
  Array.from(
    (text ?? '').matchAll(
      /(?<=^|[\s,"'])(\w[\w+:.-]*):\/\/(?:[^@/\s]*@)?([\w.-]+|\[[\da-f:]+\])(?::(\d+|\$\{[^}]*\}|\$\w+))?(?=[/;?#,\s"']|$)/gi,
    ),
    ([, scheme = '', host = '', port = /^(?:https|wss)$/i.test(scheme) ? '443' : '80']) => ({
      scheme,
      host,
      port: port.startsWith('$') ? undefined : Number(port),
    }),
  );

/** Whether a service is probably the database of a JDBC URL. */
const isDatabase = ({name, image}: ComposeService): boolean =>
  [name, image?.name ?? ''].some((one) => /(?:^|[_-])db|maria|mysql|postgres|database/i.test(one));

/** Whether `localhost` in a service can also be the host or another service. */
const sharesNetwork = (name: string, services: readonly ComposeService[]): boolean =>
  services.some((one) => {
    const mode = textOf(valueOf(one.tree, 'network_mode')) ?? '';
    return one.name === name ? /^(?:host$|service:|container:)/.test(mode) : mode === `service:${name}`;
  });

export const localhostService: Rule = {
  certainty: 'suspect',
  title: '`localhost` in the address of another service',
  why: 'In a container, `localhost` is the container itself. Other services have their service name as host name, and their container port.',
  todo: 'Use the name of the service and its container port, unless the address is for programs outside the containers, such as browsers.',
  help: 'installation/docker-compose#install-the-stack',
  check: each(assignmentsOf, ({service, name, value}, input) => {
    const services = servicesOf(input);
    const has = (port: number): boolean => services.some((one) => one.name === service.name && hasPort(one, port));
    const address = addressesOf(textOf(value)).find(
      ({scheme, host, port}) => isLocal(host) && (/^jdbc:/i.test(scheme) || (port !== undefined && !has(port))),
    );
    if (!address || sharesNetwork(service.name, services)) {
      return undefined;
    }
    const {scheme, port} = address;
    const fitting = services
      .filter((one) => one.name !== service.name)
      .find((one) => (/^jdbc:/i.test(scheme) ? isDatabase(one) : hasPort(one, port!)));
    const question = fitting ? ` Did you mean the service \`${fitting.name}\`?` : '';
    return {at: value!.at, message: `\`${name}\` uses \`localhost\`, which is the container itself.${question}`};
  }),
};

/** Other host names of a service. */
const otherNames = (tree: Tree): (string | undefined)[] => [
  textOf(valueOf(tree, 'container_name')),
  textOf(valueOf(tree, 'hostname')),
  ...entriesOf(valueOf(tree, 'extra_hosts')).map(({name}) => name),
  ...['extra_hosts', 'links', 'external_links']
    .flatMap((key) => itemsOf(valueOf(tree, key)))
    .flatMap((item) => textOf(item)?.split(/[:=]/)),
  ...entriesOf(valueOf(tree, 'networks')).flatMap(({value}) => itemsOf(valueOf(value, 'aliases')).map(textOf)),
];

/** Networks of a service. Undefined if its file does not show them. */
function networksOf(name: string, services: readonly ComposeService[]): string[] | undefined {
  const trees = services.filter((one) => one.name === name).map(({tree}) => tree);
  const isElsewhere = trees.some((tree) => ['network_mode', 'extends', '<<'].some((key) => valueOf(tree, key)));
  const names = trees.flatMap((tree) => namesIn(valueOf(tree, 'networks'))).flatMap((one) => one.name ?? []);
  return isElsewhere ? undefined : names.length > 0 ? names : ['default'];
}

/** Why a service does not reach an address, if so. */
function obstacleTo({scheme, host, port}: Address, from: ComposeService, services: readonly ComposeService[]) {
  const target = services.find((one) => one.name === host || otherNames(one.tree).includes(host));
  if (!target) {
    const near = nearest(host, services, ({name}) => name)?.name;
    const message = `No service in the open Compose files has this host name.${didYouMean(near)}`;
    return (near ?? /^jdbc:/i.test(scheme)) && message;
  }
  const own = networksOf(from.name, services);
  const others = networksOf(target.name, services);
  if (own && others && !own.some((name) => others.includes(name))) {
    return `The service \`${target.name}\` is in none of the networks of \`${from.name}\`.`;
  }
  return isOnlyPublished(target.ports, port) && publishedPort;
}

export const serviceHost: Rule = {
  certainty: 'suspect',
  title: 'Address of another service that is not reachable',
  why: 'In a Docker Compose network, the host name of a service is its service name, and only the services in the same network reach it, at its container port. Any other name works only if the program runs elsewhere.',
  todo: 'Correct the host name, the port or the `networks`, or also open the file that contains the service.',
  help: 'installation/docker-compose#keep-jobs-in-mariadb',
  check: each(assignmentsOf, ({service, value}, input) => {
    const message = addressesOf(textOf(value))
      .filter(({host}) => !isLocal(host) && !host.includes('.'))
      .map((address) => obstacleTo(address, service, servicesOf(input)))
      .find(Boolean);
    return message && {at: value!.at, message};
  }),
};
