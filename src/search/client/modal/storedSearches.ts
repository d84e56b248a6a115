/** DocSearch reads its recent and favourite searches without a check; anything else than a list of hits ends the page. */
import type {SavedSearch} from '../ask';

/** What is needed of the browser's storage. */
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
type Read = (value: unknown) => SavedSearch | undefined;

/** What the searches are kept under. */
export interface StoredNames {
  /** The name that DocSearch has. */
  indexName: string;
  /** The one that it had before. Other sites on the same host may keep searches under it. */
  formerIndexName?: string;
}

/** The list that a text is; undefined when it is none. */
function listIn(text: string | null): unknown[] | undefined {
  try {
    const value = JSON.parse(text ?? '') as unknown;
    return Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a list, or forgets it when there is none; what cannot be stored must not stay as it was either. */
function put(storage: Store, key: string, list: readonly unknown[] | undefined): void {
  storage.removeItem(key);
  try {
    if (list) {
      storage.setItem(key, JSON.stringify(list));
    }
  } catch {
    // A full storage: the list is forgotten.
  }
}

/** Moves the searches of this site from one key to another that is not there yet, and leaves those of other sites. */
function move(storage: Store, from: string, to: string, read: Read): void {
  const all = listIn(storage.getItem(from)) ?? [];
  const others = all.filter((value) => !read(value));
  if (storage.getItem(to) === null && others.length < all.length) {
    put(storage, to, all);
    put(storage, from, others.length > 0 ? others : undefined);
  }
}

/**
 * Takes out of the stored searches what is none.
 *
 * @param store - Gives the storage; may throw.
 * @param read - What may stay of a stored search; undefined for what may not.
 */
export function repairStoredSearches(store: () => Store, {indexName, formerIndexName}: StoredNames, read: Read): void {
  try {
    const storage = store();
    for (const kind of ['RECENT', 'FAVORITE']) {
      const keyOf = (name: string): string => `__DOCSEARCH_${kind}_SEARCHES__${name}`;
      const key = keyOf(indexName);
      if (formerIndexName !== undefined) {
        move(storage, keyOf(formerIndexName), key, read);
      }
      const text = storage.getItem(key);
      if (text !== null) {
        put(
          storage,
          key,
          listIn(text)?.flatMap((value) => read(value) ?? []),
        );
      }
    }
  } catch {
    // Blocked storage: nothing is read from it either.
  }
}
