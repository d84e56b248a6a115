/** All weights of the ranking. Run `npx tsx bench/search/run.ts` before and after a change. */
export const ranking = {
  /** Weight of each field of a section. */
  fields: {title: 12, heading: 5, keys: 3, asked: 2, content: 1},
  /** Weight of a prefix match and of a match with a typing mistake, relative to an exact match. */
  weights: {prefix: 0.1, fuzzy: 0.25},
  /** Prefix weight if no text contains the word itself, so that the reader is probably still typing. */
  typing: 0.6,
  /** Weight of the parts of a compound, of other forms of a word, and of synonyms, instead of the word itself. */
  instead: {parts: 0.8, form: 0.5, other: 0.8},
  /** Word that only other sections of the page contain. */
  page: {
    /** Share of its points that the section gets. */
    points: 0.6,
    /** Share of a found word that it counts as. */
    found: 0.3,
  },
  /** Exponent of the share of query words that are found. */
  coverage: 3,
  /** What an everyday word, such as `always`, counts in this share. */
  everyday: 0.5,
  /** Additions to the factor 1 of a section. */
  named: {
    /** Heading similar to the query, alone or with the title of its page. */
    headline: 2,
    /** Reader question similar to the query. */
    question: 0.6,
    /** Key, or end of a key, that is the query. */
    key: 1,
    /** Key with an end that starts with a compound of the query. Replaces `key`. */
    compound: 6,
  },
  /** Factor for pages outside the documentation. */
  outside: 0.5,
};

/** BM25+: term frequency matters little (k), text length more (b). */
export const bm25 = {k: 0.4, b: 0.7, d: 0.5};
