/** Addresses of the text of pages; shared with the browser. */

/** Address of the Markdown twin of a page: `.md` behind that of the page, `index.md` where it ends with a slash. */
export const twinOf = (address: string): string => `${address}${address.endsWith('/') ? 'index' : ''}.md`;
