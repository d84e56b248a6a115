/** What cannot be true of names that ended. Pure. */
import {entriesOf} from '../prepare/entries';
import type {Product} from '../schema';
import {rangeProblems} from './problems';

/** Replacements that are no names, names that ended but have no end, and versions that do not exist; one message for each. */
export function endingProblems(product: Product, versions: readonly string[]): string[] {
  const entries = entriesOf(product);
  const names = new Set(entries.map(({name}) => name));
  return entries.flatMap(({file, name, range, obsolete, deprecation}) => {
    if (!deprecation) {
      return [];
    }
    const at = `product/${file}: ${name}: deprecation`;
    const {level, replacement, since} = deprecation;
    return [
      ...rangeProblems(at, {since}, versions),
      ...(replacement !== undefined && (replacement === name || !names.has(replacement))
        ? [`${at} names the replacement "${replacement}"; expected another name of product/`]
        : []),
      ...(level === 'error' && range.until === undefined && !obsolete
        ? [`${at} has the level "error", but no version ends it; add until, or write the level "warning"`]
        : []),
    ];
  });
}
