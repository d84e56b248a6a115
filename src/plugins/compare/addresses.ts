/** Addresses of the comparison, below the base URL; shared with the browser. */

/** List of all pages and of the versions in which they differ. */
export const listPath = 'compare/pages.json';

/** The page that compares two versions of a page. */
export const comparePath = (id: string, from: string, to: string): string =>
  `compare?${new URLSearchParams({page: id, from, to}).toString()}`;
