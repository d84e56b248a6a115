/** All points of the ranking. Run `npx tsx bench/search/run.ts` before and after a change. */
export const points = {
  /** The fields of a section. */
  fields: {title: 12, heading: 5, keys: 3, asked: 2, content: 1},
  /** The start of a longer word, and a mistyped one, against the word itself. */
  weights: {prefix: 0.1, fuzzy: 0.25},
  /** The start of a longer word where no text has it as a word: the reader is still typing. */
  typing: 0.6,
  /** A compound by its parts, and other words for the same. */
  instead: {parts: 0.8, other: 0.8},
  /** A word that only other sections of the page have: its points, and how far it counts as found. */
  page: {points: 0.6, found: 0.3},
  /** Power of the share of the words that are found. */
  coverage: 3,
  /** In addition: a headline and a question of readers that the query names, a text that has it in one piece, the key that it is, and a compound that starts an end of the key. */
  named: {headline: 2, question: 0.6, piece: 0.4, key: 1, compound: 6},
  /** Pages outside the documentation. */
  outside: 0.5,
};

/** The constants of BM25+: how often a text has a word hardly counts, how long it is does. */
export const bm25 = {k: 0.1, b: 0.7, d: 0.5};
