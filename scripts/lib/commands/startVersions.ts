/** Asks `start` for all versions of the documentation. */
export const allVersions = '--all-versions';

/** A command line for Docusaurus, and which versions it is about. */
export interface StartVersions {
  args: string[];
  /** Whether only the newest versions are shown: each further one makes edits appear later. */
  newestOnly: boolean;
}

/**
 * Takes our own option out of a command line.
 *
 * @param given - Docusaurus command and its options.
 */
export function startVersions(given: readonly string[]): StartVersions {
  return {
    args: given.filter((arg) => arg !== allVersions),
    newestOnly: given[0] === 'start' && !given.includes(allVersions),
  };
}
