/** What is needed of the page and of the browser's storage. */
interface Page {
  /** The element with the attribute that hides a closed announcement. */
  root: Pick<Element, 'setAttribute'>;
  /** Gives the storage; may throw. */
  store: () => Pick<Storage, 'getItem'>;
}

/**
 * Docusaurus hides the announcement before the first paint when one was closed, and finds out afterwards whether it was this one. A
 * new announcement then stays hidden until the next visit. Shows it with the next page, where nothing jumps.
 */
export function showNewAnnouncement({root, store}: Page): void {
  try {
    if (store().getItem('docusaurus.announcement.dismiss') !== 'true') {
      root.setAttribute('data-announcement-bar-initially-dismissed', 'false');
    }
  } catch {
    // Blocked storage: nothing was closed either.
  }
}
