import type {ParsedPage} from './page';
import type {SearchIndex} from './types';

/**
 * Sorts pages into one index for each tag, each in page order.
 *
 * @param order - Paths below the base URL in the order of the sidebars; pages that are not in it follow by path.
 */
export function indexesOf(pages: readonly ParsedPage[], order: readonly string[]): SearchIndex[] {
  const rank = new Map(order.map((path, index) => [path, index]));
  const rankOf = ({path}: ParsedPage): number => rank.get(path) ?? order.length;
  const sorted = [...pages].sort((a, b) => rankOf(a) - rankOf(b) || (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
  const indexes = new Map<string, SearchIndex>();
  for (const {tag, language, ...page} of sorted) {
    const index = indexes.get(tag) ?? {tag, language, pages: []};
    index.pages.push(page);
    indexes.set(tag, index);
  }
  return [...indexes.values()].sort((a, b) => (a.tag < b.tag ? -1 : 1));
}
