/** Rules about addresses in all files: of components, workers, databases and documents. */
import type {Knowledge} from '../knowledge/knowledge';
import {isLocal} from '../model/address';
import {cached} from '../model/cached';
import {canonical, nearest} from '../model/names';
import {callsOf, valuesOf, type Call} from '../views/calls';
import {
  areApart,
  doorsOf,
  hostsOf,
  imagePort,
  keyOf,
  mentions,
  unitsOf,
  valuesIn,
  writtenIn,
  type Door,
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

/** Names of the images of containers. */
const imagesOf = (units: readonly Unit[]): string[] =>
  units.flatMap(({blocks}) => blocks.flatMap(({image}) => image?.name ?? []));

const isJdbc = ({address}: Call): boolean => address.scheme.startsWith('jdbc:');

/** Whether a host, or one of its containers, has a port inside or outside the network of the containers. */
const hasPort = (units: readonly Unit[], doors: readonly Door[], port: number): boolean =>
  [...doors, ...units.flatMap(({blocks}) => doorsOf(blocks))].some((door) =>
    [door.port, door.target, ...door.others].includes(port),
  ) || units.some((unit) => mentions(unit, port));

/** Whether a host is probably the database of a JDBC URL. */
const isDatabase = ({name, units}: Host): boolean =>
  [name, ...imagesOf(units)].some((one) => /(?:^|[_-])db|maria|mysql|postgres|database/i.test(one));

/** Hosts that a container can call. */
const hostsFor = ({unit}: Call, input: Input): Host[] =>
  hostsOf(input).filter(({units, platform}) => units.length > 0 && (!unit || platform === unit.platform));

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
    const isAlone =
      !unit || (unit.pod !== undefined && unitsOf(input).every((one) => one === unit || one.pod !== unit.pod));
    if (!isLocal(host) || isTest || !isAlone || (isOutside(name) && !isJdbc(call))) {
      return undefined;
    }
    const isNamed = (one: Host): boolean => canonical(name).includes(canonical(one.name));
    const others = hostsFor(call, input).filter(({units}) => !unit || !units.includes(unit));
    const withPort = port === undefined ? [] : others.filter(({units, doors}) => hasPort(units, doors, port));
    const named = withPort.find(isNamed) ?? (port === undefined ? others.find(isNamed) : undefined);
    const fitting = isJdbc(call) ? others.find(isDatabase) : (named ?? withPort[0]);
    // Its own port, unless the key is that of another component. A host and a port in two keys can be those of a proxy.
    const isOwn = unit && port !== undefined && hasPort([unit], [], port) && !named && !isOfComponent(call, input);
    const isProxy =
      call.port &&
      withPort.some((one) => one !== fitting && one.doors.some(({others: outside}) => outside.includes(port!)));
    const isPossible = !isJdbc(call) && (isOwn || isProxy || (port === undefined && scheme !== ''));
    if (isPossible || (!fitting && (scheme === '' || host === '0.0.0.0')) || (!unit && file.kind === 'job-request')) {
      return undefined;
    }
    const door = fitting?.doors.find(
      (one) => one.port !== undefined && one.port !== port && one.others.includes(port ?? 0),
    );
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
    const {unit, at, address, host, isNear} = call;
    const hosts = hostsFor(call, input);
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
    if (!isNear) {
      return {
        at,
        message: `The service ${host.title} is in another namespace. Add its namespace to the host name, after a dot.`,
      };
    }
    const isApart = unit && host.units.length > 0 && host.units.every((one) => areApart(unit, one));
    return isApart && {at, message: `The service ${host.title} is in none of the networks of \`${unit.name}\`.`};
  }),
};

/** The ports on which a container listens, and what says so. None if the open files do not show them. */
function listenedBy(unit: Unit, asked: readonly number[], {knowledge}: Input) {
  const settings = valuesIn(unit, 'server.port').filter(({text}) => /^[1-9]\d*$/.test(text));
  if (settings.length > 0) {
    return settings.map((value) => ({port: Number(value.text), source: `the port in ${place(value)}`}));
  }
  const image = imagePort(unit, knowledge);
  const own = doorsOf(unit.blocks);
  const isAsked = (port: number): boolean =>
    unit.platform === 'compose' || own.length === 0 ? asked.includes(port) : own.some(({target}) => target === port);
  if (image && (isAsked(image.port) || (image.isSure && own.length === 0))) {
    return [{port: image.port, source: `port ${image.port}, the default of its image`}];
  }
  return unit.platform === 'compose'
    ? []
    : own.flatMap((door) =>
        door.target === undefined ? [] : {port: door.target, source: `the port in ${place(door)}`},
      );
}

