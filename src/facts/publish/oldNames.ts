/** Old names for the search. The target of each is the row of its replacement. Pure. */
import {type Entry, entriesOf} from '../prepare/entries';
import {standing} from '../prepare/select';
import type {Product} from '../schema';
import type {ErrorPattern} from '../viewTypes';

/** Matches a query that is only the name, in any form: `a.b-c`, `A_BC`, `a.b-c: value`. */
function patternOf(name: string): string {
  const parts = name.match(/[a-z0-9]+/gi) ?? [];
  return `^\\W*${parts.join('[\\W_]*')}\\W*(?:[:=].*)?$`;
}

/** Score of an entry for a name of a kind. */
const fit = ({kind, of}: Entry, wanted: string): number => Number(kind === wanted) * 2 + Number(of === 'controller');

/**
 * @param order - All versions, oldest first.
 * @param docs - Path of the documentation of the version, such as `docs/next`.
 */
export function oldNames(product: Product, version: string, order: readonly string[], docs: string): ErrorPattern[] {
  const entries = entriesOf(product);
  const present = entries.filter(({range, obsolete}) => !obsolete && standing(range, version, order) !== 'no');
  const names = new Set(present.map(({name}) => name));
  return entries.flatMap(({name, kind, deprecation}): ErrorPattern[] => {
    const found = present.filter((entry) => entry.name === deprecation?.replacement && entry.row !== undefined);
    // Prefer the controller, which most readers configure.
    const [next] = found.sort((a, b) => fit(b, kind) - fit(a, kind));
    return next && !names.has(name) ? [{to: `${docs}/${next.row}`, messages: [patternOf(name)], words: []}] : [];
  });
}
