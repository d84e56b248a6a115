/** Rules about the keys of settings. */
import {isOfFramework, isParent, isPast, keysFor, known, obsoleteKey, standingIn} from '../knowledge/find';
import type {Knowledge, KnownKey} from '../knowledge/types';
import {entriesOf, type Setting} from '../model/bind';
import {canonical, nearest} from '../model/names';
import type {ParsedFile} from '../model/parse';
import type {Fix, Hit, Rule} from './rule';
import {settingsFiles, settingsOf} from './words';

const fromDirector = 'operations/updates#from-the-director-to-the-controller';

/** What comes in the place of a key. */
const nextStep = (successor: string | undefined): string =>
  successor === undefined
    ? 'Its successor is not documented: ask jadice support.'
    : `Its successor is \`${successor}\`.`;

/** The entry whose end makes a key one of the past; undefined while any component of the version has it. */
function ended(knowledge: Knowledge, id: string, component: string | undefined, version: string): KnownKey | undefined {
  const entries = keysFor(knowledge, id);
  const own = entries.filter((entry) => entry.component === component);
  const asked = own.length > 0 ? own : entries;
  return asked.every((entry) => isPast(entry, version, knowledge)) ? asked[0] : undefined;
}

export const keyEnded: Rule = {
  code: 'key-ended',
  certainty: 'gone',
  title: 'Key that ended before the version',
  why: 'A key that the program does not know has no effect, and nothing says so. For sign-in, that can leave the controller open.',
  todo: 'Replace the key by its successor, and check the effect. Where the successor is not documented, ask jadice support.',
  help: 'operations/updates#from-an-old-version',
  check: (input) => {
    const {knowledge, version} = input;
    return settingsOf(input).flatMap(({file, setting: {id, at, path}}): Hit[] => {
      const obsolete = obsoleteKey(knowledge, id);
      if (obsolete) {
        const message = `\`${path}\` is a key of the past. ${nextStep(obsolete.successor)}`;
        return [{file, at, message, help: fromDirector}];
      }
      const entry = ended(knowledge, id, file.component, version);
      if (!entry) {
        return [];
      }
      const shipped = knowledge.components.find(({name}) => name === entry.component)?.file ?? 'application.yaml';
      const isOpen = standingIn(entry, version, knowledge) === 'unconfirmed';
      const end = isOpen
        ? `. Whether ${version} still reads it is not documented: look into the \`${shipped}\` that came with it.`
        : `, not for ${version}.`;
      const message = `\`${path}\` is known up to version ${entry.until}${end} ${nextStep(entry.successor)}`;
      return [{file, at, message, ...(isOpen && {certainty: 'not-public'})}];
    });
  },
};

/** Whether a key is one that has ended, so that no other rule speaks of it. */
export const isEnded = (knowledge: Knowledge, id: string): boolean =>
  obsoleteKey(knowledge, id) !== undefined || known(knowledge, id)?.until !== undefined;

const keyOfLaterVersion: Rule = {
  code: 'key-of-later-version',
  certainty: 'not-public',
  title: 'Key that is known from a later version on',
  why: 'The public documentation has the key only from a later version on. An older program may not know it, and then it has no effect.',
  todo: 'Look into the `application.yaml` that came with your version.',
  help: 'installation/general-configuration#configuration-properties',
  check: (input) => {
    const {knowledge, version} = input;
    const said: {file: ParsedFile; id: string}[] = [];
    return settingsOf(input).flatMap(({file, setting: {id, at, path}}) => {
      // A block is named once, not each of its keys.
      if (said.some((one) => one.file === file && (id.startsWith(`${one.id}.`) || id.startsWith(`${one.id}[`)))) {
        return [];
      }
      const entries = isOfFramework(knowledge, id) ? [] : keysFor(knowledge, id);
      const entry = entries.find((one) => one.since !== undefined && !isPast(one, version, knowledge));
      const isKnown = entries.some((one) => standingIn(one, version, knowledge) === 'yes');
      if (!entry || isKnown) {
        return [];
      }
      said.push({file, id});
      const message = `\`${path}\` is known from version ${entry.since} on; for ${version} it is not documented.`;
      return [{file, at, message, help: `${entry.page}#${entry.key}`}];
    });
  },
};

