/** Puts two lists beside each other. */
import {diffArrays} from 'diff';
import {pairsOf} from './pairs';
import type {Unit} from './units';

/** A pair of blocks: identical, changed, or only one of them. */
export type Aligned<T> =
  | {type: 'same' | 'changed'; before: T; after: T}
  /** `isMoved`: the other list has it too, elsewhere. */
  | {type: 'removed' | 'added'; only: T; isMoved: boolean};

/** Entries of only one list, between two common entries. */
interface Gap<T> {
  removed: T[];
  added: T[];
}

/**
 * Aligns two lists.
 *
 * @param keyOf - What is the same has the same key.
 * @param unitOf - What an entry is paired by, where both lists have others.
 */
export function align<T>(
  before: readonly T[],
  after: readonly T[],
  keyOf: (one: T) => string,
  unitOf: (one: T) => Unit,
): Aligned<T>[] {
  const keys = new Map([...before, ...after].map((one) => [one, keyOf(one)]));
  const key = (one: T): string => keys.get(one)!;
  const runs: (T[] | Gap<T>)[] = [];
  let [fromBefore, fromAfter] = [0, 0];
  for (const {added, removed, count} of diffArrays(before.map(key), after.map(key))) {
    const old = before.slice(fromBefore, (fromBefore += added ? 0 : count));
    const next = after.slice(fromAfter, (fromAfter += removed ? 0 : count));
    if (!added && !removed) {
      runs.push(next);
      continue;
    }
    const last = runs.at(-1);
    const gap = last && !Array.isArray(last) ? last : {removed: [], added: []};
    if (gap !== last) {
      runs.push(gap);
    }
    gap.removed.push(...(removed ? old : []));
    gap.added.push(...(added ? next : []));
  }
  const keysOf = (which: keyof Gap<T>): Set<string> =>
    new Set(runs.flatMap((run) => (Array.isArray(run) ? [] : run[which].map(key))));
  const elsewhere = {removed: keysOf('added'), added: keysOf('removed')};
  const only = (type: 'removed' | 'added', ones: readonly T[]): Aligned<T>[] =>
    ones.map((one) => ({type, only: one, isMoved: elsewhere[type].has(key(one))}));
  return runs.flatMap((run): Aligned<T>[] => {
    if (Array.isArray(run)) {
      return run.map((one) => ({type: 'same', before: one, after: one}));
    }
    const {removed, added} = run;
    const aligned: Aligned<T>[] = [];
    let [a, b] = [0, 0];
    for (const [toA, toB] of pairsOf(removed.map(unitOf), added.map(unitOf))) {
      aligned.push(...only('removed', removed.slice(a, toA)), ...only('added', added.slice(b, toB)));
      aligned.push({type: 'changed', before: removed[toA]!, after: added[toB]!});
      [a, b] = [toA + 1, toB + 1];
    }
    return [...aligned, ...only('removed', removed.slice(a)), ...only('added', added.slice(b))];
  });
}
