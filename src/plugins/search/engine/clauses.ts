import type {Field} from './places';
import type {Query, QueryWord} from './query';
import {stem} from './words';

/** How strictly a query is read. */
export interface Mode {
  combineWith: 'all' | 'any';
  withTypos: boolean;
}

/** One term that a section may have. */
export interface TermClause {
  term: string;
  /** Whether the term may be the start of a longer one. */
  isStart: boolean;
  typos: number;
  /** Less than 1 for other words than the reader's. */
  boost: number;
  /** Where the term counts; everywhere if undefined. */
  fields?: readonly Field[];
}

/** What a section must have to answer a query: a term, or all or any of some clauses. */
export type Clause = TermClause | {combineWith: Mode['combineWith']; clauses: readonly Clause[]};

const synonymBoost = 0.5;

/** Typos that a word may have: one from four letters, two from eight. */
export const typosOf = (term: string): number => (term.length < 4 || /\d/.test(term) ? 0 : term.length < 8 ? 1 : 2);

const all = (clauses: readonly Clause[]): Clause => ({combineWith: 'all', clauses});
const any = (clauses: readonly Clause[]): Clause => ({combineWith: 'any', clauses});

const exactly = (term: string, boost = 1): Clause => ({term, isStart: false, typos: 0, boost});

/** A synonym counts less than the word itself. */
const asSynonym = (terms: readonly string[]): Clause => all(terms.map((term) => exactly(term, synonymBoost)));

/** The word with two neighbouring letters swapped, at each place: one slip of the fingers, but two edits. */
function swaps(term: string): string[] {
  return [...term].slice(1).map((_, i) => `${term.slice(0, i)}${term[i + 1]!}${term[i]!}${term.slice(i + 2)}`);
}

/** One term, also as the start of a longer one; one or two letters only in titles, as they start too much. */
const startingWith = (term: string, withTypos: boolean): Clause => ({
  term,
  isStart: true,
  typos: withTypos ? typosOf(term) : 0,
  boost: 1,
  ...(term.length < 3 && {fields: ['title', 'heading']}),
});

/** What a text must hold to answer one word of the query. */
export function wordClause({word, synonyms}: QueryWord, withTypos: boolean): Clause {
  const parts = word.parts.map(stem);
  const [first = ''] = parts;
  const clauses =
    parts.length > 1
      ? [
          startingWith(word.whole, withTypos),
          all(parts.map((part) => (part.length < 3 ? exactly(part) : startingWith(part, withTypos)))),
        ]
      : [
          startingWith(first, withTypos),
          ...(word.whole === first ? [] : [startingWith(word.whole, false)]),
          ...(first.length < 3 ? [exactly(first)] : []),
          ...(withTypos && typosOf(first) > 0
            ? swaps(first).map((term): Clause => ({term, isStart: false, typos: typosOf(first) - 1, boost: 1}))
            : []),
        ];
  return any([...clauses, ...synonyms.map(asSynonym)]);
}

/** What a text must hold instead of a phrase. */
export const phraseClause = (synonyms: readonly string[][]): Clause => any(synonyms.map(asSynonym));

/** The query as the index reads it: each word must be answered, or a phrase as a whole by a synonym of it. */
export function clauseOf({words, phrases}: Query, {combineWith, withTypos}: Mode): Clause {
  const single = words.map((word) => wordClause(word, withTypos));
  const replaced = phrases.map(({from, to, synonyms}): Clause => ({
    combineWith,
    clauses: [...single.slice(0, from), phraseClause(synonyms), ...single.slice(to)],
  }));
  return any([{combineWith, clauses: single}, ...replaced]);
}
