import type {Query as AnyQuery} from 'minisearch';
import type {Query, QueryWord} from './query';
import {stem} from './words';

/** How strictly a query is read. */
export interface Mode {
  combineWith: 'AND' | 'OR';
  withTypos: boolean;
}

type MiniQuery = Exclude<AnyQuery, symbol>;

const synonymBoost = 0.5;

/** Typos that a word may have: one from four letters, two from eight. */
export const typosOf = (term: string): number => (term.length < 4 || /\d/.test(term) ? 0 : term.length < 8 ? 1 : 2);

const exactly = (terms: readonly string[]): MiniQuery => ({
  queries: [...terms],
  combineWith: 'AND',
  prefix: false,
  fuzzy: false,
});

/** A synonym counts less than the word itself. */
const asSynonym = (terms: readonly string[]): MiniQuery => ({
  queries: [...terms],
  combineWith: 'AND',
  prefix: false,
  fuzzy: false,
  boostTerm: () => synonymBoost,
});

/** The word with two neighbouring letters swapped, at each place: one slip of the fingers, but two edits. */
function swaps(term: string): string[] {
  return [...term].slice(1).map((_, i) => `${term.slice(0, i)}${term[i + 1]!}${term[i]!}${term.slice(i + 2)}`);
}

/** One term, also as the start of a longer one; one or two letters only in titles, as they start too much. */
const oneTerm = (term: string, withTypos: boolean): MiniQuery => ({
  queries: [term],
  prefix: true,
  fuzzy: withTypos && typosOf(term),
  ...(term.length < 3 && {fields: ['title', 'heading']}),
});

/** What a text must hold to answer one word of the query. */
function wordQuery({word, synonyms}: QueryWord, withTypos: boolean): MiniQuery {
  const parts = word.parts.map(stem);
  const [first = ''] = parts;
  const queries: MiniQuery[] =
    parts.length > 1
      ? [
          oneTerm(word.whole, withTypos),
          {
            queries: parts.map((part) => (part.length < 3 ? exactly([part]) : oneTerm(part, withTypos))),
            combineWith: 'AND',
          },
        ]
      : [oneTerm(first, withTypos)];
  if (parts.length === 1) {
    queries.push(
      ...(word.whole === first ? [] : [oneTerm(word.whole, false)]),
      ...(first.length < 3 ? [exactly(parts)] : []),
      ...(withTypos && typosOf(first) > 0
        ? [{queries: swaps(first), combineWith: 'OR' as const, prefix: false, fuzzy: typosOf(first) - 1 || false}]
        : []),
    );
  }
  return {combineWith: 'OR', queries: [...queries, ...synonyms.map(asSynonym)]};
}

/** The query in the language of the index: each word must be answered, or a phrase as a whole by a synonym of it. */
export function miniQuery({words, phrases}: Query, {combineWith, withTypos}: Mode): MiniQuery {
  const single = words.map((word) => wordQuery(word, withTypos));
  const plain: MiniQuery = {combineWith, queries: single};
  const replaced = phrases.map(({from, to, synonyms}): MiniQuery => ({
    combineWith,
    queries: [...single.slice(0, from), {combineWith: 'OR', queries: synonyms.map(asSynonym)}, ...single.slice(to)],
  }));
  return replaced.length === 0 ? plain : {combineWith: 'OR', queries: [plain, ...replaced]};
}
