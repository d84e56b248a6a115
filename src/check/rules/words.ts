// cspell:ignore kmgt workersyaml auditevents configprops httpexchanges httptrace integrationgraph jolokia scheduledtasks threaddump
/** Shared functions and texts of the rules. */
import {isOfFramework, keysFor} from '../knowledge/find';
import type {Knowledge} from '../knowledge/knowledge';
import type {Misfit} from '../knowledge/shapes';
import {allSettings, bind, childrenOf, type Setting} from '../model/bind';
import {cached} from '../model/cached';
import {nearest} from '../model/names';
import {isSettings, settingsIn, type ParsedFile} from '../model/parse';
import {entryOf, textOf, type Place, type Tree} from '../model/tree';
import {variablesOf} from '../views/compose';
import {assignmentsOf, containersOf, type Container} from '../views/containers';
import {keyOf} from '../views/units';
import type {Located} from '../views/jobs';
import {type Check, each, type Fix, type Found, type Input} from './rule';

/** The page about the stack of a platform. */
export const stackPage = {
  compose: 'installation/docker-compose#install-the-stack',
  kubernetes: 'installation/install-kubernetes#if-a-pod-does-not-start',
};

/** The endpoints of Spring Boot 2 and 3, by its reference. */
export const endpoints =
  'auditevents beans caches conditions configprops env flyway health heapdump httpexchanges httptrace info integrationgraph jolokia liquibase logfile loggers mappings metrics prometheus quartz sbom scheduledtasks sessions shutdown startup threaddump'.split(
    ' ',
  );

/** Line of a position, from 1. Messages contain lines instead of values. */
export const lineOf = ({lines}: ParsedFile, {start}: Place): number => lines.linePos(start).line;

/** Whether a value is the placeholder of the samples in this documentation. */
export const isLeftOpen = (text: string | undefined): boolean => /\bchange-me\b/.test(text ?? '');

/** A place in words. */
export const place = ({file, at}: {file: ParsedFile; at: Place}): string =>
  `line ${lineOf(file, at)} of \`${file.name}\``;

/** Names as code. */
export const listed = (names: readonly string[], separator = ', '): string =>
  names.map((name) => `\`${name}\``).join(separator);

/** Items with the name of an earlier item in the same scope, and that item. */
export function repeated<Item extends {file: ParsedFile}>(
  items: readonly Item[],
  nameOf: (item: Item) => string | undefined,
  scopeOf: (item: Item) => unknown = () => undefined,
): {file: ParsedFile; item: Item; first: Item}[] {
  const scopes = new Map<unknown, Map<string, Item>>();
  return items.flatMap((item) => {
    const name = nameOf(item);
    const seen = scopes.get(scopeOf(item)) ?? new Map<string, Item>();
    scopes.set(scopeOf(item), seen);
    const first = seen.get(name ?? '');
    if (name && !first) {
      seen.set(name, item);
    }
    return first ? [{file: item.file, item, first}] : [];
  });
}

/** A check for two items of one scope with the same name. `what` names such an item in the message. */
export const sameName = <Item extends {file: ParsedFile; name: Located}>(
  itemsOf: (input: Input) => readonly Item[],
  what: string,
  scopeOf: (item: Item) => unknown,
): Check =>
  each(
    (input) => repeated(itemsOf(input), ({name}) => name.text, scopeOf),
    ({file, item, first}) => ({
      at: item.name.at,
      message: `The ${what} in line ${lineOf(file, first.name.at)} already has this name.`,
    }),
  );

/** Names of variables that are keys of the open files, or documented. */
const variableNames = cached(
  (input: Input) =>
    new Set([
      ...variablesOf(input).flatMap(({name, bare}) => (bare ? [] : name)),
      ...[...assignmentsOf(input), ...input.knowledge.names].map(({name}) => name),
    ]),
);

/** A variable in the value of a key, for the middle of a message. Its name can be a piece of a password, unless it is a name elsewhere. */
export const variableIn = (key: string, name: string, input: Input): string =>
  variableNames(input).has(name) ? `\`${name}\`` : `a variable in \`${key}\``;

