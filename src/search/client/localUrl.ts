/** Only its path and anchor are used. */
const anyOrigin = 'http://localhost';
/** Browsers read a backslash as a slash, and pass over control characters. */
const misread = /\\|\p{Cc}/u;

/**
 * The address of a hit as a path of this site: a hosted index has the public address, wherever the site is read.
 *
 * @param url - What an index or a storage has as address; may be anything.
 * @param baseUrl - Where the site is, with a slash at both ends.
 * @returns Path and anchor; undefined for what does not lead to a page of this site.
 */
export function localUrl(url: unknown, baseUrl: string): string | undefined {
  if (typeof url !== 'string') {
    return undefined;
  }
  try {
    const {protocol, pathname, hash} = new URL(url, anyOrigin);
    // The router decodes a path each time that it is handed over, and the page an anchor: neither may throw or change again.
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
