/** Placeholder origin for `URL`. The result contains only path and anchor. */
const anyOrigin = 'http://localhost';
/** Characters that browsers convert or ignore: a backslash counts as a slash, and control characters are skipped. */
const misread = /\\|\p{Cc}/u;

/**
 * Converts the address of a hit to a path on this site. A hosted index contains the public addresses, even for an internal copy.
 *
 * @param url - The address from an index or storage, which can contain anything.
 * @param baseUrl - Base URL of the site, with a slash at both ends.
 * @returns Path and anchor, or undefined if it is not a page of this site.
 */
export function localUrl(url: unknown, baseUrl: string): string | undefined {
  if (typeof url !== 'string') {
    return undefined;
  }
  try {
    const {protocol, pathname, hash} = new URL(url, anyOrigin);
    // The router decodes each path, and the page decodes the anchor. Neither must throw or change again.
    const path = decodeURI(pathname);
    decodeURIComponent(hash);
    const isOfSite =
      /^https?:$/.test(protocol) &&
      pathname.startsWith(new URL(baseUrl, anyOrigin).pathname) &&
      !pathname.startsWith('//') &&
      !pathname.includes('%25') &&
      !misread.test(path);
    return isOfSite ? `${pathname}${hash}` : undefined;
  } catch {
    return undefined;
  }
}
