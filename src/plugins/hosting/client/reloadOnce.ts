/** Required methods of the browser's storage. */
type Store = Pick<Storage, 'getItem' | 'setItem'>;

const key = 'hosting.reloaded';
/** After this long, a missing part is a new incident. */
const incident = 60_000;

/** Whether an error means that a script or style of the site could not be loaded. */
export function isMissingPart(error: unknown): boolean {
  return (
    error instanceof Error &&
    (error.name === 'ChunkLoadError' || /loading (?:css )?chunk|dynamically imported module/i.test(error.message))
  );
}

/**
 * Whether the page may be loaded anew for a missing part; remembers a yes, so that the next answer is no.
 *
 * Without a storage that keeps its word the answer is no: better a page without its menus than one that never stops loading.
 *
 * @param store - Gives the storage of the tab; may throw.
 */
export function mayReload(store: () => Store, now: number): boolean {
  try {
    const storage = store();
    const before = Number(storage.getItem(key) ?? 0);
    if (!Number.isFinite(before) || Math.abs(now - before) < incident) {
      storage.setItem(key, String(now));
      return false;
    }
    storage.setItem(key, String(now));
    return storage.getItem(key) === String(now);
  } catch {
    return false;
  }
}
