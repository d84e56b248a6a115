/** Queries of the knowledge. */
import {cached} from '../model/cached';
import {canonical} from '../model/names';
import type {Knowledge, KnownKey, KnownName} from './knowledge';

/** Keys by their comparison form, the keys that have others below them, and removed keys. */
const indexOf = cached(({keys, names}: Knowledge) => {
  const byId = new Map<string, KnownKey[]>();
  const parents = new Set<string>();
  for (const key of keys) {
    for (const id of key.ids) {
      byId.set(id, [...(byId.get(id) ?? []), key]);
      const parts = id.split(/(?=\.|\[\])/);
      parts.slice(1).forEach((_, count) => parents.add(parts.slice(0, count + 1).join('')));
    }
  }
  const obsolete = names.filter((one) => one.obsolete && one.kind === 'key');
  return {
    byId,
    parents,
    obsolete: new Map(obsolete.map((entry): [string, KnownName] => [canonical(entry.name), entry])),
  };
});

/** Entries for the comparison form of a key, one for each component that has it. */
export const keysFor = (knowledge: Knowledge, id: string): readonly KnownKey[] => indexOf(knowledge).byId.get(id) ?? [];

/** The entry for a key, preferably that of the component. */
export function known(knowledge: Knowledge, id: string, component?: string): KnownKey | undefined {
  const entries = keysFor(knowledge, id);
  return entries.find((entry) => entry.component === component) ?? entries[0];
}

/** The removed key with a comparison form. */
export const obsoleteKey = (knowledge: Knowledge, id: string): KnownName | undefined =>
  indexOf(knowledge).obsolete.get(id);

/** Whether a removed key is below a key. */
export const hasObsoleteKeys = (knowledge: Knowledge, id: string): boolean =>
  [...indexOf(knowledge).obsolete.keys()].some((one) => one.startsWith(`${id}.`));

/** Whether a key has known keys below it. */
export const isParent = (knowledge: Knowledge, id: string): boolean => indexOf(knowledge).parents.has(id);

/** Whether a key belongs to a framework, so that it cannot be reported as unknown. */
export const isOfFramework = ({frameworks}: Knowledge, id: string): boolean =>
  frameworks.includes(id.split(/[.[]/, 1)[0]!);
