/** Rules about addresses in all files: of components, workers, databases and documents. */
import type {Knowledge} from '../knowledge/knowledge';
import {isLocal} from '../model/address';
import {cached} from '../model/cached';
import {canonical, nearest} from '../model/names';
import {textOf, valueOf} from '../model/tree';
import {callsOf, valuesOf, type Call} from '../views/calls';
import {
  areApart,
  hostsOf,
  imagePort,
  keyOf,
  mentions,
  valuesIn,
  writtenIn,
  type Host,
  type Unit,
  type Value,
} from '../views/hosts';
import {each, type Hit, type Input, type Rule} from './rule';
import {correction, definitionFile, didYouMean, isPlaceholder, place} from './words';

/** Keys with a URL, in the form for comparison. */
const urlKeys = cached(({keys, names}: Knowledge) => [
  ...keys.filter(({type}) => type === 'url').map(({key}) => keyOf(key)),
  ...names.filter(({name, obsolete}) => !obsolete && name.endsWith('_ENDPOINT')).map(({name}) => keyOf(name)),
  keyOf('workerURL'),
]);

/** Whether a key is for addresses outside the containers, or for those at which a program listens. */
const isOutside = (name: string): boolean =>
  /issuer|redirect|callback|public|external|origin|cors|front|(?:^|[-_.])base(?:[-_.]|$)|browser|site|advertised|listen|log[-_]?(?:in|out)|(?:base|root|server|app|web)[-_]?ur[il]|auth[-_]?server|bind|allow|trusted|virtual|domain|react|vite|next|vue|nuxt|admin/i.test(
    name,
  );

/** Whether a key of the product has the address of another component. */
const isOfComponent = ({name}: Call, {knowledge}: Input): boolean =>
  urlKeys(knowledge).includes(keyOf(name)) && !isOutside(name);

const isJdbc = ({address}: Call): boolean => address.scheme.startsWith('jdbc:');

/** Whether a host answers at a port inside or outside the network of the containers. */
const hasPort = ({units, doors}: Host, port: number): boolean =>
  doors.some((door) => door.port === port || door.target === port || door.others.includes(port)) ||
  units.some((unit) => mentions(unit, port));

/** Whether a host is probably the database of a JDBC URL. */
const isDatabase = ({name, units}: Host): boolean =>
  [name, ...units.flatMap(({blocks}) => blocks.flatMap(({image}) => image?.name ?? []))].some((one) =>
    /(?:^|[_-])db|maria|mysql|postgres|database/i.test(one),
  );

/** Whether `localhost` in a container can also be the machine or another container. */
const sharesNetwork = (unit: Unit, hosts: readonly Host[]): boolean =>
  unit.blocks.some(({tree}) => /^(?:host$|container:)/.test(textOf(valueOf(tree, 'network_mode')) ?? '')) ||
  hosts.some(({units}) => units.some((one) => one !== unit && one.pod === unit.pod));

export const localhostService: Rule = {
  certainty: 'suspect',
  title: '`localhost` in the address of another service',
  why: 'In a container, `localhost` is the container itself. Other services have their service name as host name, and their container port.',
  todo: 'Use the name of the service and its container port, unless the address is for programs outside the containers, such as browsers, or nothing runs in containers.',
  help: 'installation/docker-compose#install-the-stack',
  formerly: ['localhost-worker'],
  check: each(callsOf, (call, input) => {
    const {file, unit, name, at, isTest} = call;
    const {scheme, host, port} = call.address;
    const hosts = hostsOf(input).filter(
      ({units, platform}) => units.length > 0 && (!unit || platform === unit.platform),
    );
    if (!isLocal(host) || isTest || (unit && sharesNetwork(unit, hosts)) || (isOutside(name) && !isJdbc(call))) {
      return undefined;
    }
    const isNamed = (one: Host): boolean => canonical(name).includes(canonical(one.name));
    const others = hosts.filter(({units}) => !unit || !units.includes(unit));
    const own = hosts.find(({units}) => unit && units.includes(unit));
    const withPort = port === undefined ? [] : others.filter((one) => hasPort(one, port));
    const fitting = isJdbc(call)
      ? others.find(isDatabase)
      : (withPort.find(isNamed) ?? withPort[0] ?? (port === undefined ? others.find(isNamed) : undefined));
    // Its own port, unless the key is that of another component.
    const isOwn =
      own && port !== undefined && hasPort(own, port) && !withPort.some(isNamed) && !isOfComponent(call, input);
    const isPossible = !isJdbc(call) && (isOwn || (port === undefined && scheme !== ''));
    if (isPossible || (!fitting && (scheme === '' || host === '0.0.0.0')) || (!unit && file.kind === 'job-request')) {
      return undefined;
    }
    const door = fitting?.doors.find((one) => one.port !== port && one.others.includes(port ?? 0));
    const message = `\`${name}\` uses \`localhost\`, which is the container itself.`;
    const label = 'Use the name of the service';
    return fitting === undefined
      ? {at, message}
      : {
          at,
          message: `${message} Did you mean the service ${fitting.title}?`,
          fix: door
            ? correction(file, at, `${host}:${port}`, `${fitting.name}:${door.port}`, label)
            : correction(file, at, host, fitting.name, label),
        };
  }),
};

