import MiniSearch, {type Query as Clause} from 'minisearch';
import {bm25, ranking} from './weights';
import type {QueryWord} from './query';
import type {Section} from './sections';
import type {Known} from './vocabulary';
import {tailsOf, termsOf, typosOf, wordsIn} from '../../lib/words';

/** Sections that contain a word of the query, by number. */
export type Found = ReadonlyMap<number, {points: number; terms: readonly string[]}>;

export interface Lookup {
  known: Known;
  /** Sections with the exact word, a word that starts with it, its parts or a synonym. */
  find: (word: QueryWord, withTypos: boolean) => Found;
  /** The word of the pages that a word with a typing error stands for. */
  spelling: (word: string) => string | undefined;
  /** The most similar word of the pages to a word that no page contains. */
  nearest: (word: string) => string | undefined;
}

/** Share of the letters of a word that can differ if nothing else is found. */
const wrongLetters = 0.34;
/** Word lengths for this search. Shorter words are similar to everything, and longer ones are not words. */
const nearLengths = {from: 5, to: 24};

/** The word with two neighbouring letters swapped, at each place. */
const swapsOf = (term: string): string[] =>
  [...term].slice(1).map((letter, i) => `${term.slice(0, i)}${letter}${term[i]!}${term.slice(i + 2)}`);

/** A clause that requires all terms. */
const all = (terms: readonly string[]): Clause => ({combineWith: 'AND', queries: [...terms]});

export function createLookup(sections: readonly Section[]): Lookup {
  const ofPages = new Map<string, readonly string[]>();
  const ofReaders = new Map<string, readonly string[]>();
  const index = new MiniSearch<Section>({
    fields: Object.keys(ranking.fields),
    tokenize: (text, field) => {
      const words = field === 'asked' ? ofReaders : ofPages;
      const found = new Set<string>();
      for (const word of wordsIn(text)) {
        let terms = words.get(word);
        if (!terms) {
          terms = termsOf(word);
          words.set(word, terms);
        }
        // Term frequency does not count.
        terms.forEach((term) => found.add(term));
        if (terms.length > 1 && field !== 'content') {
          tailsOf(word).forEach((tail) => found.add(tail));
        }
      }
      return [...found];
    },
    processTerm: (term) => term,
    searchOptions: {tokenize: (term) => [term], boost: ranking.fields, bm25, weights: ranking.weights},
  });
  index.addAll(sections);
  const pages = new Set([...ofPages.values()].flat());
  const readers = new Set([...ofReaders.values()].flat());
  const known: Known = (term) => (pages.has(term) ? 'pages' : readers.has(term) ? 'readers' : undefined);

  /** A term as a word of the pages: its singular is not always one. */
  const written = (term: string | undefined): string | undefined =>
    term === undefined || ofPages.has(term)
      ? term
      : [...ofPages.keys()].find((word) => termsOf(word)[0] === term)?.toLowerCase();

  function find({whole, parts, alternatives}: QueryWord, withTypos: boolean): Found {
    const found = new Map<number, {points: number; terms: readonly string[]}>();
    // Parts of a compound are not marked where the compound itself is found.
    const add = (clause: Clause, worth: number, isPart = false): void => {
      for (const {id, score, queryTerms, terms: own} of index.search(clause)) {
        const before = found.get(id as number);
        found.set(id as number, {
          // MiniSearch multiplies by the number of terms found.
          points: Math.max((score / queryTerms.length) * worth, before?.points ?? 0),
          terms: before && isPart ? before.terms : [...(before?.terms ?? []), ...own],
        });
      }
    };
    const term = parts.length === 1 ? parts[0]! : whole;
    // Prefixes of two letters match too many words, so they count only in headings.
    const weights = {...ranking.weights, ...(known(term) === undefined && {prefix: ranking.typing})};
    add({queries: [term], prefix: true, weights, ...(term.length < 3 && {fields: ['title', 'heading']})}, 1);
    if (term.length < 3) {
      add(all([term]), 1);
    }
    if (parts.length > 1) {
      add(all(parts), ranking.instead.parts / parts.length, true);
    }
    alternatives.forEach((other) => add(all(other), ranking.instead.other / other.length));
    if (withTypos && found.size === 0) {
      add({queries: [term], fuzzy: typosOf(term)}, 1);
    }
    return found;
  }

  return {
    known,
    find,
    spelling(word) {
      const term = termsOf(word)[0]!;
      const typos = typosOf(term);
      const near = (fuzzy: number): string | undefined =>
        index
          .search(term, {fuzzy})
          .flatMap((hit) => hit.terms)
          .find((one) => pages.has(one));
      return typos === 0
        ? undefined
        : written(swapsOf(term).find((swap) => pages.has(swap)) ?? near(1) ?? (typos > 1 ? near(2) : undefined));
    },
    nearest: (word) =>
      word.length < nearLengths.from || word.length > nearLengths.to || !/^[a-z]+$/.test(word)
        ? undefined
        : written(index.autoSuggest(word, {fuzzy: wrongLetters, maxFuzzy: 8, prefix: false})[0]?.suggestion),
  };
}
