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

/** Share of changed words of a page between two versions: 0 if identical, undefined if one version does not have it. */
export function shareBetween({versions, changed}: ListedPage, one: string, other: string): number | undefined {
  if (!versions.includes(one) || !versions.includes(other)) {
    return undefined;
  }
  return changed[one]?.[other] ?? changed[other]?.[one] ?? 0;
}

/** Whether a page is identical in the current release, which is then canonical for web searches. */
export const isLikeCurrent = (page: ListedPage, version: string, current: string): boolean =>
  version !== current && page.path !== undefined && shareBetween(page, version, current) === 0;

/** State of a page in the other versions, compared with a version that has it. */
export interface Elsewhere {
  same: string[];
  /** With the share of changed words. */
  changed: [version: string, share: number][];
  missing: string[];
}

/** Sorts the other versions by what the page is in them; `all` and the results are newest first. */
export function elsewhere(page: ListedPage, version: string, all: readonly string[]): Elsewhere {
  const found: Elsewhere = {same: [], changed: [], missing: []};
  for (const other of all.filter((one) => one !== version)) {
    const share = shareBetween(page, version, other);
    if (share === undefined) {
      found.missing.push(other);
    } else if (share === 0) {
      found.same.push(other);
    } else {
      found.changed.push([other, share]);
    }
  }
  return found;
}