export const serviceHost: Rule = {
  certainty: 'suspect',
  title: 'Address of another service that is not reachable',
  why: 'Between containers, the host name of a service is its service name, and only the services in the same network reach it. Any other name works only if the program runs elsewhere.',
  todo: 'Correct the host name or the `networks`, or also open the file that contains the service.',
  help: 'installation/docker-compose#keep-jobs-in-mariadb',
  formerly: ['worker-host'],
  check: each(callsOf, (call, input) => {
    const {unit, at, address, host} = call;
    const hosts = hostsOf(input).filter(
      ({units, platform}) => units.length > 0 && (!unit || platform === unit.platform),
    );
    if (host === undefined) {
      const isName = /^[a-z][\w-]*$/i.test(address.host) && !isLocal(address.host);
      const near = nearest(address.host, hosts, (one) => one.name);
      const isAsked = isName && hosts.length > 0 && (near ?? (isJdbc(call) || isOfComponent(call, input)));
      return (
        isAsked && {
          at,
          message: `No service in the open files has this host name.${near ? ` Did you mean the service ${near.title}?` : ''}`,
          fix: near && correction(call.file, at, address.host, near.name, 'Use the name of the service'),
        }
      );
    }
    return (
      unit &&
      host.units.length > 0 &&
      host.units.every((one) => areApart(unit, one)) && {
        at,
        message: `The service \`${host.name}\` is in none of the networks of \`${unit.name}\`.`,
      }
    );
  }),
};