/** The end of a message about an unknown name with a similar one. */
export const didYouMean = (near: string | undefined): string => (near ? ` Did you mean \`${near}\`?` : '');

/** The same without a correction. */
export const similarTo = (near: string | undefined): string => (near ? ` \`${near}\` is similar.` : '');

/** The correction of a word at a place. Undefined if the place does not contain the word exactly once. The label contains no value. */
export function correction(
  {text}: ParsedFile,
  at: Place,
  wrong: string,
  right: string,
  label = `Use ${right}`,
): Fix | undefined {
  const [before = '', ...after] = text.slice(at.start, at.end).split(wrong);
  const start = at.start + before.length;
  return after.length === 1 ? {label, at: {start, end: start + wrong.length}, text: right} : undefined;
}

/** The end of a message about a key that belongs to another block. */
const belongs = (block: string | undefined, within: string | undefined): string =>
  block === undefined
    ? ''
    : ` It belongs ${block === '' ? 'at the beginning of a line' : `under ${block === within ? 'the outer ' : ''}\`${block}\`, so indent it like the keys there`}.`;

/** What a published type expects, in words. */
export function kindsOf(type: string): string {
  const parts = type.replace(/^!/, '').split('|');
  const words = parts.map((part) =>
    part.startsWith('[]')
      ? /^\[\](?:=.*|\w*(?:scalar|string))$/.test(part)
        ? 'a list with a text after each hyphen'
        : 'a list of blocks, each after a hyphen'
      : part.startsWith('=')
        ? `\`${part.slice(1)}\``
        : ({
            scalar: 'a single value',
            string: 'text',
            text: 'a name',
            base64: 'text in Base64',
            quantity: 'an amount such as `500m` or `2Gi`',
            integer: 'a whole number without quotes',
            number: 'a number without quotes',
            count: 'a whole number from 0, without quotes',
            port: 'a port up to 65535, without quotes',
            portName: 'the name of a port, of at most 15 lower-case letters, digits and `-`',
            percent: 'a share such as `25%`',
            path: 'a path that begins with `/`',
            schedule: 'a schedule of five fields such as `0 3 * * *`',
            boolean: '`true` or `false` without quotes',
          }[part] ?? 'a block of keys'),
  );
  const [last, ...others] = [...new Set(words.filter((word) => word !== '``'))].sort().reverse();
  return others.length > 0 ? `${others.reverse().join(', ')} or ${last}` : (last ?? '');
}

/** A finding about an unknown name, with the most similar known name and its correction. */
export const unknownName = (at: Place, message: string, near?: string, text = near): Found =>
  near === undefined || text === undefined
    ? {at, message}
    : {at, message: message + didYouMean(near), fix: {label: `Use ${near}`, at, text}};

/** A finding about a key that its block does not have, which is less certain if nothing shows what was meant. */
export function unknownKeyIn({name, at, bare, near, place: found, block, within}: Misfit, placed = found): Found {
  const where = within ? `of \`${within}\`` : 'at this level';
  const message = `${bare ? 'This' : `\`${name}\``} is no key ${where}.`;
  const isThere = placed === undefined && near && entryOf(block, near);
  const hit = isThere
    ? {at, message: `${message} It already has \`${near}\`.`}
    : unknownName(at, message + belongs(placed, within), placed === undefined ? near : undefined);
  return {...hit, certainty: (near ?? placed) ? undefined : 'suspect'};
}

/** A finding about a name that must be one of the names in the files. A similar one is identified by its line, not by its text. */
export function unlikeName(
  file: ParsedFile,
  {text = '', at}: Located,
  message: string,
  what: string,
  among: readonly {file: ParsedFile; name: Located}[],
): Found {
  const near = nearest(
    text,
    among.filter(({name}) => name.text),
    ({name}) => name.text!,
  );
  if (!near) {
    return {at, message};
  }
  const {start, end} = near.name.at;
  const where = near.file.name === file.name ? '' : ` of \`${near.file.name}\``;
  return {
    at,
    message: `${message} Did you mean the ${what} in line ${lineOf(near.file, near.name.at)}${where}?`,
    fix: {label: `Use the name of that ${what}`, at, text: near.file.text.slice(start, end)},
  };
}

