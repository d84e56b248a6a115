/** Adds a link to the Markdown copy to the head of a page. */

/** Title element in the head, with or without attribute quotes. */
const title = /<title\b/;

/**
 * Adds a link to the Markdown copy to a page. Because of its attribute, React removes the link when the reader opens another page,
 * for which it would be wrong.
 *
 * @throws Error if the page has no title.
 */
export function withTwinLink(html: string, file: string, address: string): string {
  if (!title.test(html)) {
    throw new Error(
      `${file}: there is no <title>; expected one, to put the address of the Markdown twin in front of it`,
    );
  }
  return html.replace(title, `<link data-rh=true rel=alternate type=text/markdown href=${address}><title`);
}
