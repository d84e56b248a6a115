/** Converts files that the site fetches to scripts, because a page from a disk cannot fetch files. Shared with the browser. */

/** Name of the global function that such a script calls. */
export const receiver = 'receiveFile';

/** Name of a file of the site, below its base URL, from an address that the site fetches. */
export const nameOf = (address: string): string => address.replace(/^\.?\//, '').replace(/[?#].*$/, '');

export const scriptOf = (name: string): string => `data/${name}.js`;

/** Content of that script. */
export const encode = (name: string, text: string): string =>
  `${receiver}(${JSON.stringify(name)},${JSON.stringify(text)});\n`;
