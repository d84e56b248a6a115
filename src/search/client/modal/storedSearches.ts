/** DocSearch reads its recent and favourite searches without a check; anything else than a list of hits ends the page. */
import type {SavedSearch} from './savedSearch';

/** Required methods of the browser's storage. */
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
type Read = (value: unknown) => SavedSearch | undefined;

/** Storage key of the searches. */
export interface StoredNames {
  /** The name that DocSearch has. */
  indexName: string;
  /** The one that it had before. Other sites on the same host may keep searches under it. */
  formerIndexName?: string;
}

const kinds = ['RECENT', 'FAVORITE'] as const;
const keyOf = (kind: (typeof kinds)[number], indexName: string): string => `__DOCSEARCH_${kind}_SEARCHES__${indexName}`;

/** The list in a text, or undefined if it is not a list. */
function listIn(text: string | null): unknown[] | undefined {
  try {
    const value = JSON.parse(text ?? '') as unknown;
    return Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a list; what cannot be stored must not stay as it was either. */
function put(storage: Store, key: string, list: readonly unknown[]): void {
  try {
    storage.setItem(key, JSON.stringify(list));
  } catch {
    storage.removeItem(key);
  }
}

/** Moves the searches of this site from one key to another that is not there yet, and leaves those of other sites. */
function moveSearches(storage: Store, from: string, to: string, read: Read): void {
  const all = listIn(storage.getItem(from)) ?? [];
  const others = all.filter((value) => !read(value));
  if (storage.getItem(to) !== null || others.length === all.length) {
    return;
  }
  put(
    storage,
    to,
    all.filter((value) => read(value)),
  );
  if (others.length > 0) {
    put(storage, from, others);
  } else {
    storage.removeItem(from);
  }
}

/**
 * Removes invalid entries from the stored searches.
 *
 * @param store - Gives the storage; may throw.
 * @param read - What may stay of a stored search; undefined for what may not.
 */
export function repairStoredSearches(store: () => Store, {indexName, formerIndexName}: StoredNames, read: Read): void {
  try {
    const storage = store();
    for (const kind of kinds) {
      const key = keyOf(kind, indexName);
      if (formerIndexName !== undefined) {
        moveSearches(storage, keyOf(kind, formerIndexName), key, read);
      }
      const text = storage.getItem(key);
      const list = listIn(text);
      if (list) {
        put(
          storage,
          key,
          list.flatMap((value) => read(value) ?? []),
        );
      } else if (text !== null) {
        storage.removeItem(key);
      }
    }
  } catch {
    // Blocked storage: nothing is read from it either.
  }
}
