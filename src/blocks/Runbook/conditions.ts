/** The conditions of a step as the beginning of its sentence: "In Kubernetes, if jobs are in MariaDB, dump the database." */
import type {RunbookChoice, RunbookStep} from '@site/src/facts/viewTypes';

/** The values for which a step applies, for each choice that the reader has not made. */
export type Conditions = Readonly<Record<string, readonly string[]>>;

const platforms: Readonly<Record<string, string>> = {
  compose: 'with Docker Compose',
  kubernetes: 'in Kubernetes with manifests',
  openshift: 'in OpenShift',
  chart: 'in Kubernetes with the chart',
  standalone: 'in the standalone distribution',
};

const databases: Readonly<Record<string, string>> = {
  stack: 'MariaDB runs in the stack',
  server: 'MariaDB runs on a separate server',
  memory: 'you use the in-memory H2 database',
};

/** "a, b or c". */
const either = (list: readonly string[]): string => list.join(', ').replace(/, (?=[^,]*$)/, ' or ');

/** Where a step applies, such as "in Kubernetes". `all`: the platforms of the list. */
function placeOf(names: readonly string[], all: readonly string[]): string {
  const has = (...some: string[]): boolean => some.every((name) => names.includes(name));
  if (names.length > 1 && all.every((name) => names.includes(name) !== (name === 'standalone'))) {
    return 'in containers';
  }
  const isAnyKubernetes = has('kubernetes', 'chart');
  const places = names.flatMap((name) =>
    isAnyKubernetes && name === 'chart'
      ? []
      : isAnyKubernetes && name === 'kubernetes'
        ? ['in Kubernetes']
        : [platforms[name] ?? name],
  );
  return either(places);
}

/** What stands in front of the platform's controller. */
function accessOf(names: readonly string[], onPlatforms: readonly string[]): string {
  if (names.includes('direct')) {
    return 'you use no proxy';
  }
  const things = new Set(
    onPlatforms.map(
      (name) => ({kubernetes: 'an Ingress', chart: 'an Ingress', openshift: 'a Route'})[name] ?? 'a proxy',
    ),
  );
  if (onPlatforms.join() === 'compose') {
    return 'you use the TLS proxy';
  }
  return `you use ${either([...things])}`;
}

/** The condition about the database: with its conjunction, because two of three are said by the third. */
function databaseOf(names: readonly string[]): string {
  const other = Object.keys(databases).find((name) => !names.includes(name));
  return names.length === 1
    ? `if ${databases[names[0]!] ?? names[0]!}`
    : other === 'memory'
      ? 'if jobs are in MariaDB'
      : `unless ${databases[other ?? ''] ?? other}`;
}

/** The versions of an update: those up to one, or those from one on. */
function updateOf(from: readonly string[] | undefined, to: readonly string[] | undefined): string {
  const source = from && ` from ${from.at(-1)}${from.length > 1 ? ' or earlier' : ''}`;
  const target = to && ` to ${to[0]}${to.length > 1 ? ' or later' : ''}`;
  return `you update${source ?? ''}${target ?? ''}`;
}

/** "you have no Controller UI and use an Ingress". */
const joined = (parts: readonly string[]): string =>
  parts.reduce((text, part) => `${text} and ${text.startsWith('you ') ? part.replace(/^you /, '') : part}`);

const capital = (text: string): string => text.replace(/^[a-z]/, (first) => first.toUpperCase());

/** Names that keep their capital letter, like those with a capital or a digit inside (MariaDB, H2). */
const names = /^\[?(?:Docker|Helm|Java|Keycloak|Kubernetes|Linux|Windows|[A-Z]+[a-z]*[A-Z\d])/;

const small = (text: string): string =>
  names.test(text) ? text : text.replace(/^\[?[A-Z]/, (first) => first.toLowerCase());

/** The text of a step as one sentence with the conditions that are still open. */
export function sentence(
  text: string,
  open: Conditions,
  choices: readonly RunbookChoice[],
  {when}: Pick<RunbookStep, 'when'>,
): string {
  const {platform, database, store, ui, proxy, from, to} = open;
  const all = choices.find(({name}) => name === 'platform')?.options.map(({value}) => value) ?? [];
  const place = platform && placeOf(platform, all);
  const base = database && databaseOf(database);
  const ifs = [
    base?.startsWith('if ') ? base.slice(3) : undefined,
    store && (store.includes('stack') ? 'documents are in the stack' : 'documents are in S3 or WebDAV'),
    ui && (ui.includes('with') ? 'you have a Controller UI' : 'you have no Controller UI'),
    proxy && accessOf(proxy, when['platform'] ?? all),
    (from ?? to) && updateOf(from, to),
  ].filter((one) => one !== undefined);
  const exception = base?.startsWith('unless ') ? base : undefined;
  const condition = [place, exception, ifs.length > 0 ? `if ${joined(ifs)}` : undefined].filter(Boolean).join(', ');
  const [, more] = (ifs.length > 0 && /^If (.*)$/.exec(text)) || [];
  return condition === ''
    ? text
    : more === undefined
      ? `${capital(condition)}, ${small(text)}`
      : `${capital(condition)} and ${more}`;
}
