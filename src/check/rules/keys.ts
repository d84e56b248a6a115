/** Rules about the keys of settings. */
import {isAfter, standing} from '../../facts/prepare/select';
import {isOfFramework, isParent, hasObsoleteKeys, keysFor, obsoleteKey} from '../knowledge/find';
import type {Knowledge, KnownKey} from '../knowledge/knowledge';
import {childrenOf, type Setting} from '../model/bind';
import {canonical, nearest} from '../model/names';
import type {ParsedFile} from '../model/parse';
import {each, type Hit, type Input, type Rule} from './rule';
import {correction, didYouMean, documentsOf, settingsOf} from './words';

const fromDirector = 'operations/updates#from-the-director-to-the-controller';

/** Replacement of a key. */
const nextStep = (successor: string | undefined): string =>
  successor === undefined
    ? 'Its replacement is not documented. Ask jadice support.'
    : `Its replacement is \`${successor}\`.`;

/** The entry of a removed key, or undefined if any component of the version has the key. */
function ended(id: string, component: string | undefined, input: Input): KnownKey | undefined {
  const entries = keysFor(input.knowledge, id);
  const own = entries.filter((entry) => entry.component === component);
  const asked = own.length > 0 ? own : entries;
  return asked.every((entry) => isAfter(entry, input)) ? asked[0] : undefined;
}

export const keyEnded: Rule = {
  certainty: 'wrong',
  otherwise: 'suspect',
  title: 'Property of an earlier version',
  why: 'Unknown properties are ignored without a warning. If the property controls authentication, the controller can be left open.',
  todo: 'Replace the property and check the effect. If its replacement is not documented, ask jadice support.',
  help: 'operations/updates#from-an-old-version',
  check: each(settingsOf, ({file, setting: {id, at, path}}, input) => {
    const {knowledge, version, order} = input;
    const obsolete = obsoleteKey(knowledge, id);
    if (obsolete) {
      return {at, message: `\`${path}\` no longer exists. ${nextStep(obsolete.successor)}`, help: fromDirector};
    }
    const entry = ended(id, file.component, input);
    if (!entry) {
      return undefined;
    }
    const shipped = knowledge.components.find(({name}) => name === entry.component)!.file;
    const isOpen = standing(entry, version, order) === 'unconfirmed';
    const end = isOpen
      ? `. It is not documented whether ${version} still supports it. Check the \`${shipped}\` of your release.`
      : `, but not for ${version}.`;
    const message = `\`${path}\` is documented up to version ${entry.until}${end} ${nextStep(entry.successor)}`;
    return {at, message, certainty: isOpen ? 'suspect' : undefined};
  }),
};

/** The settings that `judge` reports, without those below them. Those below skipped ones are not judged. */
const reportedIn = (
  input: Input,
  judge: (setting: Setting, parent: Setting) => 'report' | 'descend' | 'skip',
): {file: ParsedFile; setting: Setting; parent: Setting}[] =>
  documentsOf(input).flatMap(({file, document}) => {
    const below = (parent: Setting): ReturnType<typeof reportedIn> =>
      childrenOf(parent).flatMap((setting) => {
        const verdict = judge(setting, parent);
        return verdict === 'report' ? [{file, setting, parent}] : verdict === 'descend' ? below(setting) : [];
      });
    return below(document);
  });

/** The entry of a key if only later versions have it. */
function laterKey(id: string, input: Input): KnownKey | undefined {
  const {knowledge, version, order} = input;
  const entries = isOfFramework(knowledge, id) ? [] : keysFor(knowledge, id);
  return entries.some((one) => standing(one, version, order) === 'yes')
    ? undefined
    : entries.find((one) => one.since !== undefined && !isAfter(one, input));
}

export const keyOfLaterVersion: Rule = {
  certainty: 'not-public',
  title: 'Property from a later version',
  why: 'The property is documented only for later versions. Your version might ignore it.',
  todo: 'Check the `application.yaml` of your release.',
  help: 'installation/general-configuration#configuration-properties',
  check: each(
    // A block is reported once, not each of its keys.
    (input) => reportedIn(input, ({id}) => (laterKey(id, input) ? 'report' : 'descend')),
    ({setting: {id, at, path}}, input) => {
      const entry = laterKey(id, input)!;
      const message = `\`${path}\` is documented from version ${entry.since}, but not for ${input.version}.`;
      return {at, message, help: rowOf(entry)};
    },
  ),
};