/** Wrong ports of a host, of the addresses that name it, and of its settings: each where it disagrees with the rest. */
function wrongPorts(host: Host, calls: readonly Call[], {knowledge}: Input): Hit[] {
  const {title, units, doors} = host;
  const settings = units.flatMap((unit) => valuesIn(unit, 'server.port')).filter(({text}) => /^[1-9]\d*$/.test(text));
  const set = settings.map(({text}) => Number(text));
  const image = units.length === 1 ? imagePort(units[0]!, knowledge) : undefined;
  const canListen = (port: number): boolean => units.some((unit) => mentions(unit, port));
  const published = doors.flatMap(({others}) => others);
  const asked = [
    ...doors.flatMap(({target}) => target ?? []),
    ...calls.flatMap(({address: {port = 0}, isTest}) => (isTest || published.includes(port) ? [] : port)),
  ];
  const [most = 0] = asked;
  const votes = asked.length + (image?.port === most ? 1 : 0);
  const [odd] =
    votes > 1 && asked.every((port) => port === most) && !set.includes(most) && !canListen(most) ? settings : [];
  if (odd) {
    const message = `\`${odd.name}\` is not the port of the service ${title} in ${place(doors[0] ?? calls[0]!)}.`;
    return [{file: odd.file, at: odd.at, message}];
  }
  const isSure = image && (asked.includes(image.port) || (image.isSure && doors.length === 0));
  const right = settings.length > 0 ? set : isSure ? [image.port] : [];
  const source = settings[0] ? `the port in ${place(settings[0])}` : `port ${image?.port}, the default of its image`;
  const isWrong = (port: number): boolean => right.length > 0 && !right.includes(port) && !canListen(port);
  const wrongDoors = doors.filter(({target = 0}) => target > 0 && isWrong(target));
  const isOdd = wrongDoors.length === 1 && !doors.some(({target = 0}) => right.includes(target));
  return [
    ...(isOdd ? wrongDoors : []).map(({file, at, target, others}) => {
      const isSwapped = others.includes(right[0]!);
      const [wrong, better] = isSwapped
        ? [`${right[0]}:${target}`, `${target}:${right[0]}`]
        : [`:${target}`, `:${right[0]}`];
      const fix = correction(file, at, wrong, better, isSwapped ? 'Swap the ports' : 'Use the port of the container');
      return {
        file,
        at,
        message: `The service ${title} listens on ${source}, not on the container port of this entry.${isSwapped ? ' The two ports are in the wrong order.' : ''}`,
        fix,
      };
    }),
    ...calls.flatMap((call) => {
      const {port = 0, host: written} = call.address;
      if (doors.some((door) => door.port === port)) {
        return [];
      }
      const {file, at} = call.port ?? call;
      const inUrl = call.port ? '' : `${written}:`;
      const label = 'Use the port of the container';
      if (host.platform === 'kubernetes') {
        const [only] = doors.length === 1 ? doors : [];
        const fix =
          only && correction(file, at, `${inUrl}${port}`, `${inUrl}${only.port}`, 'Use the port of the service');
        const message = `The service ${title} does not have the port in this address.`;
        return doors.length === 0 || call.isTest ? [] : [{file, at, message, fix}];
      }
      if (right.includes(port) || canListen(port)) {
        return [];
      }
      const door = call.isTest ? undefined : doors.find(({others}) => others.includes(port));
      const better = right[0] ?? door?.port;
      const message = door
        ? `This is the published port of the service ${title}. Containers use its container port, see ${place(door)}.`
        : `The service ${title} listens on ${source}, not on the port in this address.`;
      const fix = correction(file, at, `${inUrl}${port}`, `${inUrl}${better}`, label);
      return better === undefined ? [] : [{file, at, message, fix}];
    }),
  ];
}

export const servicePort: Rule = {
  certainty: 'suspect',
  title: 'Port at which a service does not listen',
  why: 'Between containers, an address needs the container port: the last number of an entry in `ports`, on which the program in the container listens. The published port is for calls from outside.',
  todo: 'Use the same container port in the settings of the service, in its `ports` and in the addresses.',
  help: 'installation/docker-compose#install-the-stack',
  formerly: ['worker-port'],
  check: (input) => {
    const calls = new Map<Host | undefined, Call[]>();
    const own = new Map(hostsOf(input).flatMap((host) => host.units.map((unit) => [unit, host] as const)));
    for (const call of callsOf(input).filter(({address}) => address.port !== undefined)) {
      const host = call.isTest && isLocal(call.address.host) ? own.get(call.unit!) : call.host;
      calls.set(host, [...(calls.get(host) ?? []), call]);
    }
    return hostsOf(input).flatMap((host) =>
      host.units.length > 0 || host.platform === 'kubernetes' ? wrongPorts(host, calls.get(host) ?? [], input) : [],
    );
  },
};

/** Kinds of databases in JDBC URLs, with the official images that they reach. */
const databases: Readonly<Record<string, readonly string[]>> = {
  mariadb: ['mariadb', 'mysql'],
  mysql: ['mariadb', 'mysql'],
  postgresql: ['postgres'],
  ...Object.fromEntries(['h2', 'sqlserver', 'oracle', 'db2', 'derby', 'hsqldb', 'sqlite'].map((kind) => [kind, []])),
};

