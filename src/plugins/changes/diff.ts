/** Differences between the facts of two versions. Pure. */
import {isDeepStrictEqual} from 'node:util';
import type {Fact, Facts} from './facts';

/** A fact in both versions. Undefined in the version that does not have it. */
export interface Difference {
  id: string;
  before: Fact | undefined;
  after: Fact | undefined;
}

/** All facts that differ between two versions, by id. */
export const diff = (before: Facts, after: Facts): Difference[] =>
  [...new Set([...before.keys(), ...after.keys()])]
    .sort()
    .map((id) => ({id, before: before.get(id), after: after.get(id)}))
    .filter((one) => !isDeepStrictEqual(one.before, one.after));
