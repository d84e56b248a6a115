/** Start of the path of another host: browsers read a backslash as a slash, and skip control characters. */
const otherHost = /^\/[/\\\p{Cc}]/u;

/**
 * Converts the address of a hit to a path on this site. A hosted index contains the public addresses, even for an internal copy.
 *
 * @param url - The address from an index or storage.
 * @param baseUrl - Base URL of the site, with a slash at both ends.
 * @returns Path and anchor, or undefined if it is not a page of this site, or cannot be decoded, as the router does.
 */
export function localUrl(url: unknown, baseUrl: string): string | undefined {
  try {
    const {pathname, hash} = new URL(url as string, 'http://localhost');
    const isOfSite = typeof url === 'string' && pathname.startsWith(baseUrl);
    return isOfSite && !otherHost.test(decodeURIComponent(pathname + hash)) ? pathname + hash : undefined;
  } catch {
    return undefined;
  }
}