/** Wrong ports of a host, of the addresses that name it, and of its settings: each where it disagrees with the rest. */
function wrongPorts({title, units, doors, isClosed}: Host, calls: readonly Call[], input: Input): Hit[] {
  const canListen = (port: number): boolean => units.some((unit) => mentions(unit, port));
  const outside = doors.flatMap(({others}) => others);
  const asked = [
    ...doors.flatMap(({target}) => target ?? []),
    ...calls.flatMap(({address: {port = 0}, isTest}) => (isTest || outside.includes(port) || isClosed ? [] : port)),
  ];
  const [most = 0] = asked;
  const image = units.length === 1 ? imagePort(units[0]!, input.knowledge)?.port : undefined;
  const [odd, ...more] = units
    .flatMap((unit) => valuesIn(unit, 'server.port'))
    .filter(({text}) => /^[1-9]\d*$/.test(text));
  const votes = asked.filter((port) => port === most).length + (image === most ? 1 : 0);
  if (
    odd &&
    more.length === 0 &&
    votes === asked.length + (image === most ? 1 : 0) &&
    votes > 1 &&
    most !== Number(odd.text) &&
    !canListen(most)
  ) {
    return [
      {
        file: odd.file,
        at: odd.at,
        message: `\`${odd.name}\` is not the port of the service ${title} in ${place(doors[0] ?? calls[0]!)}.`,
      },
    ];
  }
  const heard = units.map((unit) => listenedBy(unit, asked, input));
  const right = heard.every((ports) => ports.length > 0) ? heard.flat() : [];
  const isRight = (port = 0): boolean => right.some((one) => one.port === port);
  const isWrong = ({target = 0}: Door): boolean =>
    target > 0 && right.length > 0 && !isRight(target) && !canListen(target);
  // Of several ports, some can be those of other programs.
  const groups = [doors.filter(({port}) => port !== undefined), doors.filter(({port}) => port === undefined)];
  const wrong = groups.filter(
    (group) => group.filter(isWrong).length === 1 && !group.some(({target}) => isRight(target)),
  );
  const source = `The service ${title} listens on ${right[0]?.source}`;
  const label = 'Use the port of the container';
  return [
    ...wrong
      .flatMap((group) => group.filter(isWrong))
      .map(({file, at, target, others}) => {
        const better = right[0]!.port;
        const message = `${source}, not on the container port of this entry.`;
        return others.includes(better)
          ? {
              file,
              at,
              message: `${message} The two ports are in the wrong order.`,
              fix: correction(file, at, `${better}:${target}`, `${target}:${better}`, 'Swap the ports'),
            }
          : {file, at, message, fix: correction(file, at, String(target), String(better), label)};
      }),
    ...calls.flatMap((call): Hit[] => {
      const {
        address: {port = 0, host: written},
        isTest,
      } = call;
      const isDoor = doors.some((door) => (isTest ? door.target : door.port) === port);
      const door = isTest ? undefined : doors.find((one) => one.port !== undefined && one.others.includes(port));
      const isElsewhere = isClosed && !isTest;
      const [only, ...others] = isElsewhere ? doors.filter((one) => one.port !== undefined) : [];
      const better = isElsewhere
        ? (door ?? (others.length === 0 ? only : undefined))?.port
        : (right[0]?.port ?? door?.port);
      if (isDoor || (!isElsewhere && (better === undefined || isRight(port) || canListen(port)))) {
        return [];
      }
      const message = isElsewhere
        ? `The service ${title} does not have the port in this address.`
        : door
          ? `This is the published port of the service ${title}. Containers use its container port, see ${place(door)}.`
          : `${source}, not on the port in this address.`;
      const {file, at} = call.port ?? call;
      const start = call.port ? '' : `${written}:`;
      const fix =
        better &&
        correction(
          file,
          at,
          `${start}${port}`,
          `${start}${better}`,
          isElsewhere ? 'Use the port of the service' : label,
        );
      return [{file, at, message, fix: fix || undefined}];
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
    for (const call of callsOf(input)) {
      const isIgnored = call.address.port === undefined || /advertised|listen|bind/i.test(call.name);
      const host = call.isTest && isLocal(call.address.host) ? own.get(call.unit!) : call.host;
      calls.set(host, [...(calls.get(host) ?? []), ...(isIgnored ? [] : [call])]);
    }
    return hostsOf(input).flatMap((host) => wrongPorts(host, calls.get(host) ?? [], input));
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
      const images = imagesOf(call.host?.units ?? []);
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
