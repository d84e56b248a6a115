/** Questions to the knowledge. */
import {standing, type Standing} from '../../facts/prepare/select';
import {canonical} from '../model/names';
import type {Knowledge, Known, KnownKey, KnownName} from './types';

interface Index {
  byId: Map<string, KnownKey[]>;
  /** Keys that have known keys below them. */
  parents: Set<string>;
  /** Names of keys of the past, by their compared form. */
  obsolete: Map<string, KnownName>;
}

const indexes = new WeakMap<Knowledge, Index>();

/** Looks the keys up by their compared form; made once. */
function indexOf(knowledge: Knowledge): Index {
  const before = indexes.get(knowledge);
  if (before) {
    return before;
  }
  const index: Index = {
    byId: new Map(),
    parents: new Set(),
    obsolete: new Map(
      knowledge.names
        .filter(({kind, obsolete}) => obsolete && kind === 'key')
        .map((entry) => [canonical(entry.name), entry]),
    ),
  };
  for (const key of knowledge.keys) {
    for (const id of key.ids) {
      index.byId.set(id, [...(index.byId.get(id) ?? []), key]);
      const parts = id.split(/(?=\.|\[\])/);
      parts.slice(1).forEach((_, count) => index.parents.add(parts.slice(0, count + 1).join('')));
    }
  }
  indexes.set(knowledge, index);
  return index;
}

/** Entries for a key in its compared form, one per component that has it. */
export const keysFor = (knowledge: Knowledge, id: string): readonly KnownKey[] => indexOf(knowledge).byId.get(id) ?? [];

/** The entry for a key; of several, that of the component. */
export function known(knowledge: Knowledge, id: string, component?: string): KnownKey | undefined {
  const entries = keysFor(knowledge, id);
  return entries.find((entry) => entry.component === component) ?? entries[0];
}

/** The key of the past of a compared form. */
export const obsoleteKey = (knowledge: Knowledge, id: string): KnownName | undefined =>
  indexOf(knowledge).obsolete.get(id);

/** Whether a key has known keys below it. */
export const isParent = (knowledge: Knowledge, id: string): boolean => indexOf(knowledge).parents.has(id);

/** Whether something applies to a version. */
export const standingIn = (entry: Known, version: string, {versions}: Knowledge): Standing =>
  standing(
    entry,
    version,
    versions.map(({name}) => name),
  );

/** Whether a version comes after the last one that has something. */
export function isPast({until}: Known, version: string, {versions}: Knowledge): boolean {
  const names = versions.map(({name}) => name);
  return until !== undefined && names.indexOf(version) > names.indexOf(until);
}

/** Whether a key belongs to a framework, so that it cannot be reported as unknown. */
export const isOfFramework = ({frameworks}: Knowledge, id: string): boolean =>
  frameworks.includes(id.split(/[.[]/, 1)[0]!);
