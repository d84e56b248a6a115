import type {ParsedPage} from './page';
import type {SearchIndex, Sign} from './types';

/**
 * Sorts pages into one index for each tag, each in page order.
 *
 * @param order - Paths below the base URL in the order of the sidebars; pages that are not in it follow by path.
 * @param signs - Signs of each tag that has some.
 */
export function indexesOf(
  pages: readonly ParsedPage[],
  order: readonly string[],
  signs: Readonly<Record<string, Sign[] | undefined>> = {},
): SearchIndex[] {
  const rank = new Map(order.map((path, index) => [path, index]));
  const rankOf = ({path}: ParsedPage): number => rank.get(path) ?? order.length;
  const sorted = [...pages].sort((a, b) => rankOf(a) - rankOf(b) || (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
  const indexes = new Map<string, SearchIndex>();
  for (const {tag, language, ...page} of sorted) {
    const index = indexes.get(tag) ?? {tag, language, pages: [], ...(signs[tag] && {signs: signs[tag]})};
    index.pages.push(page);
    indexes.set(tag, index);
  }
  return [...indexes.values()].sort((a, b) => (a.tag < b.tag ? -1 : 1));
}
