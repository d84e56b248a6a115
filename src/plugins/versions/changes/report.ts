/** The list for readers: differences with the same action are one group. */
import {entriesOf, idOf, type Says} from '../../../facts/prepare/entries';
import type {Product} from '../../../facts/schema';
import type {Deprecation} from '../../../facts/schema/common';
import {docsPath} from '../../../facts/versions';
import {type Difference, type Fact, openPoint} from './facts';
import {headOf, isTextKind, sectionOf, type Situation} from './todo';
import {
  type ChangeGroup,
  type Changes,
  type FactChange,
  type FieldChange,
  type KindOfChange,
  type NamedRow,
  sections,
  type VersionName,
} from '../views';

type Pair = Pick<Changes, 'from' | 'to'>;

interface Entry extends Situation {
  fact: FactChange;
}

/** Differences that form one entry: removed names and their replacement. */
interface Renaming {
  old: Difference[];
  own?: Difference;
  /** Replacement, if both versions have it. */
  replacement?: string;
}

const isOpen = (fact: Fact | undefined): boolean => fact?.availability === 'unconfirmed';

/** Whether the new version removes, or might remove, a name. */
const ends = ({before, after}: Difference): boolean =>
  before !== undefined && (after === undefined || (isOpen(after) && !isOpen(before)));

/** Whether the new version adds, or might add, a name. */
const begins = ({before, after}: Difference): boolean =>
  after !== undefined && (before === undefined || (isOpen(before) && !isOpen(after)));

/** Joins removed names with their replacement; all other names are separate. */
function joinedOf(list: readonly Difference[], endings: ReadonlyMap<string, Deprecation>): Renaming[] {
  const joined = new Map<string, Renaming>();
  for (const difference of list.filter(ends)) {
    const replacement = endings.get(difference.id)?.replacement;
    if (replacement !== undefined) {
      const {old} = joined.get(replacement) ?? {old: []};
      joined.set(replacement, {replacement, old: [...old, difference]});
    }
  }
  const renamed = new Set([...joined.values()].flatMap(({old}) => old));
  const single: Renaming[] = [];
  for (const own of list.filter((one) => !renamed.has(one))) {
    const renaming = joined.get((own.after ?? own.before!).name);
    const isOfKind = renaming?.old.some(({before}) => before!.kind === own.after?.kind);
    if (renaming && isOfKind && !renaming.own && begins(own)) {
      renaming.own = own;
    } else {
      single.push({old: [], own});
    }
  }
  return [...joined.values(), ...single];
}

const order: readonly (keyof Says)[] = ['type', 'default', 'values', 'tag', 'meaning'];

const fieldsOf = ({before, after}: Difference): FieldChange[] =>
  order
    .filter((field) => before?.says[field] !== after?.says[field])
    .map((field) => ({field, before: before?.says[field] ?? '', after: after?.says[field] ?? ''}));

function whatOf({old, own}: Renaming): KindOfChange {
  if (old.length > 0) {
    return 'renamed';
  }
  return ends(own!) ? 'removed' : begins(own!) ? 'added' : 'changed';
}

function entryOf(
  renaming: Renaming,
  product: Product,
  endings: ReadonlyMap<string, Deprecation>,
  {from, to}: Pair,
): Entry {
  const {old, own, replacement} = renaming;
  const all = [...old, ...(own ? [own] : [])];
  const shown = own ?? old[0]!;
  const newest = (shown.after ?? shown.before)!;
  const rowIn = ({row}: Fact, version: VersionName): {to?: string} =>
    row === undefined ? {} : {to: `${docsPath(version.name)}/${row}`};
  const name: NamedRow = own
    ? {name: newest.name, ...rowIn(newest, own.after ? to : from)}
    : {name: replacement ?? newest.name};
  const what = whatOf(renaming);
  const properties = newest.kind === 'key' ? product.properties[newest.of ?? ''] : undefined;
  const open = all.some(({after}) => isOpen(after))
    ? 'after'
    : all.some(({before}) => isOpen(before))
      ? 'before'
      : undefined;
  const fields = what === 'changed' ? fieldsOf(shown) : [];
  const reasons = all.flatMap(({id}) => endings.get(id)?.reason ?? []);
  const note = [...new Set([...reasons, ...(open === 'after' ? [] : [own?.after?.onUpdate ?? []].flat())])].join(' ');
  const meaning = newest.kind === openPoint ? undefined : newest.says.meaning;
  return {
    what,
    ...(open && {open}),
    kind: newest.kind,
    file: properties?.file ?? 'application.yaml',
    hasNote: note !== '',
    fact: {
      id: shown.id,
      ...name,
      ...(old.length > 0 && {old: old.map(({before}) => ({name: before!.name, ...rowIn(before!, from)}))}),
      ...(fields.length > 0 ? {fields} : own && meaning !== undefined && {meaning}),
      ...(note !== '' && {note}),
      ...(properties && {component: properties.label}),
    },
  };
}

/** Differences by their action, in the order of the sections; properties, then what happens to most names, first. */
export function groupsOf(differences: readonly Difference[], product: Product, pair: Pair): ChangeGroup[] {
  const endings = new Map(
    entriesOf(product).flatMap((entry) => (entry.deprecation ? [[idOf(entry), entry.deprecation] as const] : [])),
  );
  const byAction = new Map<string, Entry[]>();
  for (const entry of joinedOf(differences, endings).map((one) => entryOf(one, product, endings, pair))) {
    const {what, open, kind, file, hasNote} = entry;
    const action = [what, open, kind, file, what === 'removed' && hasNote].join();
    byAction.set(action, [...(byAction.get(action) ?? []), entry]);
  }
  return [...byAction.values()]
    .map((entries): ChangeGroup => {
      const [first] = entries as [Entry];
      const facts = entries.map(({fact}) => fact).sort((a, b) => a.name.localeCompare(b.name, 'en'));
      return {
        section: sectionOf(first),
        what: first.what,
        kind: first.kind,
        ...headOf(first, facts, pair.from.label, pair.to.label),
        ...(isTextKind(first.kind) && {isText: true}),
        facts,
      };
    })
    .sort(
      (a, b) =>
        sections.indexOf(a.section) - sections.indexOf(b.section) ||
        Number(b.kind === 'key') - Number(a.kind === 'key') ||
        b.facts.length - a.facts.length,
    );
}
