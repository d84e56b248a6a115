import MiniSearch, {type SearchResult} from 'minisearch';
import type {DocSearchRecord} from '../records/types';
import {miniQuery, type Mode} from './miniQuery';
import {parseQuery} from './query';
import {rank, type Ranked} from './rank';
import {sectionsOf} from './sections';
import {termsOf} from './words';

const weights = {prefix: 0.6, fuzzy: 0.3};
const boost = {title: 6, heading: 4, content: 1, context: 1};
/** A question of several words with fewer hits than this is read more leniently. */
const fewHits = 4;
/** How many of the best hits of the index are looked at closely. */
const candidates = 200;
/** From the strictest reading of a query to the most lenient: the first that finds something answers. */
const modes: readonly Mode[] = [
  {combineWith: 'AND', withTypos: false},
  {combineWith: 'AND', withTypos: true},
  {combineWith: 'OR', withTypos: true},
];

/** An index in memory. */
export interface Engine {
  /** Hits for a query, the best first, one for each address. */
  search: (text: string) => Ranked[];
}

/** Builds the index of a list of records. */
export function createEngine(records: readonly DocSearchRecord[]): Engine {
  const sections = sectionsOf(records);
  const index = new MiniSearch({
    fields: ['title', 'heading', 'content', 'context'],
    // How often a word occurs does not count here: the ranking looks at the text itself.
    tokenize: (text) => [...new Set(termsOf(text))],
    processTerm: (term) => term,
    searchOptions: {tokenize: (term) => [term], boost, weights},
  });
  index.addAll(sections.map(({title, heading, content, context}, id) => ({id, title, heading, content, context})));
  return {
    search(text) {
      const query = parseQuery(text);
      let found: SearchResult[] = [];
      for (const mode of query.words.length === 0 ? [] : modes) {
        found = index.search(miniQuery(query, mode));
        if (found.length >= (query.words.length > 2 ? fewHits : 1)) {
          break;
        }
      }
      return rank(
        found.map(({id, score, match}) => ({section: sections[id as number]!, score, terms: Object.keys(match)})),
        query,
        candidates,
      );
    },
  };
}
