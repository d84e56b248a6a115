/** Addresses of the comparison, below the base URL; shared with the browser. */

/** All pages, and in which versions each is the same or another. */
export const listPath = 'compare/pages.json';

/** The page that compares two versions of a page. */
export const comparePath = (id: string, from: string, to: string): string =>
  `compare?${new URLSearchParams({page: id, from, to}).toString()}`;
