/** What the search of a download knows of it: the file `search-index/contents.js` hands it over as an index file does. */
export interface Contents {
  /** Index file of each tag. */
  indexes: Record<string, string>;
  /** File of each page, by its path on the site. */
  pages: Record<string, string>;
}

/** Name that it is handed over under; no tag has it. */
export const contentsName = '(contents)';
