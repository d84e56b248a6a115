/** The list that readers see: each difference as one entry, what breaks first. Pure. */
import {entriesOf, idOf, type Says} from '../../facts/prepare/entries';
import type {Product} from '../../facts/schema';
import type {Deprecation} from '../../facts/schema/common';
import {componentOf, rolesOf} from './audience';
import type {Difference} from './diff';
import {type Fact, openPoint} from './facts';
import {todoOf} from './todo';
import {type FactChange, type FieldChange, type KindOfChange, kindsOfChange, type VersionName} from './views';

/** The two versions, and where their pages are. */
export interface Pair {
  from: VersionName;
  to: VersionName;
  /** Path of the pages of a version, as `/docs/next`. */
  docsPath: (version: string) => string;
}

/** Differences that are one entry: names that ended, and the one that takes their place. */
interface Group {
  old: Difference[];
  own?: Difference;
  /** Name that takes the place, where both versions have it. */
  replacement?: string;
}

const isOpen = (fact: Fact | undefined): boolean => fact?.standing === 'unconfirmed';

/** Whether a name ends, or may end, with the new version. */
const ends = ({before, after}: Difference): boolean =>
  before !== undefined && (after === undefined || (isOpen(after) && !isOpen(before)));

/** Whether a name comes, or may come, with the new version. */
const begins = ({before, after}: Difference): boolean =>
  after !== undefined && (before === undefined || (isOpen(before) && !isOpen(after)));

/** Groups removed names with their replacement; all other names are separate. */
function groupsOf(list: readonly Difference[], endings: ReadonlyMap<string, Deprecation>): Group[] {
  const groups = new Map<string, Group>();
  for (const difference of list.filter(ends)) {
    const replacement = endings.get(difference.id)?.replacement;
    if (replacement !== undefined) {
      const group = groups.get(replacement) ?? {old: [], replacement};
      groups.set(replacement, {...group, old: [...group.old, difference]});
    }
  }
  const renamed = new Set([...groups.values()].flatMap(({old}) => old));
  const single: Group[] = [];
  for (const own of list.filter((one) => !renamed.has(one))) {
    const group = groups.get((own.after ?? own.before!).name);
    const isOfKind = group?.old.some(({before}) => before!.kind === own.after?.kind);
    if (group && isOfKind && !group.own && begins(own)) {
      group.own = own;
    } else {
      single.push({old: [], own});
    }
  }
  return [...groups.values(), ...single];
}

const order: readonly (keyof Says)[] = ['type', 'default', 'values', 'tag', 'meaning'];

const fieldsOf = ({before, after}: Difference): FieldChange[] =>
  before && after
    ? order
        .filter((field) => before.says[field] !== after.says[field])
        .map((field) => ({field, before: before.says[field] ?? '', after: after.says[field] ?? ''}))
    : [];

function whatOf({old, own}: Group): KindOfChange {
  if (old.length > 0) {
    return 'renamed';
  }
  return ends(own!) ? 'removed' : begins(own!) ? 'added' : 'changed';
}

/** The rows of a fact in both versions. */
const rowsOf = ({before, after}: Difference, {from, to, docsPath}: Pair): FactChange['rows'] =>
  [[before, from] as const, [after, to] as const].flatMap(([fact, {name, label}]) =>
    fact?.row === undefined ? [] : [{name: fact.name, version: label, to: `${docsPath(name)}/${fact.row}`}],
  );

function entryOf(group: Group, product: Product, endings: ReadonlyMap<string, Deprecation>, pair: Pair): FactChange {
  const {old, own, replacement} = group;
  const all = [...old, ...(own ? [own] : [])];
  const shown = own ?? old[0]!;
  const newest = (shown.after ?? shown.before)!;
  const fact: Fact = own || replacement === undefined ? newest : {...newest, name: replacement};
  const oldNames = old.map(({before}) => before!.name);
  const openBefore = all.some(({before}) => isOpen(before));
  const openAfter = all.some(({after}) => isOpen(after));
  const what = whatOf(group);
  const fields = what === 'changed' ? fieldsOf(shown) : [];
  const situation = {
    what,
    openBefore,
    openAfter,
    fact,
    oldNames,
    from: `version ${pair.from.label}`,
    to: `version ${pair.to.label}`,
    file: product.properties[fact.of ?? '']?.file ?? 'application.yaml',
    reasons: all.flatMap(({id}) => endings.get(id)?.reason ?? []),
  };
  const todo = own?.after?.onUpdate !== undefined && old.length > 0 && !openAfter ? own.after.onUpdate : undefined;
  return {
    id: shown.id,
    what,
    ...((openBefore || openAfter) && {isOpen: true}),
    kind: fact.kind,
    name: fact.name,
    ...(oldNames.length > 0 && {oldNames}),
    component: componentOf(fact, product),
    roles: rolesOf(fact),
    ...(fields.length === 0 && fact.says.meaning !== undefined && (own || old.length === 0)
      ? {meaning: fact.says.meaning}
      : {}),
    ...(fields.length > 0 && {fields}),
    todo: [todoOf(situation), todo].filter(Boolean).join(' '),
    rows: all.flatMap((difference) => rowsOf(difference, pair)),
    ...(fact.kind !== openPoint && {history: `/names#${shown.id}`}),
  };
}

const kinds = ['key', 'environment', 'endpoint', 'worker', 'parameter', 'event', 'image'];
const rank = ({kind}: FactChange): number => (kinds.includes(kind) ? kinds.indexOf(kind) : kinds.length);

/**
 * All entries: what was renamed, what is gone, what changed, what is new; each by kind and name.
 *
 * @param differences - Between the facts of the two versions.
 */
export function reportOf(differences: readonly Difference[], product: Product, pair: Pair): FactChange[] {
  const endings = new Map(
    entriesOf(product).flatMap((entry) => (entry.deprecation ? [[idOf(entry), entry.deprecation] as const] : [])),
  );
  const place = ({what}: FactChange): number => kindsOfChange.indexOf(what);
  return groupsOf(differences, endings)
    .map((group) => entryOf(group, product, endings, pair))
    .sort(
      (a, b) =>
        place(a) - place(b) ||
        rank(a) - rank(b) ||
        a.kind.localeCompare(b.kind, 'en') ||
        a.name.localeCompare(b.name, 'en'),
    );
}
