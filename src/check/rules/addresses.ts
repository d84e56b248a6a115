/** Rules about addresses in all files: of components, workers, databases and documents. */
import type {Knowledge} from '../knowledge/knowledge';
import {isLocal} from '../model/address';
import {cached} from '../model/cached';
import {canonical, nearest} from '../model/names';
import type {ParsedFile} from '../model/parse';
import {textOf, valueOf} from '../model/tree';
import {callsOf, valuesOf, type Call} from '../views/calls';
import {areApart, doorsOf, hostsOf, type Door, type Host} from '../views/hosts';
import {beside, namesIn, pathOf, variablesOf} from '../views/compose';
import {isClosed} from '../views/listed';
import {isOfChart, keyOf, mentions, unitsOf, writtenIn, type Unit, type Value} from '../views/units';
import {type Check, each, type Found, type Hit, type Input, whenIn} from './rule';
import {correction, didYouMean, isPlaceholder, place, stackPage} from './words';

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

/** A service with its line, because its name can be masked. */
const namedAt = ({title, platform, units}: Host): string =>
  `the service ${title}${platform === 'compose' ? `, ${place(units[0]!.blocks[0]!)}` : ''}`;

/** Up to three services that can be meant. */
const candidates = (hosts: readonly Host[]): string =>
  hosts.length === 0 ? '' : ` It can be meant for ${hosts.slice(0, 3).map(namedAt).join(' or ')}.`;

/** Hosts that a container can call, by the platform of the container, and their names. */
const reachable = cached((input: Input) => {
  const all = hostsOf(input).filter(({units}) => units.some((unit) => !isOfChart(unit)));
  const of = (hosts: readonly Host[]) => ({hosts, names: hosts.map(({name}) => name)});
  const [compose, kubernetes] = (['compose', 'kubernetes'] as const).map((one) => {
    return of(all.filter(({platform}) => platform === one));
  });
  return {any: of(all), compose: compose!, kubernetes: kubernetes!};
});
const hostsFor = ({unit}: Call, input: Input) => reachable(input)[unit?.platform ?? 'any'];

export const localhostService: Check = each(callsOf, (call, input) => {
  const {file, unit, name, at, isTest} = call;
  const {scheme, host, port} = call.address;
  if (!isLocal(host) || isTest || (isOutside(name) && !isJdbc(call))) {
    return undefined;
  }
  if (unit && (unit.pod === undefined || unitsOf(input).some((one) => one !== unit && one.pod === unit.pod))) {
    return undefined;
  }
  const isNamed = (one: Host): boolean => one.name.length > 3 && canonical(name).includes(canonical(one.name));
  const others = hostsFor(call, input).hosts.filter(({units}) => !unit || !units.includes(unit));
  const withPort = port === undefined ? [] : others.filter(({units, doors}) => hasPort(units, doors, port));
  const named = withPort.find(isNamed) ?? (port === undefined ? others.find(isNamed) : undefined);
  const possible = isJdbc(call) ? others.filter(isDatabase) : named ? [named] : withPort;
  // With several, none is certain.
  const fitting = possible.length === 1 ? possible[0] : undefined;
  // Its own port, unless the key is that of another component. A host and a port in two keys can be those of a proxy.
  const isOwn = unit && port !== undefined && hasPort([unit], [], port) && !named && !isOfComponent(call, input);
  const isProxy =
    call.port &&
    withPort.some((one) => one !== fitting && one.doors.some(({others: outside}) => outside.includes(port!)));
  const isPossible = !isJdbc(call) && (isOwn || isProxy || (port === undefined && scheme !== ''));
  if (
    isPossible ||
    (possible.length === 0 && (scheme === '' || host === '0.0.0.0')) ||
    (!unit && file.kind === 'job-request')
  ) {
    return undefined;
  }
  const door = fitting?.doors.find(
    (one) => one.port !== undefined && one.port !== port && one.others.includes(port ?? 0),
  );
  const message = `\`${name}\` uses \`localhost\`, which is this container itself, where nothing else listens.`;
  const label = 'Use the name of the service';
  return fitting === undefined
    ? {at, message: message + candidates(possible)}
    : {
        at,
        message: `${message} Did you mean the service ${fitting.title}?`,
        fix: door
          ? correction(file, at, `${host}:${port}`, `${fitting.name}:${door.port}`, label)
          : correction(file, at, host, fitting.name, label),
      };
});