export const mixedRootKeys: Rule = {
  certainty: 'wrong',
  title: 'One list under two spellings of its property',
  why: 'If one file uses two spellings, such as `jadice-flow:` and `jadice-flow.jobs:`, the controller starts but merges the first entries of both lists into one, then the second entries, and so on.',
  todo: 'Move all entries to one list under one spelling.',
  help: 'main-concepts/workflows#add-a-sample-to-a-file',
  check: each(settingsOf, ({setting: {lists, path}}) => {
    const message = `The list \`${path}\` already appears above in another spelling. The entries of both lists are merged.`;
    return lists.slice(1).map(({at}) => ({at, message}));
  }),
};

/** Last part of a published key. */
const lastPart = (key: string): string => key.split('.').at(-1)!.replace('[]', '');

/** Page and row of a key. */
const rowOf = ({page, key}: KnownKey): string => `${page}#${key}`;

/** Known names at the level of a key: published name, and the key that it starts or is. */
function siblings({keys}: Knowledge, parent: string): {name: string; key: KnownKey}[] {
  const prefix = parent === '' ? '' : `${parent}.`;
  const found = new Map<string, {name: string; key: KnownKey}>();
  for (const key of keys) {
    for (const id of key.ids.filter((one) => one.startsWith(prefix))) {
      const depth = prefix.split('.').length - 1;
      // Below another parent, the published key is shorter than the compared one, so count from the end.
      const parts = key.key.split('.');
      const name = parts.at(depth - id.split('.').length)?.replace('[]', '');
      if (name !== undefined) {
        found.set(canonical(name), {name, key});
      }
    }
  }
  return [...found.values()];
}

function hitFor(file: ParsedFile, setting: Setting, parent: string, knowledge: Knowledge): Omit<Hit, 'file'> {
  const {at, name, path, children} = setting;
  const unknown = `\`${path}\` is not in the public documentation.`;
  const near = nearest(name, siblings(knowledge, parent), (one) => one.name);
  if (near) {
    const start = at.start + Math.max(0, file.text.slice(at.start, at.end).lastIndexOf(name));
    const fix = correction(file, {start, end: at.end}, name, near.name);
    return {at, message: unknown + didYouMean(near.name), help: rowOf(near.key), fix};
  }
  const elsewhere = knowledge.keys.find(({key}) => canonical(lastPart(key)) === canonical(name));
  const hint =
    elsewhere && children.size === 0
      ? `There is a property of this name, \`${elsewhere.key}\`. Check the indentation.`
      : 'Compare it with the `application.yaml` of your release.';
  const help = elsewhere && children.size === 0 ? rowOf(elsewhere) : undefined;
  return {at, message: `${unknown} ${hint}`, certainty: 'not-public', help};
}

export const unknownKey: Rule = {
  certainty: 'suspect',
  otherwise: 'not-public',
  title: 'Undocumented property',
  why: 'This might be a typing error, because Spring Boot ignores unknown properties without a warning. It might also be correct, because the public list is not complete.',
  todo: 'Compare the property with the file of your release, or ask jadice support.',
  help: 'installation/general-configuration#configuration-properties',
  check: each(
    (input) =>
      reportedIn(input, ({id}, parent) => {
        const {knowledge} = input;
        if (isParent(knowledge, id)) {
          return 'descend';
        }
        const isEntry = id === `${parent.id}[]`;
        if (
          isEntry ||
          keysFor(knowledge, id).length > 0 ||
          isOfFramework(knowledge, id) ||
          obsoleteKey(knowledge, id)
        ) {
          return 'skip';
        }
        // In a block with only removed keys, each key is reported.
        return hasObsoleteKeys(knowledge, id) ? 'descend' : 'report';
      }),
    ({file, setting, parent}, {knowledge}) => hitFor(file, setting, parent.id, knowledge),
  ),
};
