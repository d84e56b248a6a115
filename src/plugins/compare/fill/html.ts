/** Adds data to built pages that depends on all pages. Pure. */

/** An empty element to fill, with or without attribute quotes. */
const empty = /<(div|span)\b([^>]*\bdata-filled=("?)([^">\s]+)\3[^>]*>)(?=<\/\1>)/g;

/** Elements that contain the address of a page. */
const canonical = /(<link\b[^>]*\brel="?canonical"?[^>]*\bhref="?)[^">\s]+/;

/**
 * Fills the empty elements of a page.
 *
 * @param mark - Attribute that is added to the elements.
 * @throws Error if the page has no such `div`.
 */
export function withContent(html: string, file: string, contentOf: (what: string) => string, mark = ''): string {
  let hasBlock = false;
  const filled = html.replaceAll(empty, (_, tag: string, rest: string, _quote, what: string) => {
    hasBlock ||= tag === 'div';
    return `<${tag}${mark}${rest}${contentOf(what)}`;
  });
  if (!hasBlock) {
    throw new Error(`${file}: no empty <div data-filled>; expected one for what is said about other versions`);
  }
  return filled;
}

/**
 * Sets another page as the canonical page.
 *
 * @throws Error if the page has no canonical address.
 */
export function withCanonical(html: string, file: string, address: string): string {
  if (!canonical.test(html)) {
    throw new Error(`${file}: there is no <link rel="canonical">; expected one`);
  }
  return html.replace(canonical, (_, start: string) => start + address);
}
