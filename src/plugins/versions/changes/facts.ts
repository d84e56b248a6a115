/** Facts of a version in comparable form, and the differences between two versions. */
import {isDeepStrictEqual} from 'node:util';
import {type Entry, entriesOf, idOf} from '../../../facts/prepare/entries';
import {availability} from '../../../facts/prepare/select';
import type {Product} from '../../../facts/schema';
import {factVersions} from '../../../facts/versions';

/** A fact in one version. Its `onUpdate` is the action for readers whose previous version did not have it. */
export interface Fact extends Pick<Entry, 'kind' | 'name' | 'says'> {
  id: string;
  of: string | undefined;
  row: string | undefined;
  onUpdate: string | undefined;
  /** `unconfirmed`: the public text leaves open whether the version has it. */
  availability: 'yes' | 'unconfirmed';
}

/** The facts of a version by their id. */
export type Facts = ReadonlyMap<string, Fact>;

/** Undocumented points are facts too, because a version can add or remove the answer. */
export const openPoint = 'open point';

/** @param version - One of `factVersions`. */
export function factsOf(product: Product, version: string): Facts {
  const entries = entriesOf(product).flatMap((entry) => (entry.obsolete ? [] : [{...entry, id: idOf(entry)}]));
  const openPoints = product['not-public'].notPublic.map(({id, point, reason, look, ...range}) => {
    const own = {
      name: point,
      says: reason === undefined ? {} : {meaning: reason},
      row: `help/#not-public-${id}`,
      onUpdate: look,
    };
    return {id: `open-point.${id}`, kind: openPoint, of: undefined, range, ...own};
  });
  const facts = new Map<string, Fact>();
  for (const {id, kind, name, of, says, row, onUpdate, range} of [...entries, ...openPoints]) {
    const known = availability(range, version, factVersions);
    if (known !== 'no' && facts.get(id)?.availability !== 'yes') {
      facts.set(id, {id, kind, name, of, says, row, onUpdate, availability: known});
    }
  }
  return facts;
}

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
