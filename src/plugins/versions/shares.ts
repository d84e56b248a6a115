/** How much the text of each page differs between versions. Shared with the browser: each page has this list, so it is short. */

export interface Shares {
  /** Versions of the build, newest first. */
  versions: readonly string[];
  /**
   * By page, for each version but the oldest: the share of changed words to each older version, in percent; null if one of both lacks the
   * page.
   */
  pages: Readonly<Record<string, readonly (readonly (number | null)[])[]>>;
}

/** Share of changed words in percent: 0 for the same text, undefined if a version lacks the page. */
export function shareBetween({versions, pages}: Shares, id: string, one: string, other: string): number | undefined {
  const [newer, older] = [versions.indexOf(one), versions.indexOf(other)].sort((a, b) => a - b) as [number, number];
  return pages[id]?.[newer]?.[older - newer - 1] ?? undefined;
}

/** A share, such as `12%`. */
export const shareInWords = (share: number): string => (share < 1 ? 'less than 1%' : `${share}%`);

/** A page whose text differs between two versions. */
export interface ChangedText {
  id: string;
  title: string;
  share: number;
}

/** The pages that both versions have with another text, most changed first. */
export const changedTexts = (
  pages: readonly {id: string; title: string}[],
  shares: Shares,
  from: string,
  to: string,
): ChangedText[] =>
  pages
    .map(({id, title}) => ({id, title, share: shareBetween(shares, id, from, to) ?? 0}))
    .filter(({share}) => share > 0)
    .sort((a, b) => b.share - a.share || a.title.localeCompare(b.title, 'en'));

/** Address of the comparison of two versions of a page, below the base URL, with a slash at the start. */
export const comparePath = (id: string, from: string, to: string): string =>
  `/compare?${new URLSearchParams({page: id, from, to}).toString()}`;
