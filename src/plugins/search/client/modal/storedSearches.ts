/** DocSearch reads its recent and favourite searches without a check; anything else than a list of hits ends the page. */

/** What is needed of the browser's storage. */
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const isText = (value: unknown): boolean => typeof value === 'string';

/** Whether DocSearch can show a value as a saved search. */
function isSavedSearch(value: unknown): boolean {
  const {objectID, type, url, hierarchy} = (value ?? {}) as Record<string, unknown>;
  const isOfThisSite = typeof url === 'string' && /^\/(?!\/)/.test(url);
  const hasHierarchy = typeof hierarchy === 'object' && hierarchy !== null;
  return (
    [objectID, type].every(isText) &&
    isOfThisSite &&
    hasHierarchy &&
    Object.values(hierarchy).every((level) => level === null || isText(level))
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * Takes out of the stored searches what is none.
 *
 * @param store - Gives the storage; may throw.
 */
export function repairStoredSearches(store: () => Store, indexName: string): void {
  try {
    const storage = store();
    for (const key of [`__DOCSEARCH_RECENT_SEARCHES__${indexName}`, `__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`]) {
      const text = storage.getItem(key);
      const value = parse(text ?? '[]');
      if (!Array.isArray(value)) {
        storage.removeItem(key);
      } else if (!value.every(isSavedSearch)) {
        storage.setItem(key, JSON.stringify(value.filter(isSavedSearch)));
      }
    }
  } catch {
    // Blocked storage: nothing is read from it either.
  }
}
