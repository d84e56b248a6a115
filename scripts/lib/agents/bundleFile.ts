/** What a bundle for agents says of itself: the file `bundle.json`. */
export interface Bundle {
  /** Version that all answers are for. */
  version: string;
  /** Tag of the search index. */
  tag: string;
  /** Path of its first page on the site, without a slash at its end. */
  start: string;
}
