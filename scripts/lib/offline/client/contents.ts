/** Contents of a download for its search, provided by `search-index/contents.js` like an index file. */
export interface Contents {
  /** Index file of each tag. */
  indexes: Record<string, string>;
  /** File of each page, by its path on the site. */
  pages: Record<string, string>;
}

/** Name that it is handed over under; no tag has it. */
export const contentsName = '(contents)';
