import MiniSearch, {type Query as Clause} from 'minisearch';
import {bm25, points} from './points';
import type {QueryWord} from './query';
import type {Section} from './sections';
import type {Known} from './vocabulary';
import {tailsOf, termsOf, wordsIn} from './words';

/** What sections have of a word of the query, by their numbers. */
export type Found = ReadonlyMap<number, {points: number; terms: readonly string[]}>;

/** The index of the sections. */
export interface Lookup {
  known: Known;
  /** Sections with the exact word, a word that starts with it, its parts or a synonym; otherwise the nearest spelling. */
  find: (word: QueryWord, withTypos: boolean) => Found;
  /** The word of the pages that is the nearest to one that is on none. */
  nearest: (word: string) => string | undefined;
}

/** Letters of a word that may be wrong where nothing else is found, as a share of them. */
const wrongLetters = 0.34;
/** Lengths of words that are looked up so: shorter ones are near to everything, and longer ones are no words. */
const nearLengths = {from: 5, to: 24};

/** Typos that a word may have: one from four letters, two from eight. */
const typosOf = (term: string): number => (term.length < 4 || /\d/.test(term) ? 0 : term.length < 8 ? 1 : 2);

/** The word with two neighbouring letters swapped, at each place: one slip of the fingers, but two edits. */
const swapsOf = (term: string): string[] =>
  [...term].slice(1).map((letter, i) => `${term.slice(0, i)}${letter}${term[i]!}${term.slice(i + 2)}`);

/** All of some terms, as they are. */
const all = (terms: readonly string[]): Clause => ({combineWith: 'AND', queries: [...terms]});

/** Makes the index. */
export function createLookup(sections: readonly Section[]): Lookup {
  const ofPages = new Map<string, readonly string[]>();
  const ofReaders = new Map<string, readonly string[]>();
  const index = new MiniSearch<Section>({
    fields: Object.keys(points.fields),
    tokenize: (text, field) => {
      const words = field === 'asked' ? ofReaders : ofPages;
      const found = new Set<string>();
      for (const word of wordsIn(text)) {
        let terms = words.get(word);
        if (!terms) {
          terms = termsOf(word);
          words.set(word, terms);
        }
        // How often a text has a word does not count: once is enough.
        terms.forEach((term) => found.add(term));
        if (terms.length > 1 && field !== 'content') {
          tailsOf(word).forEach((tail) => found.add(tail));
        }
      }
      return [...found];
    },
    processTerm: (term) => term,
    searchOptions: {tokenize: (term) => [term], boost: points.fields, bm25, weights: points.weights},
  });
  index.addAll(sections);
  // Gathered with the first query: the thread starts sooner.
  let terms: {pages: ReadonlySet<string>; readers: ReadonlySet<string>} | undefined;
  const known: Known = (term) => {
    terms ??= {pages: new Set([...ofPages.values()].flat()), readers: new Set([...ofReaders.values()].flat())};
    return terms.pages.has(term) ? 'pages' : terms.readers.has(term) ? 'readers' : undefined;
  };

  function find({whole, parts, alternatives}: QueryWord, withTypos: boolean): Found {
    const found = new Map<number, {points: number; terms: readonly string[]}>();
    const add = (clause: Clause, worth: number): void => {
      for (const {id, score, queryTerms, terms: own} of index.search(clause)) {
        const before = found.get(id as number);
        found.set(id as number, {
          // MiniSearch multiplies by the number of terms that are found.
          points: Math.max((score / queryTerms.length) * worth, before?.points ?? 0),
          terms: [...(before?.terms ?? []), ...own],
        });
      }
    };
    const term = parts.length === 1 ? parts[0]! : whole;
    // Two letters start too much: they count in headlines only.
    const weights = {...points.weights, ...(known(term) === undefined && {prefix: points.typing})};
    add({queries: [term], prefix: true, weights, ...(term.length < 3 && {fields: ['title', 'heading']})}, 1);
    if (term.length < 3) {
      add(all([term]), 1);
    }
    if (parts.length > 1) {
      add(all(parts), points.instead.parts / parts.length);
    }
    alternatives.forEach((other) => add(all(other), points.instead.other / other.length));
    const typos = withTypos && found.size === 0 ? typosOf(term) : 0;
    if (typos > 0) {
      add({queries: [term], fuzzy: typos, prefix: true}, 1);
      swapsOf(term).forEach((swap) => add({queries: [swap], fuzzy: typos - 1}, points.weights.fuzzy));
    }
    return found;
  }

  return {
    known,
    find,
    nearest: (word) =>
      word.length < nearLengths.from || word.length > nearLengths.to || !/^[a-z]+$/.test(word)
        ? undefined
        : index.autoSuggest(word, {fuzzy: wrongLetters, maxFuzzy: 8, prefix: false})[0]?.suggestion,
  };
}
