/** Queries of the knowledge. */
import {cached} from '../model/cached';
import {canonical} from '../model/names';
import type {Knowledge, KnownKey, KnownName} from './knowledge';

/** A key, or a block of keys, at its place. */
export interface Spot {
  id: string;
  /** Comparison form of the block that contains it. */
  parent: string;
  /** Last part as published, and the whole key. */
  name: string;
  path: string;
  help: string;
}

/** Keys by their comparison form, the keys that have others below them, all spots, and removed keys. */
const indexOf = cached(({keys, names}: Knowledge) => {
  const byId = new Map<string, KnownKey[]>();
  const parents = new Set<string>();
  const spots = new Map<string, Spot>();
  for (const key of keys) {
    const published = key.key.split('.');
    for (const id of key.ids) {
      byId.set(id, [...(byId.get(id) ?? []), key]);
      const parts = id.split(/(?=\.|\[\])/);
      parts.slice(1).forEach((_, count) => parents.add(parts.slice(0, count + 1).join('')));
      id.split('.').forEach((part, index, {length}) => {
        // Below another parent, the published key is shorter than the compared one, so count from the end.
        const name = published.at(index - length)?.replace('[]', '');
        const parent = id.split('.', index).join('.');
        const spot = `${parent}${parent && '.'}${part.replace('[]', '')}`;
        if (name !== undefined && !spots.has(spot)) {
          const path = published.slice(0, published.length - length + index + 1).join('.');
          spots.set(spot, {id: spot, parent, name, path: path.replace(/\[\]$/, ''), help: key.help});
        }
      });
    }
  }
  const obsolete = names.filter((one) => one.obsolete && one.kind === 'key');
  return {
    byId,
    parents,
    spots: [...spots.values()],
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

/** Known keys and blocks at the level of a key. */
export const siblings = (knowledge: Knowledge, parent: string): readonly Spot[] =>
  indexOf(knowledge).spots.filter((spot) => spot.parent === parent);

/** Known keys and blocks of a name, wherever they are. */
export const namesakes = (knowledge: Knowledge, name: string): readonly Spot[] =>
  indexOf(knowledge).spots.filter((spot) => canonical(spot.name) === canonical(name));
