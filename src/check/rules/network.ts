/** Rules across several files. */
import {groupedBy} from '../model/cached';
import {isOfWords} from '../knowledge/vocabulary';
import {nearest, shortened} from '../model/names';
import type {ParsedFile} from '../model/parse';
import {variablesOf} from '../views/compose';
import {assignmentsOf, containersOf} from '../views/containers';
import {callsOf, type Call} from '../views/calls';
import {unitsOf, valuesIn, type Unit, type Value} from '../views/units';
import {type Check, type Hit, type Input, whenIn} from './rule';
import {correction, didYouMean, place, settingsOf, similarTo, variableIn} from './words';

/** What follows the start of a key with an address, and the setting of that host with the same value. */
const partners: readonly (readonly [end: string, theirs: readonly string[]])[] = [
  [
    'username',
    ['MARIADB_USER', 'MYSQL_USER', 'POSTGRES_USER', 'auth.username', 'spring.security.user.name', 'EUREKA_USERNAME'],
  ],
  [
    'password',
    ['MARIADB_PASSWORD', 'MYSQL_PASSWORD', 'POSTGRES_PASSWORD', 'spring.security.user.password', 'EUREKA_PASSWORD'],
  ],
  ['database', ['MARIADB_DATABASE', 'MYSQL_DATABASE', 'POSTGRES_DB', 'auth.database']],
  ['bucket', ['MINIO_DEFAULT_BUCKETS']],
];

/** Keys with the same value in one container, and in all containers. */
const twins = [
  ['jadice-flow.securityToken', 'JF_ACCESS_TOKEN'],
  ['publisher.eureka.username', 'EUREKA_USERNAME'],
  ['publisher.eureka.password', 'EUREKA_PASSWORD'],
] as const;
const shared = [...twins.map(([, name]) => name), 'publisher.s3.bucket'];

/** What happens if two values of a setting differ. */
const effectOf = (name: string): string =>
  /bucket$/i.test(name)
    ? ', so the bucket is not found'
    : /(?:user|username|password)$/i.test(name)
      ? ', so the login fails'
      : '';

/** Two values that must be the same. The second one is that of a container. */
interface Pair {
  /** The beginning of the message. */
  what: string;
  mine: Value | undefined;
  theirs: Value | undefined;
  owner?: Unit;
  /** Whether two different variables are a mistake too. */
  isShared?: boolean;
}

const first = (unit: Unit, names: readonly string[]): Value | undefined =>
  names.flatMap((name) => valuesIn(unit, name))[0];

const differs = (mine: Value | undefined): string => `\`${mine?.name}\` is not the same as`;

/** The values of the user, the database and so on that an address needs. */
function pairsIn({unit, host, name, address, file, at}: Call): Pair[] {
  const [, start] = /^(.*)(?:url|endpoint)$/i.exec(name) ?? [];
  const [other] = host?.units ?? [];
  // Scripts can create other databases and users.
  if (
    !unit ||
    !other ||
    start === undefined ||
    other.blocks.some(({mounts}) => mounts.some((path) => path.includes('initdb')))
  ) {
    return [];
  }
  const [, path, parameter] =
    /^\/([\w-]+)|[;&]databaseName=([\w-]+)/.exec(address.scheme.startsWith('jdbc:') ? address.rest : '') ?? [];
  const isRoot = first(unit, [`${start}username`])?.text === 'root';
  return partners.flatMap(([end, names]): Pair[] => {
    const isDatabase = end === 'database';
    const written = isDatabase ? (path ?? parameter) : undefined;
    const mine = written ? {name, file, at, text: written.toLowerCase()} : first(unit, [start + end]);
    const own = first(other, isRoot ? names.map((one) => one.replace('_PASSWORD', '_ROOT_PASSWORD')) : names);
    const theirs = own && isDatabase ? {...own, text: own.text.toLowerCase()} : own;
    const what = written ? `\`${name}\` names another database than` : differs(mine);
    return isRoot && end !== 'password' ? [] : [{what, mine, theirs, owner: other}];
  });
}

/** The first finding at each place. */
const firstAt = (hits: readonly Hit[]): Hit[] =>
  [...groupedBy(hits, ({file}) => file).values()].flatMap((own) =>
    [...groupedBy(own, ({at}) => at.start).values()].map(([first]) => first!),
  );

