/** Writes into built pages what is known when all of them are there. Pure. */

/** An empty element that waits for its content, whatever the minifier does to attributes. */
const empty = /<(div|span)\b([^>]*\bdata-filled=("?)([^">\s]+)\3[^>]*>)(?=<\/\1>)/g;

/** Where the address of a page stands. */
const canonical = /(<link\b[^>]*\brel="?canonical"?[^>]*\bhref="?)[^">\s]+/;

/**
 * Fills the elements of a page that wait for content.
 *
 * @param mark - An attribute that the elements get.
 * @throws Error when there is no `div` of them.
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
 * Names another page as the one that stands for this one in web searches.
 *
 * @throws Error when the page names none.
 */
export function withCanonical(html: string, file: string, address: string): string {
  if (!canonical.test(html)) {
    throw new Error(`${file}: there is no <link rel="canonical">; expected one`);
  }
  return html.replace(canonical, (_, start: string) => start + address);
}
