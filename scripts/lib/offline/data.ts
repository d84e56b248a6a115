/** Files that the site fetches, as scripts: a page from a disk can fetch nothing. Shared with the browser. */

/** Name of the global function that such a script calls. */
export const receiver = 'receiveFile';

/** Name of a file of the site, below its base URL, from an address that the site fetches. */
export const nameOf = (address: string): string => address.replace(/^\.?\//, '').replace(/[?#].*$/, '');

/** The script that has a file. */
export const scriptOf = (name: string): string => `data/${name}.js`;

/** Text of that script. */
export const encode = (name: string, text: string): string =>
  `${receiver}(${JSON.stringify(name)},${JSON.stringify(text)});\n`;
