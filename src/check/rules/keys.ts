/** Rules about the keys of settings. */
import {isOfFramework, isParent, isPast, keysFor, known, obsoleteKey, standingIn} from '../knowledge/find';
import type {Knowledge, KnownKey} from '../knowledge/types';
import {entriesOf, type Setting} from '../model/bind';
import {canonical, nearest} from '../model/names';
import type {ParsedFile} from '../model/parse';
import type {Fix, Hit, Rule} from './rule';
import {settingsFiles, settingsOf} from './words';

const fromDirector = 'operations/updates#from-the-director-to-the-controller';

/** Replacement of a key. */
const nextStep = (successor: string | undefined): string =>
  successor === undefined
    ? 'Its replacement is not documented. Ask jadice support.'
    : `Its replacement is \`${successor}\`.`;

/** The entry whose end makes a key one of the past; undefined while any component of the version has it. */
function ended(knowledge: Knowledge, id: string, component: string | undefined, version: string): KnownKey | undefined {
  const entries = keysFor(knowledge, id);
  const own = entries.filter((entry) => entry.component === component);
  const asked = own.length > 0 ? own : entries;
  return asked.every((entry) => isPast(entry, version, knowledge)) ? asked[0] : undefined;
}

const keyEnded: Rule = {
  code: 'key-ended',
  certainty: 'gone',
  title: 'Property removed before this version',
  why: 'Unknown properties are ignored without a warning. If the property controls authentication, the controller can be left open.',
  todo: 'Replace the property and check the effect. If its replacement is not documented, ask jadice support.',
  help: 'operations/updates#from-an-old-version',
  check: (input) => {
    const {knowledge, version} = input;
    return settingsOf(input).flatMap(({file, setting: {id, at, path}}): Hit[] => {
      const obsolete = obsoleteKey(knowledge, id);
      if (obsolete) {
        const message = `\`${path}\` no longer exists. ${nextStep(obsolete.successor)}`;
        return [{file, at, message, help: fromDirector}];
      }
      const entry = ended(knowledge, id, file.component, version);
      if (!entry) {
        return [];
      }
      const shipped = knowledge.components.find(({name}) => name === entry.component)?.file ?? 'application.yaml';
      const isOpen = standingIn(entry, version, knowledge) === 'unconfirmed';
      const end = isOpen
        ? `. It is not documented whether ${version} still reads it. Check the \`${shipped}\` of your release.`
        : `, but not for ${version}.`;
      const message = `\`${path}\` is documented up to version ${entry.until}${end} ${nextStep(entry.successor)}`;
      return [{file, at, message, ...(isOpen && {certainty: 'not-public'})}];
    });
  },
};

/** Whether a key is one that has ended, so that no other rule speaks of it. */
const isEnded = (knowledge: Knowledge, id: string): boolean =>
  obsoleteKey(knowledge, id) !== undefined || known(knowledge, id)?.until !== undefined;

const keyOfLaterVersion: Rule = {
  code: 'key-of-later-version',
  certainty: 'not-public',
  title: 'Property from a later version',
  why: 'The property is documented only for later versions. Your version might ignore it.',
  todo: 'Check the `application.yaml` of your release.',
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
      const message = `\`${path}\` is documented from version ${entry.since}, but not for ${version}.`;
      return [{file, at, message, help: `${entry.page}#${entry.key}`}];
    });
  },
};

const mixedRootKeys: Rule = {
  code: 'mixed-root-keys',
  certainty: 'wrong',
  title: 'One list under two spellings of its property',
  why: 'If one file uses two spellings, such as `jadice-flow:` and `jadice-flow.jobs:`, the controller starts but merges the first entries of both lists into one, then the second entries, and so on.',
  todo: 'Move all entries to one list under one spelling.',
  help: 'main-concepts/workflows#add-a-sample-to-a-file',
  check: (input) =>
    settingsOf(input).flatMap(({file, setting: {lists, path}}) =>
      lists.slice(1).map(({at}) => ({
        file,
        at,
        message: `The list \`${path}\` already appears above in another spelling. The entries of both lists are merged.`,
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

/** The change that corrects the name in the key; undefined if the file contains the name in another form. */
function renaming({text}: ParsedFile, {at, name}: Setting, right: string): Fix | undefined {
  const written = text.slice(at.start, at.end);
  const offset = written.lastIndexOf(name);
  const place = {start: at.start + offset, end: at.start + offset + name.length};
  return offset < 0 ? undefined : {label: `Write ${right}`, at: place, text: right};
}

function hitFor(file: ParsedFile, setting: Setting, parent: string, knowledge: Knowledge): Hit {
  const unknown = `\`${setting.path}\` is not in the public documentation.`;
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
        message: `${unknown} There is a property of this name, \`${elsewhere.key}\`. Check the indentation.`,
        help: `${elsewhere.page}#${elsewhere.key}`,
      }
    : {file, at: setting.at, message: `${unknown} Compare it with the \`application.yaml\` of your release.`};
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
  title: 'Undocumented property',
  why: 'This might be a typing error, because Spring Boot ignores unknown properties without a warning. It might also be correct, because the public list is not complete.',
  todo: 'Compare the property with the file of your release, or ask jadice support.',
  help: 'installation/general-configuration#configuration-properties',
  check: (input) =>
    settingsFiles(input).flatMap((file) =>
      file.documents.flatMap((document) => [...unknownBelow(file, document, input.knowledge)]),
    ),
};

export const keysRules: readonly Rule[] = [keyEnded, keyOfLaterVersion, mixedRootKeys, unknownKey];
