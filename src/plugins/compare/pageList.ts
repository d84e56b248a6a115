/** All pages, and in which versions each is the same or another. Shared with the browser. */

/** A page in this list. */
export interface ListedPage {
  id: string;
  /** Its title in the newest version that has it. */
  title: string;
  /** Its address below the folder of a version, where that is the same in all of them. */
  path?: string;
  /** Versions that have it, newest first. */
  versions: string[];
  /** Share of changed words by the older version, then by the newer one; pairs with the same text are not in it. */
  changed: Record<string, Record<string, number>>;
}

/** The list. */
export interface PageList {
  /** All versions, newest first. */
  versions: readonly string[];
  pages: ListedPage[];
}

/** The share of words that differ between two versions of a page, 0 for the same text; undefined when one of them lacks it. */
export function shareBetween({versions, changed}: ListedPage, one: string, other: string): number | undefined {
  return versions.includes(one) && versions.includes(other)
    ? (changed[one]?.[other] ?? changed[other]?.[one] ?? 0)
    : undefined;
}

/** Whether a page has the same text as that of the current release, which is then canonical for both. */
export const isLikeCurrent = (page: ListedPage, version: string, current: string): boolean =>
  version !== current && page.path !== undefined && shareBetween(page, version, current) === 0;

/** A share of words, such as `12 %`. */
export const shareInWords = (share: number): string =>
  share < 0.01 ? 'less than 1 %' : `${Math.round(share * 100)} %`;
