/** Address of the Markdown copy of a page: the page address with `.md`, or with `index.md` if it ends with a slash. */
export const markdownAddress = (address: string): string => `${address}${address.endsWith('/') ? 'index' : ''}.md`;
