/** List of all pages and of the versions in which they differ. Shared with the browser. */

/** A page in this list. */
export interface ListedPage {
  id: string;
  /** Its title in the newest version that has it. */
  title: string;
  /** Its address below the folder of a version, if it is the same in all versions. */
  path?: string;
  /** Versions that have it, newest first. */
  versions: string[];
  /** Share of changed words by older version, then by newer version. Pairs with the same text are omitted. */
  changed: Record<string, Record<string, number>>;
}

/** The list. */
export interface PageList {
  /** All versions, newest first. */
  versions: readonly string[];
  pages: ListedPage[];
}

/** Share of words that differ between two versions of a page: 0 for the same text, undefined if a version lacks the page. */
export function shareBetween({versions, changed}: ListedPage, one: string, other: string): number | undefined {
  return versions.includes(one) && versions.includes(other)
    ? (changed[one]?.[other] ?? changed[other]?.[one] ?? 0)
    : undefined;
}

/** Whether a page has the same text as in the current release, whose page is then canonical for both. */
export const isLikeCurrent = (page: ListedPage, version: string, current: string): boolean =>
  version !== current && page.path !== undefined && shareBetween(page, version, current) === 0;

/** A share of words, such as `12%`. */
export const shareInWords = (share: number): string => (share < 0.01 ? 'less than 1%' : `${Math.round(share * 100)}%`);
