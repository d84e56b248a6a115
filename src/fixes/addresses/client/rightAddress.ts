const bare = (pathname: string): string => pathname.replace(/(?:\.html|\/)$/, '');

/**
 * Finds the page for an address in the wrong case, or with `.html`.
 *
 * @param pathname - Path of the address.
 * @param match - Paths of the routes that match an address without regard to case, outermost first.
 * @returns undefined when the path is already right, or for no page.
 */
export function rightAddress(pathname: string, match: (pathname: string) => readonly unknown[]): string | undefined {
  const page = match(pathname.replace(/\.html$/, '')).at(-1);
  const isPage = typeof page === 'string' && bare(page).toLowerCase() === bare(pathname).toLowerCase();
  return isPage && bare(page) !== pathname.replace(/\/$/, '') ? page : undefined;
}
