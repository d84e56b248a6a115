import type {SavedSearch} from './item';

/**
 * Removes entries from the recent and favourite searches that DocSearch cannot read. It does not validate them, and anything except a list
 * of hits crashes the page.
 *
 * @param indexName - Part of their storage key.
 * @param read - Returns the valid part of a stored search, or undefined.
 */
export function repairStoredSearches(indexName: string, read: (value: unknown) => SavedSearch | undefined): void {
  const repaired = (text: string): string | undefined => {
    try {
      return JSON.stringify((JSON.parse(text) as unknown[]).flatMap((value) => read(value) ?? []));
    } catch {
      // Not a list.
      return undefined;
    }
  };
  try {
    for (const kind of ['RECENT', 'FAVORITE']) {
      const key = `__DOCSEARCH_${kind}_SEARCHES__${indexName}`;
      const list = repaired(localStorage.getItem(key) ?? '');
      // Remove it first, so that a full storage loses the list instead of keeping the invalid one.
      localStorage.removeItem(key);
      if (list !== undefined) {
        localStorage.setItem(key, list);
      }
    }
  } catch {
    // Blocked or full storage, from which DocSearch reads nothing either.
  }
}