const mixedRootKeys: Rule = {
  code: 'mixed-root-keys',
  certainty: 'wrong',
  title: 'One list under two spellings of its key',
  why: 'With two spellings, such as `jadice-flow:` here and `jadice-flow.jobs:` there, the controller starts, but mixes the first entries of both lists into one, then the second ones, and so on.',
  todo: 'Put all entries into one list, under one key.',
  help: 'main-concepts/workflows#add-a-sample-to-a-file',
  check: (input) =>
    settingsOf(input).flatMap(({file, setting: {lists, path}}) =>
      lists.slice(1).map(({at}) => ({
        file,
        at,
        message: `The list \`${path}\` is already above, in another spelling: the entries of both are mixed.`,
      })),
    ),
};

/** Last part of a published key. */
const lastPart = (key: string): string => key.split('.').at(-1)!.replace('[]', '');

/** Known names at the place of a key: name as published, and the key that it begins or is. */
function siblings({keys}: Knowledge, parent: string): {name: string; key: KnownKey}[] {
  const prefix = parent === '' ? '' : `${parent}.`;
  const found = new Map<string, {name: string; key: KnownKey}>();
  for (const key of keys) {
    for (const id of key.ids.filter((one) => one.startsWith(prefix))) {
      const depth = prefix.split('.').length - 1;
      // Under another parent the published key is shorter than the compared one: count from the end.
      const parts = key.key.split('.');
      const name = parts.at(depth - id.split('.').length)?.replace('[]', '');
      if (name !== undefined) {
        found.set(canonical(name), {name, key});
      }
    }
  }
  return [...found.values()];
}

/** The change that puts the right name into the key; undefined where the file has the name in another form. */
function renaming({text}: ParsedFile, {at, name}: Setting, right: string): Fix | undefined {
  const written = text.slice(at.start, at.end);
  const offset = written.lastIndexOf(name);
  const place = {start: at.start + offset, end: at.start + offset + name.length};
  return offset < 0 ? undefined : {label: `Write ${right}`, at: place, text: right};
}

function hitFor(file: ParsedFile, setting: Setting, parent: string, knowledge: Knowledge): Hit {
  const unknown = `The public documentation does not have \`${setting.path}\`.`;
  const near = nearest(setting.name, siblings(knowledge, parent), ({name}) => name);
  if (near) {
    const fix = renaming(file, setting, near.name);
    const help = `${near.key.page}#${near.key.key}`;
    return {file, at: setting.at, message: `${unknown} Did you mean \`${near.name}\`?`, help, ...(fix && {fix})};
  }
  const elsewhere = knowledge.keys.find(({key}) => canonical(lastPart(key)) === canonical(setting.name));
  return elsewhere && setting.children.size === 0
    ? {
        file,
        at: setting.at,
        message: `${unknown} A key of this name is \`${elsewhere.key}\`: is the indentation right?`,
        help: `${elsewhere.page}#${elsewhere.key}`,
      }
    : {file, at: setting.at, message: `${unknown} Compare with the \`application.yaml\` that came with your version.`};
}

/** Goes down from a setting; at the first unknown key it stops. */
function* unknownBelow(file: ParsedFile, parent: Setting, knowledge: Knowledge): Generator<Hit> {
  for (const setting of [...parent.children.values(), ...entriesOf(parent)]) {
    const {id} = setting;
    const isKnown = keysFor(knowledge, id).length > 0;
    const isEntry = id === `${parent.id}[]`;
    if (isParent(knowledge, id)) {
      yield* unknownBelow(file, setting, knowledge);
    } else if (!isKnown && !isEntry && !isOfFramework(knowledge, id) && !isEnded(knowledge, id)) {
      const obsolete = knowledge.names.some(
        ({name, obsolete, kind}) => obsolete && kind === 'key' && canonical(name).startsWith(`${id}.`),
      );
      // Blocks in which only keys of the past are known: their keys are found one by one.
      if (obsolete) {
        yield* unknownBelow(file, setting, knowledge);
      } else {
        yield hitFor(file, setting, parent.id, knowledge);
      }
    }
  }
}

const unknownKey: Rule = {
  code: 'unknown-key',
  certainty: 'not-public',
  title: 'Key that the public documentation does not have',
  why: 'It may be a slip: Spring Boot says nothing about keys that nobody reads. It may also be right: the public list is not the list of the product.',
  todo: 'Compare the key with the file that came with your version, or ask jadice support.',
  help: 'installation/general-configuration#configuration-properties',
  check: (input) =>
    settingsFiles(input).flatMap((file) =>
      file.documents.flatMap((document) => [...unknownBelow(file, document, input.knowledge)]),
    ),
};

export const keysRules: readonly Rule[] = [keyEnded, keyOfLaterVersion, mixedRootKeys, unknownKey];