/** A value, or the variable that it comes from, whatever its default or error text. Unknown if its braces are not closed. */
const sourceOf = (text: string): string => (/\$\{[^}]*$/.test(text) ? '$' : text).replace(/^\$\{?(\w+).*$/, '$$$1');

export const differentValue: Check = (input) => {
  const units = unitsOf(input);
  const pairs = [
    ...callsOf(input).flatMap(pairsIn),
    ...units.flatMap((unit) =>
      twins.map((names): Pair => {
        const [mine, theirs] = names.map((name) => first(unit, [name]));
        return {what: differs(mine), mine, theirs, owner: unit};
      }),
    ),
    ...shared.flatMap((name) => {
      const all = units.filter((unit) => first(unit, [name]));
      return all.map((unit): Pair => {
        const owner = all.find(({platform}) => platform === unit.platform)!;
        const mine = first(unit, [name]);
        return {what: differs(mine), mine, theirs: first(owner, [name]), owner, isShared: true};
      });
    }),
  ];
  const hits = pairs.flatMap(({what, mine, theirs, owner, isShared}): Hit[] => {
    const sources = [mine, theirs].map((value) => sourceOf(value?.text ?? '$'));
    const isUnknown = sources.some((text) => (isShared ? text === '$' : text.startsWith('$')));
    if (!mine || !theirs || isUnknown || sources[0] === sources[1] || theirs.text.split(/[,:]/).includes(mine.text)) {
      return [];
    }
    // The name of a container in a pod is a value.
    const ofOwner = owner?.platform === 'compose' ? ` of \`${owner.name}\`` : '';
    const effect = what.includes('database') ? ', so the tables are not found' : effectOf(theirs.name);
    const advice =
      (mine.via ?? theirs.via)
        ? 'Refer to the same variable, or key of a Secret, in both places.'
        : `${effect === '' ? 'One of the two components rejects the other one' : 'Both containers start, and one fails when it uses the other one'}. Write one value in both places.`;
    // If another setting of the container has the same value, the reference is the mistake.
    const double = theirs.via
      ? owner?.assigned.find(
          (one) => one.name !== theirs.name && one.file === theirs.file && one.at.start === theirs.at.start,
        )
      : undefined;
    return double
      ? [
          {
            ...theirs.via!,
            message: `\`${theirs.name}\` gets the value of \`${double.name}\`, and not that of \`${mine.name}\`, ${place(mine.via ?? mine)}${effect}.`,
            advice,
          },
        ]
      : [
          {
            file: (mine.via ?? mine).file,
            at: (mine.via ?? mine).at,
            message: `${what} \`${theirs.name}\`${ofOwner}, ${place(theirs.via ?? theirs)}${effect}.`,
            advice,
          },
        ];
  });
  return firstAt(hits);
};

/** The containers that read a settings file. */
const readersOf = (file: ParsedFile, input: Input): Unit[] =>
  unitsOf(input).filter(({written}) => written.some((value) => value.file === file));

/** Whether a container certainly does not have a variable. */
const lacks = ({assigned, blocks}: Unit, name: string): boolean =>
  blocks.every(({isWhole}) => isWhole) && !assigned.some((one) => one.name === name);

export const placeholder: Check = (input) => {
  const set = assignmentsOf(input).filter(({form}) => form === 'variable');
  const names = new Set(set.map(({name}) => name));
  const isOpen = containersOf(input).length === 0 || containersOf(input).some(({isWhole}) => !isWhole);
  // Only upper case, because other names are configuration keys.
  const uses = settingsOf(input).flatMap(({file, setting: {path, value}}) =>
    Array.from((value?.text ?? '').matchAll(/\$\{([A-Z][A-Z0-9_]*)(:)?/g), ([, name = '', hasDefault]) => ({
      file,
      path,
      name,
      at: value!.at,
      isMissing: hasDefault === undefined && !names.has(name),
      lacking:
        hasDefault === undefined && names.has(name) ? readersOf(file, input).filter((one) => lacks(one, name)) : [],
    })),
  );
  const read = new Set(uses.map(({name}) => name));
  // A variable that nothing reads, and that has a similar name, is the mistake.
  const free = set.filter(({name}) => !/^(?:SPRING|SERVER|JADICE|JAVA)_/.test(name) && !read.has(name));
  const freeNames = free.map(({name}) => name);
  const missing = isOpen ? [] : uses.filter(({isMissing}) => isMissing);
  // Which of the two is the mistake shows whether the name is known elsewhere.
  const known = new Set([...variablesOf(input), ...input.knowledge.names].map(({name}) => name));
  const found = missing.map(({file, at, path, name}): Hit => {
    const near = nearest(name, freeNames) ?? shortened(name, freeNames);
    const slip = free.find((one) => one.name === near);
    const lines = missing.filter((one) => one.name === name).map(place);
    const named = variableIn(path, name, input);
    const needs = named.startsWith('a ') ? `refers to a variable that` : `needs ${named}, but`;
    const own = readersOf(file, input).flatMap(({assigned}) => assigned.map((one) => one.name));
    const among = own.length > 0 ? own : [...names];
    const other = slip ? undefined : (nearest(name, among) ?? shortened(name, among));
    const fix = other === undefined ? other : correction(file, at, `\${${name}`, `\${${other}`, `Use ${other}`);
    const sets = slip
      ? ` \`${slip.name}\`, ${place(slip.named ?? slip)}, is set, but read by nothing.`
      : fix
        ? didYouMean(other)
        : similarTo(other);
    return slip && known.has(name)
      ? {
          ...(slip.named ?? slip),
          message: `No settings read \`${slip.name}\`, but ${named} is missing, which they read in ${lines.join(', ')}.`,
        }
      : {
          file,
          at,
          message: `\`${path}\` ${needs} no container in these files sets${named.startsWith('a ') ? '' : ' it'}.${sets}`,
          fix,
        };
  });
  const lacked = uses.flatMap(({file, at, path, name, lacking: [unit]}): Hit[] => {
    const isKey = unit?.platform === 'compose';
    const owner =
      unit &&
      (isKey || isOfWords(unit.name, input.knowledge)
        ? `\`${unit.name}\``
        : `the container in ${place(unit.blocks[0]!)}`);
    const message = `\`${path}\` needs ${variableIn(path, name, input)}, but ${owner}, which reads this file, has no such variable.`;
    const advice = `Add it to \`${unit?.platform === 'compose' ? 'environment' : 'env'}\` of ${owner}.`;
    const grounds = unit?.blocks.map((block) => ({file: block.file, at: block.tree.at}));
    return whenIn(unit, {file, at}, message, {advice, grounds});
  });
  return firstAt([...found.map(({file, at, message, fix}) => ({file, at, message, fix})), ...lacked]);
};