/** The places of the networks that a service names. */
const networkPlaces = ({file, tree}: Unit['blocks'][number]) =>
  namesIn(valueOf(tree, 'networks')).map(({at}) => ({file, at}));

/** Whether a container runs a client of a database. */
const isClient = ({blocks}: Unit): boolean =>
  blocks.some(({image}) => /mariadb|mysql|postgres/.test(image?.name ?? ''));

/** Open Compose files that `COMPOSE_FILE` leaves out, although only they have a service that the others call. */
const leftOut = (input: Input): Hit[] =>
  variablesOf(input).flatMap(({file, name, value}) => {
    const text = textOf(value) ?? '';
    const listed = text.split(/[:;,]/).map((path) => beside(file, path.trim()));
    const isListed = (one: ParsedFile): boolean => listed.includes(pathOf(one.name));
    const isAll = (unit: Unit | undefined): boolean =>
      unit !== undefined && unit.blocks.some((one) => isListed(one.file));
    const found = callsOf(input).find(
      ({unit, host}) => isAll(unit) && host?.platform === 'compose' && host.units.length > 0 && !host.units.some(isAll),
    );
    const blocks = found?.host?.units[0]?.blocks ?? [];
    const other = (blocks.find(({image}) => image) ?? blocks[0])?.file.name;
    const message = `The list does not have \`${other}\`, so Docker Compose does not start the service ${found?.host?.title}, which ${found && place(found)} needs.`;
    const isName = name === 'COMPOSE_FILE' && !/[$]/.test(text);
    return whenIn(isName && found, {file, at: value.at}, message, {advice: 'Add the file to the list.'});
  });

/** The namespaces of the open Services. */
const spacesIn = cached(
  (input: Input) =>
    new Set(hostsOf(input).flatMap(({namespace, namespaces = []}) => [namespace ?? [], ...namespaces].flat())),
);

const reached: Check = each(callsOf, (call, input) => {
  const {unit, at, address, host, isNear} = call;
  if (host === undefined) {
    const {hosts, names} = hostsFor(call, input);
    // A name in the cluster can have its namespace behind it.
    const [, name = '', space, ending] = /^([a-z][\w-]*)(?:\.([a-z][\w-]*)((?:\.[a-z]+)*))?$/i.exec(address.host) ?? [];
    const isInside =
      space === undefined ||
      ending === '.svc' ||
      ending === '.svc.cluster.local' ||
      spacesIn(input).has(`${space}${ending}`);
    const isEnding = !isInside && names.includes(name) && nearest(ending ?? '', ['.svc.cluster.local', '.svc']);
    const isName = isInside && name !== '' && !isLocal(name);
    const slip = isName ? nearest(name, names) : isEnding ? name : undefined;
    const fitting = isJdbc(call) ? hosts.filter(isDatabase) : [];
    const near = hosts.find(({name}) => name === slip) ?? (fitting.length === 1 ? fitting[0] : undefined);
    const {port} = address;
    const withPort = port === undefined ? [] : hosts.filter(({units, doors}) => hasPort(units, doors, port));
    const isAsked =
      (isName || isEnding) &&
      !(unit && isOfChart(unit)) &&
      hosts.length > 0 &&
      (near ??
        ((unit?.platform !== 'kubernetes' || isClosed(input)) &&
          (isJdbc(call) || isOfComponent(call, input) || (call.name.startsWith('--host') && isClient(unit!)))));
    return (
      isAsked && {
        at,
        message: isEnding
          ? `The host in \`${call.name}\` does not end with \`.svc\` or \`.svc.cluster.local\` behind its namespace.`
          : `The host in \`${call.name}\` is no service of these files.${near ? ` Did you mean the service ${near.title}?` : candidates(withPort.length > 0 ? withPort : fitting)}`,
        ...namesToUse[unit?.platform ?? hosts[0]!.platform],
        fix: near && !isEnding ? correction(call.file, at, name, near.name, 'Use the name of the service') : undefined,
      }
    );
  }
  if (!isNear) {
    return {
      at,
      message: `The service ${host.title} is in another namespace, so nothing answers at this name.`,
      advice: 'Write its namespace after the first dot of the host name.',
      help: namesToUse.kubernetes.help,
      grounds: [host.space ?? []].flat(),
    };
  }
  const isApart = unit && host.units.length > 0 && host.units.every((one) => areApart(unit, one));
  const lone = isApart && host.units.length === 1 ? host.units[0]!.blocks : [];
  const [block] = lone.some(({tree}) => valueOf(tree, 'networks')) ? [] : lone;
  if (block) {
    const message = `\`${block.name}\` has no \`networks\`, unlike services that call it, so they do not reach it.`;
    return {file: block.file, at: block.at, message, advice: 'Add the network of those services to it.'};
  }
  return (
    isApart && {
      at,
      message: `The service ${host.title} is in none of the networks of \`${unit.name}\`, so it is not reachable.`,
      advice: 'Add one network to the `networks` of both.',
      grounds: [unit, ...host.units].flatMap(({blocks}) => blocks.flatMap(networkPlaces)),
    }
  );
});

