/**
 * All points and bonuses of the ranking, in one table. bench/search/README.md lists what each of them is worth, measured by
 * leaving it out.
 */
export const points = {
  /** How much a word of the query is worth, by where it is found. */
  worth: {title: 10, heading: 6, block: 3, signpost: 4.5, context: 1},
  /** For a title or heading that the query names as a whole, in addition. */
  named: {title: 9, heading: 5},
  /** For the words of the query in one piece. */
  inOnePiece: {inside: 1.5, atStart: 3, asHeading: 4},
  /** For a block whose first word is asked for: a row of a table of keys. */
  firstWord: {defined: 2},
  /** For a row with an address of its own whose name is the query, or begins with it. */
  row: {exact: 5, start: 2.5},
};
