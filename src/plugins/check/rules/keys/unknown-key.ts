import {isOfFramework, isParent, keysFor} from '../../knowledge/find';
import type {Knowledge, KnownKey} from '../../knowledge/types';
import {entriesOf, type Setting} from '../../model/bind';
import {canonical, nearest} from '../../model/names';
import type {ParsedFile} from '../../model/parse';
import type {Fix, Hit, Rule} from '../rule';
import {isEnded} from './key-ended';
import {settingsFiles} from './settings-files';

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

export const unknownKey: Rule = {
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
