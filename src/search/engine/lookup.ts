// cspell:ignore aeious ations ment -- ends of words, letters
import MiniSearch, {type Query as Clause} from 'minisearch';
import {distance} from '../../lib/distance';
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
  find: (word: QueryWord) => Found;
  /** The word of the pages that a word with a typing error after its first letter stands for. */
  spelling: (word: string) => string | undefined;
}

/** An English word without its ending, which forms of the same word share: `renew`, `renewal`, `renewed`. */
const baseOf = (term: string): string =>
  term
    .replace(/(?<=^[a-z]{3,})(?:ations?|ing|ion|ed|al|ment|e)$/, '')
    .replace(/i$/, 'y')
    .replace(/([^aeious])\1$/, '$1');

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

  const forms = new Map<string, string[]>();
  for (const term of pages) {
    forms.set(baseOf(term), [...(forms.get(baseOf(term)) ?? []), term]);
  }

  function find({whole, parts, alternatives}: QueryWord): Found {
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
    const weights = {...ranking.weights, ...(known(term) === undefined && {prefix: ranking.typing})};
    add({queries: [term], prefix: true, weights}, 1);
    if (parts.length > 1) {
      add(all(parts), ranking.instead.parts / parts.length, true);
    }
    forms.get(baseOf(term))?.forEach((form) => form !== term && add({queries: [form]}, ranking.instead.form));
    alternatives.forEach((other) => add(all(other), ranking.instead.other / other.length));
    return found;
  }

  return {
    known,
    find,
    spelling(word) {
      const [own = word] = termsOf(word);
      const near = (errors: number): string | undefined =>
        [...ofPages]
          .find(([, [term = '']]) => term[0] === own[0] && distance(own, term, errors) === errors)?.[0]
          .toLowerCase();
      const limits = Array.from({length: typosOf(own)}, (_, index) => index + 1);
      return limits.map(near).find((one) => one !== undefined);
    },
  };
}
