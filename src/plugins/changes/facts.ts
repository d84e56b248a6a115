/** Facts of a version, in comparable form. Pure. */
import {entriesOf, idOf, type Says} from '../../facts/prepare/entries';
import {standing} from '../../facts/prepare/select';
import type {Product} from '../../facts/schema';

/** A fact in one version. */
export interface Fact {
  id: string;
  kind: string;
  name: string;
  of?: string;
  /** `unconfirmed`: the public text leaves open whether the version has it. */
  standing: 'yes' | 'unconfirmed';
  says: Says;
  /** Its row: page of the documentation of the version, and anchor. */
  row?: string;
  /** File below `product/` that has it. */
  file: string;
  /** Action for readers whose previous version did not have it. */
  onUpdate?: string;
}

/** The facts of a version by their id. */
export type Facts = ReadonlyMap<string, Fact>;

/** Undocumented points are facts too, because a version can add or remove the answer. */
export const openPoint = 'open point';

/**
 * @param version - One of `order`.
 * @param order - All versions, oldest first.
 */
export function factsOf(product: Product, version: string, order: readonly string[]): Facts {
  const facts = new Map<string, Fact>();
  const add = (fact: Omit<Fact, 'standing'>, range: Parameters<typeof standing>[0]): void => {
    const known = standing(range, version, order);
    if (known !== 'no' && facts.get(fact.id)?.standing !== 'yes') {
      facts.set(fact.id, {...fact, standing: known});
    }
  };
  for (const entry of entriesOf(product)) {
    const {file, kind, name, of, range, says, row, onUpdate, obsolete} = entry;
    if (!obsolete) {
      const optional = {...(of !== undefined && {of}), ...(row !== undefined && {row}), ...(onUpdate && {onUpdate})};
      add({id: idOf(entry), kind, name, says, file, ...optional}, range);
    }
  }
  for (const {id, point, reason, look, ...range} of product['not-public'].notPublic) {
    const own = {name: point, says: {meaning: reason}, row: `help/#not-public-${id}`, onUpdate: look};
    add({id: `open-point.${id}`, kind: openPoint, file: 'not-public.yaml', ...own}, range);
  }
  return facts;
}
