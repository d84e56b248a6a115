/** Differences between the facts of two versions, and the composition of two differences. Pure. */
import {isDeepStrictEqual} from 'node:util';
import type {Fact, Facts} from './facts';

/** A fact before and after; one of them is missing when it came or went. */
export interface Difference {
  id: string;
  before?: Fact;
  after?: Fact;
}

const difference = (id: string, before: Fact | undefined, after: Fact | undefined): Difference[] =>
  isDeepStrictEqual(before, after) ? [] : [{id, ...(before && {before}), ...(after && {after})}];

const byId = (a: Difference, b: Difference): number => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

/** All facts that two versions do not share, by id. */
export const diff = (before: Facts, after: Facts): Difference[] =>
  [...new Set([...before.keys(), ...after.keys()])]
    .flatMap((id) => difference(id, before.get(id), after.get(id)))
    .sort(byId);

/** Differences from A to C, composed of those from A to B and from B to C. */
export function compose(first: readonly Difference[], second: readonly Difference[]): Difference[] {
  const [one, other] = [first, second].map((list) => new Map(list.map((entry) => [entry.id, entry])));
  return [...new Set([...one!.keys(), ...other!.keys()])]
    .flatMap((id) => {
      const [early, late] = [one!.get(id), other!.get(id)];
      return difference(id, early ? early.before : late?.before, late ? late.after : early?.after);
    })
    .sort(byId);
}
