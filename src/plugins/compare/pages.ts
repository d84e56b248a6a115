/** The pages of the documentation and the versions in which they differ. Shared with the browser. */
import {docsPath, lastFactVersion} from '../../facts/versions';

/** A page of the documentation. */
export interface ComparedPage {
  /** The same in all versions. */
  id: string;
  /** Its title in the newest version that has it. */
  title: string;
  /** Its address below the folder of each version that has it, newest first, such as `operations/logging`; empty for the start page. */
  paths: Record<string, string>;
}

/** A page with the differences between its versions. */
export interface ListedPage extends ComparedPage {
  /** Share of changed words by older version, then by newer version. Pairs with the same text are omitted. */
  changed: Record<string, Record<string, number>>;
}

/** The file that the build writes, with all versions, newest first. */
export interface PageList {
  versions: readonly string[];
  pages: readonly ListedPage[];
}

/** Address of this file, below the base URL. */
export const listPath = 'compare/pages.json';

/** Address of the comparison of two versions of a page, below the base URL. */
export const comparePath = (id: string, from: string, to: string): string =>
  `compare?${new URLSearchParams({page: id, from, to}).toString()}`;

/** Address of a page in a version that has it, below the base URL, with a slash at the start. */
export const pathIn = ({paths}: ComparedPage, version: string): string => `${docsPath(version)}/${paths[version]!}`;

/** Share of words that differ between two versions of a page: 0 for the same text, undefined if a version lacks the page. */
export const shareBetween = ({paths, changed}: ListedPage, one: string, other: string): number | undefined =>
  one in paths && other in paths ? (changed[one]?.[other] ?? changed[other]?.[one] ?? 0) : undefined;

/** Whether a page has the same text and path as in the current release, whose page is then canonical for both. */
export const isLikeCurrent = (page: ListedPage, version: string): boolean =>
  version !== lastFactVersion &&
  page.paths[version] === page.paths[lastFactVersion] &&
  shareBetween(page, version, lastFactVersion) === 0;

/** A share of words, such as `12%`. */
export const shareInWords = (share: number): string => (share < 0.01 ? 'less than 1%' : `${Math.round(share * 100)}%`);
