/** The colour modes of the site; the first one is the default. */
const modes = ['light', 'dark'] as const;

/** Whether a value is a colour mode of the site. */
function isColourMode(value: string | null): boolean {
  return modes.some((mode) => mode === value);
}

/** What is needed of the page and of the browser's storage. */
interface Page {
  /** The element with the attribute that all colours hang on. */
  root: Pick<Element, 'getAttribute' | 'setAttribute'>;
  /** Gives the storage; may throw. */
  store: () => Pick<Storage, 'getItem' | 'removeItem'>;
}

/**
 * Docusaurus writes whatever is stored into the page before the first paint; a value that is no colour mode would leave the page
 * without logo and code colours. Puts the default in its place and forgets the stored value.
 */
export function repairColourMode({root, store}: Page): void {
  if (!isColourMode(root.getAttribute('data-theme'))) {
    root.setAttribute('data-theme', modes[0]);
    root.setAttribute('data-theme-choice', modes[0]);
  }
  try {
    const storage = store();
    const stored = storage.getItem('theme');
    if (stored !== null && !isColourMode(stored)) {
      storage.removeItem('theme');
    }
  } catch {
    // Blocked storage: nothing was read from it either.
  }
}
