/** Rules about the keys of settings. */
import {isAfter, availability} from '../../facts/prepare/select';
import {
  hasObsoleteKeys,
  isOfFramework,
  isParent,
  keysFor,
  known,
  namesakes,
  obsoleteKey,
  siblings,
  type Spot,
} from '../knowledge/find';
import type {Knowledge, KnownKey} from '../knowledge/knowledge';
import {childrenOf, type Setting} from '../model/bind';
import {nearest} from '../model/names';
import type {ParsedFile} from '../model/parse';
import type {Scalar} from '../model/tree';
import {type Check, each, type Input} from './rule';
import {allDocumentsOf, allSettingsOf, correction, didYouMean, isOurs, lineOf, listed, settingsOf} from './words';

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

export const keyEnded: Check = each(allSettingsOf, ({file, setting: {id, at, path}}, input) => {
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
  const isOpen = availability(entry, version, order) === 'unconfirmed';
  const end = isOpen
    ? `. It is not documented whether ${version} still supports it. Check the \`${shipped}\` of your release.`
    : `, but not for ${version}.`;
  const message = `\`${path}\` is documented up to version ${entry.until}${end} ${nextStep(entry.successor)}`;
  return {at, message, certainty: isOpen ? 'suspect' : undefined};
});

/** The settings that `judge` reports, without those below them. Those below skipped ones are not judged. */
const reportedIn = (
  input: Input,
  judge: (setting: Setting, parent: Setting) => 'report' | 'descend' | 'skip',
): {file: ParsedFile; setting: Setting; parent: Setting; root: Setting}[] =>
  allDocumentsOf(input).flatMap(({file, document}) => {
    const below = (parent: Setting): ReturnType<typeof reportedIn> =>
      childrenOf(parent).flatMap((setting) => {
        const verdict = judge(setting, parent);
        return verdict === 'report'
          ? [{file, setting, parent, root: document}]
          : verdict === 'descend'
            ? below(setting)
            : [];
      });
    return below(document);
  });

/** The entry of a key if only later versions have it. */
function laterKey(id: string, input: Input): KnownKey | undefined {
  const {knowledge, version, order} = input;
  const entries = isOfFramework(knowledge, id) ? [] : keysFor(knowledge, id);
  return entries.some((one) => availability(one, version, order) === 'yes')
    ? undefined
    : entries.find((one) => one.since !== undefined && !isAfter(one, input));
}

export const keyOfLaterVersion: Check = each(
  // A block is reported once, not each of its keys.
  (input) => reportedIn(input, ({id}) => (laterKey(id, input) ? 'report' : 'descend')),
  ({setting: {id, at, path}}, input) => {
    const entry = laterKey(id, input)!;
    const message = `\`${path}\` is documented from version ${entry.since} on, so ${input.version} probably ignores it.`;
    return {at, message, help: entry.help};
  },
);

export const mixedRootKeys: Check = each(settingsOf, ({file, setting: {lists, path}}) => {
  const message = `The list \`${path}\` is already in line ${lists[0] ? lineOf(file, lists[0].at) : 1}, in another spelling, so its first entry is merged with the first one here.`;
  return lists.slice(1).map(({at}) => ({at, message}));
});

export const setTwice: Check = each(settingsOf, ({file, setting: {values, path}}) =>
  values.slice(1).map(({value, at}, index) => {
    const before = values[index]!;
    // The same spelling in one block has a rule of its own.
    const isOther = !file.problems.some((problem) => problem.at.start === at.start);
    const message = `Line ${lineOf(file, before.at)} sets \`${path}\` too, in another spelling and to another value.`;
    return isOther && value.text !== before.value.text && {at, message};
  }),
);

/** Whether a setting can be the known key or block `id`. Such a block must contain some or every key of the setting. */
function fits({children, lists, value}: Setting, id: string, knowledge: Knowledge, share: 'some' | 'every'): boolean {
  const type = known(knowledge, id)?.type;
  if (children.size > 0) {
    const has = (name: string): boolean =>
      isParent(knowledge, `${id}.${name}`) || keysFor(knowledge, `${id}.${name}`).length > 0;
    return type === 'map' ? share === 'some' && !isOfFramework(knowledge, id) : [...children.keys()][share](has);
  }
  const isSingle = type !== undefined && type !== 'map' && !isParent(knowledge, `${id}[]`);
  return lists.length > 0 ? type === 'list' : isEmpty(value) || isSingle;
}

const isEmpty = (value: Scalar | undefined): boolean => value === undefined || value.kind === 'null';