export const serviceHost: Check = (input) => [...reached(input), ...leftOut(input)];

/** Kinds of databases in JDBC URLs, with the official images that they reach. */
const databases: Readonly<Record<string, readonly string[]>> = {
  mariadb: ['mariadb', 'mysql'],
  mysql: ['mariadb', 'mysql'],
  postgresql: ['postgres'],
  ...Object.fromEntries(['h2', 'sqlserver', 'oracle', 'db2', 'derby', 'sqlite'].map((kind) => [kind, []])),
};

/** Why the beginning of an address matters, and what to write. */
const ofDatabase =
  'Spring Boot chooses the driver of a database by the beginning of its URL, and does not start without a driver. Write `jdbc:mariadb://`, or the beginning that your driver needs, before the host.';
const ofServer = 'The beginning says how to connect. Write `http://` or `https://` before the host, without blanks.';
const ofDriver =
  'The controller otherwise stops with `Driver claims to not accept jdbcUrl`. Write `jdbc:mariadb:`, or the driver of MySQL.';
const ofWorker = 'For a worker without a service of its own, write `workerURL: null`.';

/** Which name of another container an address needs, by the platform of the container that uses it. */
const namesToUse = {
  compose: {
    advice:
      'Between containers, the host name of a service is its name in the Compose file. Write that name, unless the program runs outside the stack.',
    help: stackPage.compose,
  },
  kubernetes: {
    advice:
      'Between pods, the host name is that of a Service (`metadata.name`). Write that name, unless the program runs outside the cluster.',
    help: stackPage.kubernetes,
  },
};

