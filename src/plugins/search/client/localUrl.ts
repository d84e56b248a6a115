/** The address of a hit as a path: a hosted index has the public address, wherever the site is read. */
export function localUrl(url: string): string {
  const {pathname, hash} = new URL(url, 'http://localhost');
  return `${pathname}${hash}`;
}