/** Where a misplaced setting belongs, if its name and shape leave no doubt. */
function placesOf(setting: Setting, parent: Setting, root: Setting, knowledge: Knowledge): readonly Spot[] {
  const {id, name, children} = setting;
  const all = namesakes(knowledge, name).filter((spot) => spot.id !== id && fits(setting, spot.id, knowledge, 'every'));
  // It is not indented below its block, which is therefore empty.
  const beside = all.filter((spot) =>
    childrenOf(parent).some((block) => block.id === spot.parent && !block.isBlock && isEmpty(block.value)),
  );
  const isDistinct = children.size > 1 || [setting, ...children.values()].some((one) => /[a-z][-A-Z]/.test(one.name));
  const others = all.filter(
    (spot) =>
      spot.id.startsWith(`${id.split('.', 1)[0]}.`) ||
      (isDistinct && (!isOfFramework(knowledge, spot.id) || childrenOf(root).some((top) => isOurs(top, knowledge)))),
  );
  return beside.length > 0 ? beside : others.length > 3 ? [] : others;
}

const silently = 'Spring Boot ignores a property that it does not know, without a warning, so the default stays.';

function hitFor(file: ParsedFile, setting: Setting, parent: Setting, root: Setting, knowledge: Knowledge) {
  const {at, id, name, path, children} = setting;
  const isTop = parent === root;
  const isSpring = isOfFramework(knowledge, id);
  const isOwn = !isTop && !isSpring && isOurs(root.children.get(id.split(/[.[]/, 1)[0]!)!, knowledge);
  const unknown = isOwn ? `\`${path}\` is not in the public documentation.` : `There is no property \`${path}\`.`;
  const alike = siblings(knowledge, parent.id).filter(
    (spot) => fits(setting, spot.id, knowledge, 'some') && (isOwn || (isSpring && !isTop) || children.size > 0),
  );
  const longer = alike.filter((spot) => name.length > 3 && spot.name.startsWith(name));
  const places = isOwn || isSpring || isTop ? placesOf(setting, parent, root, knowledge) : [];
  // A name of this block that the other one contains is meant rather than the same name in another block.
  const inner = alike.filter((spot) => spot.name.length > 3 && name.endsWith(spot.name));
  const near =
    nearest(name, alike, (spot) => spot.name) ??
    (longer.length === 1 ? longer[0] : undefined) ??
    (places.length > 0 ? inner[0] : undefined);
  if (near) {
    const start = at.start + Math.max(0, file.text.slice(at.start, at.end).lastIndexOf(name));
    const fix = correction(file, {start, end: at.end}, name, near.name);
    return {
      at,
      message: unknown + didYouMean(near.name),
      advice: `${silently} Correct the name.`,
      help: near.help,
      fix,
    };
  }
  const [first] = places;
  const own = childrenOf(parent);
  const before = own[own.indexOf(setting) - 1];
  // Of several keys that are not indented below their block, the first one is enough.
  if (first && before && placesOf(before, parent, root, knowledge).some((spot) => spot.parent === first.parent)) {
    return undefined;
  }
  if (first) {
    const right = listed([...new Set(places.map((spot) => spot.path))], ' or ');
    const isIndented = file.kind === 'application' && file.format === 'yaml';
    const empty = own.find((block) => block.id === first.parent && !block.isBlock);
    const todo = empty
      ? `The block \`${empty.name}\` in line ${lineOf(file, empty.at)} is empty. Indent this line below it, and the next ones that belong there.`
      : isIndented
        ? 'Move it to its block, and indent it like the keys there.'
        : 'Correct the name.';
    const message = `\`${path}\` has no effect here. The property is ${right}.`;
    return {at, message, advice: `${silently} ${todo}`, help: first.help};
  }
  const advice = `${silently} An undocumented property can be right: compare it with the \`application.yaml\` of your release.`;
  return isOwn && {at, message: unknown, advice, certainty: 'not-public' as const};
}

export const unknownKey: Check = each(
  (input) =>
    reportedIn(input, ({id}, parent) => {
      const {knowledge} = input;
      if (isParent(knowledge, id)) {
        return 'descend';
      }
      const isEntry = id === `${parent.id}[]`;
      // The block itself is reported, or nobody lists its keys.
      const isOpen = /^(?:map|list)$/.test(known(knowledge, parent.id)?.type ?? '');
      if (isEntry || isOpen || keysFor(knowledge, id).length > 0 || obsoleteKey(knowledge, id)) {
        return 'skip';
      }
      // In a block with only removed keys, each key is reported.
      return hasObsoleteKeys(knowledge, id) ? 'descend' : 'report';
    }),
  ({file, setting, parent, root}, {knowledge}) => hitFor(file, setting, parent, root, knowledge),
);