/** Files whose keys Spring Boot reads. */
export const settingsFiles = ({files}: Input): readonly ParsedFile[] => files.filter(isSettings);

/** Documents of these files. */
export const documentsOf = (input: Input) =>
  settingsFiles(input).flatMap((file) => file.documents.map((document) => ({file, document})));

/** All settings of these files. */
export const settingsOf = cached((input: Input) => settingsFiles(input).flatMap(settingsIn));

/** Known properties by the form that their variables have. */
const byVariable = cached(({keys}: Knowledge) => new Map(keys.map(({key}) => [keyOf(key), key])));

/** The same for what containers are given: properties, and variables of known properties. Variables of Compose are unknown. */
const passedTo = ({environment}: Container, knowledge: Knowledge): ReturnType<typeof documentsOf> => {
  const entries = environment.flatMap(({form, name, file, at, value}) => {
    const key = form === 'property' ? name : byVariable(knowledge).get(keyOf(name));
    return key && value?.type === 'scalar' && !value.text.includes('$')
      ? [{name: key, file, at, plain: false, value}]
      : [];
  });
  return [...new Set(entries.map(({file}) => file))].map((file) => ({
    file,
    document: bind({type: 'map', at: {start: 0, end: 0}, entries: entries.filter((one) => one.file === file)}),
  }));
};

/** Documents of files and of containers. */
export const allDocumentsOf = cached((input: Input) => [
  ...documentsOf(input),
  ...containersOf(input).flatMap((container) => passedTo(container, input.knowledge)),
]);

/** All settings of files and of containers. */
export const allSettingsOf = cached((input: Input) =>
  allDocumentsOf(input).flatMap(({file, document}) => allSettings(document).map((setting) => ({file, setting}))),
);

/** Whether a block at the top is one of the product, and not one of another program that has the same name. */
export const isOurs = (top: Setting, knowledge: Knowledge): boolean =>
  !isOfFramework(knowledge, top.id) &&
  (top.name.startsWith('jadice') || allSettings(top).some(({id}) => keysFor(knowledge, id).length > 0));

/** Whether the open files belong to a stack of the product. */
export const isStack = cached(
  (input: Input): boolean =>
    documentsOf(input).some(({document}) => childrenOf(document).some((top) => isOurs(top, input.knowledge))) ||
    containersOf(input).some(({image}) => input.knowledge.images.some(({name}) => name === image?.name)),
);

/** Whether the value is a placeholder that the program replaces when it starts, so that it cannot be checked. */
export const isPlaceholder = (text: string): boolean => /\$\{|#\{|@[\w.-]+@/.test(text);

/** An amount of memory in bytes. In Kubernetes, `G` is decimal and `Gi` binary; in Docker and Java, both are binary. */
export function bytesOf(text: string | undefined, platform: Container['platform'] = 'compose'): number | undefined {
  const [, number, unit = '', binary] = /^(\d+(?:\.\d+)?)\s*([kmgt]?)(i?)b?$/i.exec(text ?? '') ?? [];
  const base = platform === 'kubernetes' && !binary ? 1000 : 1024;
  return number === undefined ? undefined : Number(number) * base ** ' kmgt'.indexOf(unit.toLowerCase() || ' ');
}

/** An amount in a manifest, or NaN: of processors, memory or objects. */
export const amountOf = (tree: Tree | undefined): number => {
  const text = textOf(tree) ?? '';
  return /^\d+m$/.test(text) ? parseInt(text, 10) / 1000 : (bytesOf(text, 'kubernetes') ?? NaN);
};

/** The value of a JSON text, or undefined if it is not JSON. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