/** What is wrong with the form of a JDBC URL. */
function jdbcForm({name, text, file, at}: Value): Omit<Hit, 'file'> | undefined {
  const [head = '', kind = ''] =
    /^jdbc:([\w+-]+):(?:(?:loadbalance|load-balance-read|replication|sequential|failover|aurora):)?/i.exec(text) ?? [];
  const near = kind === 'postgres' ? 'postgresql' : nearest(kind, Object.keys(databases));
  if (near && near !== kind.toLowerCase()) {
    const message = `\`${name}\` names a kind of database that drivers do not know.${didYouMean(`jdbc:${near}:`)}`;
    return {at, message, certainty: 'suspect', fix: correction(file, at, `jdbc:${kind}:`, `jdbc:${near}:`)};
  }
  const rest = text.slice(head.length);
  if (kind === '' || (/^(?:mariadb|mysql|sqlserver)$/.test(near ?? '') && !/^(?:\/\/|.*\$)/.test(rest))) {
    const fix = kind === '' ? undefined : correction(file, at, text, `${head}//${rest.replace(/^\//, '')}`, 'Add //');
    return {at, message: `\`${name}\` does not have the form \`jdbc:mariadb://host:port/database\`.`, fix};
  }
  // Since MariaDB Connector/J 3.0.3, according to its release notes.
  const isOld =
    near === 'mysql' &&
    !text.includes('permitMysqlScheme') &&
    writtenIn(file).some((one) => /driver-?class-?name$/i.test(one.name) && one.text.startsWith('org.mariadb.'));
  const message = 'MariaDB Connector/J 3 accepts `jdbc:mysql:` only with the parameter `permitMysqlScheme`.';
  return isOld
    ? {at, message, certainty: 'suspect', fix: correction(file, at, 'jdbc:mysql:', 'jdbc:mariadb:')}
    : undefined;
}

/** What is wrong with the form of a value that must be a URL. */
function urlForm(value: Value, {knowledge}: Input): Omit<Hit, 'file'> | undefined {
  const {name, text, file, at} = value;
  const isDatasource = keyOf(name) === keyOf('spring.datasource.url');
  const isWorker = name.endsWith('.workerURL');
  if (text === '' || isPlaceholder(text) || /^[$#'"]/.test(text)) {
    return undefined;
  }
  if (/^jdbc:/i.test(text)) {
    return jdbcForm(value);
  }
  const start = isDatasource ? 'jdbc:' : 'http://';
  const isUrl = !isDatasource && /^https?:\/\/[^\s/]\S*$/i.test(text);
  const isShort = isDatasource
    ? /^(?:mariadb|mysql|postgresql):/.test(text)
    : /^[\w.-]+(?::\d+)?(?:\/\S*)?$/.test(text);
  const message = isShort
    ? `\`${name}\` does not begin with \`${start}\`.`
    : `\`${name}\` does not have the form \`${start}${isDatasource ? 'mariadb:' : ''}//host:port/\`.`;
  return !(isDatasource || urlKeys(knowledge).includes(keyOf(name))) || isUrl
    ? undefined
    : {
        at,
        message,
        certainty: isDatasource || isWorker ? undefined : 'suspect',
        fix: isShort ? correction(file, at, text, start + text, `Add ${start}`) : undefined,
      };
}

export const addressForm: Rule = {
  certainty: 'wrong',
  otherwise: 'suspect',
  title: 'Invalid form of an address',
  why: 'The controller calls workers over HTTP, and Spring Boot chooses the driver of a database by the beginning of its URL. A warning means that another driver or program might accept the address.',
  todo: 'Begin with `http://` or `https://`, for a database with `jdbc:mariadb://` or what its driver expects. `workerURL` is `null` for a worker without a service.',
  help: definitionFile,
  formerly: ['worker-url'],
  check: (input) => [
    ...each((all) => valuesOf(all).map(({value}) => value), urlForm)(input),
    ...each(callsOf, (call) => {
      const images = call.host?.units.flatMap(({blocks}) => blocks.flatMap(({image}) => image?.name ?? [])) ?? [];
      const kind = /^jdbc:(\w+)/.exec(call.address.scheme)?.[1] ?? '';
      const isOther = images.some(
        (name) => Object.values(databases).some((own) => own.includes(name)) && !databases[kind]?.includes(name),
      );
      return (
        kind in databases &&
        isOther && {
          at: call.at,
          message: `The image of the service ${call.host!.title} has another database than this URL.`,
          certainty: 'suspect',
        }
      );
    })(input),
  ],
};
