import {localUrl} from '../localUrl';
import type {Item} from './item';

/**
 * Removes damaged recent and favourite searches, and those of other sites. DocSearch does not validate them, and they would crash the page.
 *
 * @param indexName - Part of their storage key.
 */
export function repairStoredSearches(indexName: string, baseUrl: string): void {
  const isUsable = (saved: Partial<Item> | null): boolean =>
    typeof saved?.hierarchy?.['lvl1'] === 'string' && localUrl(saved.url, baseUrl) !== undefined;
  const usableIn = (list: string): unknown[] => {
    try {
      return (JSON.parse(list) as (Partial<Item> | null)[]).filter(isUsable);
    } catch {
      return [];
    }
  };
  try {
    for (const kind of ['RECENT', 'FAVORITE']) {
      const key = `__DOCSEARCH_${kind}_SEARCHES__${indexName}`;
      const usable = usableIn(localStorage.getItem(key) ?? '[]');
      // Remove the list first, so that a full storage loses it instead of keeping the damaged one.
      localStorage.removeItem(key);
      if (usable.length > 0) {
        localStorage.setItem(key, JSON.stringify(usable));
      }
    }
  } catch {
    // Blocked or full storage, from which DocSearch reads nothing either.
  }
}
