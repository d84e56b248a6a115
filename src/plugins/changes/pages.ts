/** The pages that only one of two versions has. Pure. */
import type {PageChange} from './views';

/** A page of the documentation in one version. */
export interface DocsPage {
  id: string;
  title: string;
  description: string;
  /** Address below the base URL. */
  to: string;
}

/**
 * New entries, then removed entries, in the order of the pages.
 *
 * @param before - Pages of the older version.
 * @param after - Pages of the newer version.
 */
export function changedPages(before: readonly DocsPage[], after: readonly DocsPage[]): PageChange[] {
  const without = (pages: readonly DocsPage[], others: readonly DocsPage[]): DocsPage[] => {
    const ids = new Set(others.map(({id}) => id));
    return pages.filter(({id}) => !ids.has(id));
  };
  return [
    ...without(after, before).map((page) => ({...page, what: 'new' as const})),
    ...without(before, after).map((page) => ({...page, what: 'removed' as const})),
  ];
}
