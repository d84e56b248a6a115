/**
 * The address of the page that an address in the wrong case means.
 *
 * @param pathname - Path of the address.
 * @param matched - Paths of the routes that match it without regard to case, outermost first.
 * @returns undefined when the path has the case of its page, or no page.
 */
export function inRightCase(pathname: string, matched: readonly unknown[]): string | undefined {
  const page = matched.at(-1);
  const isPage = typeof page === 'string' && page.toLowerCase() === pathname.toLowerCase();
  return isPage && page !== pathname ? page : undefined;
}
