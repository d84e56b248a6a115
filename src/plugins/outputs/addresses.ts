/** Maps addresses to pages, so that every host responds the same way and with one redirect. */

/** An address that is answered with a redirect, both below the domain root. */
export interface AddressRedirect {
  from: string;
  to: string;
  /** Whether browsers must not keep it. */
  temporary?: true;
}

/**
 * Other ways to write the address of a page: with or without the slash at its end, with `.html`, with `index.html`.
 *
 * @param routes - Addresses of all pages, as published.
 */
export function variantRedirects(routes: readonly string[]): AddressRedirect[] {
  const published = new Set(routes);
  return routes
    .filter((route) => !route.endsWith('.html'))
    .flatMap((to) => {
      const bare = to.replace(/\/$/, '');
      return [bare, `${bare}/`, `${bare}/index.html`, ...(bare === '' ? [] : [`${bare}.html`])]
        .filter((from) => from !== '' && !published.has(from))
        .map((from) => ({from, to}));
    });
}

/**
 * All redirects of a site: moved addresses, and other ways to write an address, which lead to the target of a moved one in one hop.
 *
 * @param routes - Addresses of all pages, as published.
 */
export function oneHopRedirects(routes: readonly string[], moved: readonly AddressRedirect[]): AddressRedirect[] {
  const movedFrom = new Map(moved.map((one) => [one.from, one]));
  const variants = variantRedirects([...routes, ...movedFrom.keys()]);
  return [...variants.map(({from, to}) => ({...(movedFrom.get(to) ?? {to}), from})), ...moved];
}

/** File of a page below the output folder. */
export function fileOf(route: string, baseUrl: string): string {
  const path = route.slice(baseUrl.length).replace(/\/$/, '');
  return path.endsWith('.html') ? path : `${path}${path === '' ? '' : '/'}index.html`;
}
