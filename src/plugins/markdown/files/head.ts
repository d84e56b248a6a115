/** Names the Markdown twin of a page in its head. */

/** Where the head of a page has its title, whatever the minifier does to attributes. */
const title = /<title\b/;

/**
 * Puts a link to the twin into a page. React takes it away when another page is opened, as it does with all that is marked so:
 * there it would be wrong.
 *
 * @throws Error when the page has no title.
 */
export function withTwinLink(html: string, file: string, address: string): string {
  if (!title.test(html)) {
    throw new Error(
      `${file}: there is no <title>; expected one, to put the address of the Markdown twin in front of it`,
    );
  }
  return html.replace(title, `<link data-rh=true rel=alternate type=text/markdown href=${address}><title`);
}