/** What is wrong with the form of a value that must be a URL. */
function formOf({name, text, file, at}: Value, {knowledge}: Input): Found | undefined {
  const isJdbc = /^jdbc:/i.test(text);
  const isDatasource = keyOf(name) === keyOf('spring.datasource.url');
  const isKnown = isJdbc || isDatasource || urlKeys(knowledge).includes(keyOf(name));
  if (!isKnown || text === '' || isPlaceholder(text) || /^[$#'"]/.test(text)) {
    return undefined;
  }
  const kind = /^jdbc:([\w+-]+):/i.exec(text)?.[1]?.toLowerCase() ?? '';
  const near = kind === 'postgres' ? 'postgresql' : nearest(kind, Object.keys(databases));
  if (near && near !== kind) {
    const message = `\`${name}\` names a kind of database that drivers do not know.${didYouMean(`jdbc:${near}:`)}`;
    const fix = correction(file, at, `jdbc:${kind}:`, `jdbc:${near}:`);
    return {at, message, advice: ofDatabase, certainty: 'suspect', fix};
  }
  const isPlain = /^(?:mariadb|mysql|sqlserver)$/.test(kind);
  const isUrl = isJdbc
    ? kind && (!isPlain || /^jdbc:\w+:(?:[a-z-]+:)?\/\//i.test(text))
    : /^https?:\/\/[^\s/]\S*$/i.test(text);
  if (!isUrl || (isDatasource && !isJdbc)) {
    const start = isDatasource ? 'jdbc:' : 'http://';
    const isShort = (isDatasource ? /^(?:mariadb|mysql|postgresql):/ : /^[\w.-]+(?::\d+)?(?:\/\S*)?$/).test(text);
    return {
      at,
      message: `\`${name}\` does not have the form \`${isJdbc || isDatasource ? 'jdbc:mariadb://host:port/database' : 'http://host:port/'}\`, so nothing can connect with it.`,
      help: isJdbc || isDatasource ? 'installation/general-configuration#configuration-properties' : undefined,
      advice: isJdbc || isDatasource ? ofDatabase : name.endsWith('.workerURL') ? `${ofServer} ${ofWorker}` : ofServer,
      certainty: isJdbc || isDatasource || name.endsWith('.workerURL') ? undefined : 'suspect',
      fix: isShort ? correction(file, at, text, start + text, `Add ${start}`) : undefined,
    };
  }
  // Since MariaDB Connector/J 3.0.3, according to its release notes.
  const isDriver = writtenIn(file).some(
    (one) => /driver-?class-?name$/i.test(one.name) && one.text.startsWith('org.mariadb.'),
  );
  const message = 'MariaDB Connector/J 3 accepts `jdbc:mysql:` only with the parameter `permitMysqlScheme`.';
  const fix = correction(file, at, 'jdbc:mysql:', 'jdbc:mariadb:');
  return kind === 'mysql' && isDriver && !text.includes('permitMysqlScheme')
    ? {at, message, advice: ofDriver, certainty: 'suspect', fix}
    : undefined;
}

export const addressForm: Check = (input) => [
  ...each((all) => valuesOf(all).map(({value}) => value), formOf)(input),
  ...each(callsOf, ({at, address, host}) => {
    const reached = databases[/^jdbc:(\w+)/.exec(address.scheme)?.[1] ?? ''];
    const images = imagesOf(host?.units ?? []).filter((name) => Object.values(databases).flat().includes(name));
    const message = `This URL is for another database than the image of the service ${host?.title} has.`;
    const advice =
      'The driver cannot talk to that server, so the controller stops. Write the kind of that database after `jdbc:`.';
    return reached && images.some((name) => !reached.includes(name)) && {at, message, advice, certainty: 'suspect'};
  })(input),
  ...each(callsOf, ({at, name, address, host, file}, {knowledge}) => {
    const isPlain = ({assigned, written, blocks}: Unit): boolean =>
      written.length > 0 &&
      blocks.every(
        (one) => one.isWhole && !one.isPart && knowledge.images.some((own) => own.name === one.image?.name),
      ) &&
      ![...assigned, ...written].some((one) => /ssl|tls|key-?store|spring.config|profile|opt/i.test(one.name));
    const message = `\`${name}\` uses \`https\`, but the settings of the service ${host?.title} have no TLS, so nothing can connect.`;
    const advice =
      'The component answers with plain HTTP at its port. Write `http://`, or give it a certificate with `server.ssl`.';
    const units = host?.units ?? [];
    const fix = correction(file, at, 'https://', 'http://');
    return (
      address.scheme === 'https' &&
      units.length > 0 &&
      units.every(isPlain) && {at, message, advice, certainty: 'suspect', fix}
    );
  })(input),
];
