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
 * Whether to reload the page because a part is missing. Stores the time of a reload, so that the next call returns false.
 *
 * Without a working storage, returns false: a page without its menus is better than one that reloads forever.
 *
 * @param store - Returns the session storage; can throw.
 */
export function mayReload(store: () => Store, now: number): boolean {
  try {
    const storage = store();
    const before = Number(storage.getItem(key));
    storage.setItem(key, String(now));
    return Math.abs(now - before) >= incident && storage.getItem(key) === String(now);
  } catch {
    return false;
  }
}
