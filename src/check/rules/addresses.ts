/** Rules about addresses between the services of Compose files. */
import {canonical, nearest} from '../model/names';
import {entriesOf, itemsOf, scalarsOf, textOf, valueOf, type Tree} from '../model/tree';
import {hasPort, namesIn, portBehind, servicesOf} from '../views/compose';
import {assignmentsOf, type Container} from '../views/containers';
import {each, type Rule} from './rule';
import {correction, didYouMean, publishedPort} from './words';

/** Whether a host name is the machine itself. */
const isLocal = (host: string): boolean => /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/i.test(host);

interface Address {
  /** The first part of the URL, such as `jdbc:mariadb`. */
  scheme: string;
  host: string;
  /** Undefined if it is a variable. */
  port: number | undefined;
}

/** Ports on which the official images of databases listen, by image and by the name of the database in a URL. */
const databasePorts: Readonly<Record<string, number>> = {mariadb: 3306, mysql: 3306, postgres: 5432, postgresql: 5432};

/** Name of the database in a URL: `mariadb` in `jdbc:mariadb`. */
const databaseOf = (scheme: string): string => scheme.split(':').at(-1)!.toLowerCase();

/** Addresses of the URLs in a value, including those of databases. */
const addressesOf = (text: string | undefined): Address[] =>
  Array.from(
    (text ?? '').matchAll(
      /(?<=^|[\s,"'])(\w[\w+:.-]*):\/\/(?:[^@/\s]*@)?([\w.-]+|\[[\da-f:]+\])(?::(\d+|\$\{[^}]*\}|\$\w+))?(?=[/;?#,\s"']|$)/gi,
    ),
    ([
      ,
      scheme = '',
      host = '',
      port = String(databasePorts[databaseOf(scheme)] ?? (/^(?:https|wss)$/i.test(scheme) ? 443 : 80)),
    ]) => ({
      scheme,
      host,
      port: port.startsWith('$') ? undefined : Number(port),
    }),
  );

/** Whether a service is probably the database of a JDBC URL. */
const isDatabase = ({name, image}: Container): boolean =>
  [name, image?.name ?? ''].some((one) => /(?:^|[_-])db|maria|mysql|postgres|database/i.test(one));

/** Whether `localhost` in a service can also be the host or another service. */
const sharesNetwork = (name: string, services: readonly Container[]): boolean =>
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
  check: each(assignmentsOf, ({file, container, name, value}, input) => {
    const services = servicesOf(input);
    const withPort = (port: number): Container[] => services.filter((one) => hasPort(one, port));
    // Its own port, unless the variable has the name of another service with this port, such as EUREKA_ENDPOINT.
    const has = (port: number): boolean =>
      withPort(port).some((one) => one.name === container.name) &&
      !withPort(port).some((one) => one.name !== container.name && canonical(name).includes(canonical(one.name)));
    const address = addressesOf(textOf(value)).find(
      ({scheme, host, port}) => isLocal(host) && (/^jdbc:/i.test(scheme) || (port !== undefined && !has(port))),
    );
    if (!address || sharesNetwork(container.name, services)) {
      return undefined;
    }
    const {scheme, host, port} = address;
    const fitting = services
      .filter((one) => one.name !== container.name)
      .find((one) => (/^jdbc:/i.test(scheme) ? isDatabase(one) : hasPort(one, port!)));
    const behind = fitting && portBehind(fitting.ports, port);
    const message = `\`${name}\` uses \`localhost\`, which is the container itself.`;
    return fitting === undefined
      ? {at: value!.at, message}
      : {
          at: value!.at,
          message: `${message} Did you mean the service \`${fitting.name}\`?`,
          fix: behind
            ? correction(
                file,
                value!.at,
                `${host}:${port}`,
                `${fitting.name}:${behind}`,
                `Use ${fitting.name} and its container port`,
              )
            : correction(file, value!.at, host, fitting.name),
        };
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
function networksOf(name: string, services: readonly Container[]): string[] | undefined {
  const trees = services.filter((one) => one.name === name).map(({tree}) => tree);
  const isElsewhere = trees.some((tree) => ['network_mode', 'extends', '<<'].some((key) => valueOf(tree, key)));
  const names = trees.flatMap((tree) => namesIn(valueOf(tree, 'networks'))).flatMap((one) => one.name ?? []);
  return isElsewhere ? undefined : names.length > 0 ? names : ['default'];
}

/** The port of a database with an official image, unless its files can change it. */
function databasePort(name: string, services: readonly Container[]): number | undefined {
  const blocks = services.filter((one) => one.name === name);
  const canChange = blocks.some(
    ({tree, mounts}) =>
      ['build', 'configs', 'entrypoint', 'env_file', 'extends', '<<'].some((key) => valueOf(tree, key)) ||
      mounts.some((path) => !path.startsWith('/var/lib/')) ||
      entriesOf(tree).some(
        ({name: key, value}) =>
          ['command', 'environment'].includes(key) &&
          (entriesOf(value).some((entry) => /port/i.test(entry.name)) ||
            scalarsOf(value).some(({text}) => /port|(?:^|\s)-p/i.test(text))),
      ),
  );
  const [image] = blocks.flatMap((one) => one.image ?? []);
  return canChange || image === undefined ? undefined : databasePorts[image.name];
}

/** Why a service does not reach an address, if so, and the correction: the wrong and the right part of the URL. */
function obstacleTo({scheme, host, port}: Address, from: Container, services: readonly Container[]) {
  const target = services.find((one) => one.name === host || otherNames(one.tree).includes(host));
  if (!target) {
    const near = nearest(host, services, ({name}) => name)?.name;
    const message = `No service in the open Compose files has this host name.${didYouMean(near)}`;
    return (near ?? /^jdbc:/i.test(scheme)) ? {message, wrong: host, right: near} : undefined;
  }
  const own = networksOf(from.name, services);
  const others = networksOf(target.name, services);
  if (own && others && !own.some((name) => others.includes(name))) {
    return {message: `The service \`${target.name}\` is in none of the networks of \`${from.name}\`.`};
  }
  const behind = portBehind(target.ports, port);
  const usual = databasePorts[databaseOf(scheme)] && databasePort(target.name, services);
  const right = behind ?? (port === undefined || hasPort(target, port) || usual === port ? undefined : usual);
  const message =
    right === behind
      ? publishedPort
      : `The service \`${target.name}\` listens on port ${right}, the default of its image, not on the port in this URL.`;
  const label = right === behind ? 'Use the container port' : undefined;
  return right === undefined
    ? undefined
    : {message, label, wrong: `${target.name}:${port}`, right: `${target.name}:${right}`};
}

export const serviceHost: Rule = {
  certainty: 'suspect',
  title: 'Address of another service that is not reachable',
  why: 'In a Docker Compose network, the host name of a service is its service name, and only the services in the same network reach it, at its container port. Any other name works only if the program runs elsewhere.',
  todo: 'Correct the host name, the port or the `networks`, or also open the file that contains the service.',
  help: 'installation/docker-compose#keep-jobs-in-mariadb',
  check: each(assignmentsOf, ({file, container, value}, input) => {
    const obstacle = addressesOf(textOf(value))
      .filter(({host}) => !isLocal(host) && !host.includes('.'))
      .map((address) => obstacleTo(address, container, servicesOf(input)))
      .find(Boolean);
    return (
      obstacle && {
        at: value!.at,
        message: obstacle.message,
        fix: obstacle.right ? correction(file, value!.at, obstacle.wrong, obstacle.right, obstacle.label) : undefined,
      }
    );
  }),
};
