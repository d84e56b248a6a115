/** Adds data to built pages that depends on all pages. Pure. */

/** An empty element to fill, with or without attribute quotes. */
const empty = /<(div|span)\b([^>]*\bdata-filled=("?)([^">\s]+)\3[^>]*>)(?=<\/\1>)/g;

/** The element with the address of the canonical page. */
const canonical = /(<link\b[^>]*\brel="?canonical"?[^>]*\bhref="?)[^">\s]+/;

/**
 * Fills the empty elements of a page.
 *
 * @param mark - Attribute that is added to the elements.
 */
export const withContent = (html: string, contentOf: (what: string) => string, mark = ''): string =>
  html.replaceAll(
    empty,
    (_, tag: string, rest: string, _quote, what: string) => `<${tag}${mark}${rest}${contentOf(what)}`,
  );

/** Sets another page as the canonical page. */
export const withCanonical = (html: string, address: string): string =>
  html.replace(canonical, (_, start: string) => start + address);
