import type {DocSearchRecord} from '../records/types';
import {clauseOf, type Mode} from './clauses';
import {find} from './find';
import {placesOf} from './places';
import {parseQuery} from './query';
import {type Candidate, rank, type Ranked} from './rank';
import {sectionsOf} from './sections';

/** A question of several words with fewer hits than this is read more leniently. */
const fewHits = 4;
/** How many of the best hits of the index are looked at closely. */
const candidates = 200;
/** How a query is read first: what has all its words, as they were typed, is the answer. */
const exact: Mode = {combineWith: 'all', withTypos: false};
/** How it is read when that finds too little: the first that finds enough adds its hits. */
const lenient: readonly Mode[] = [
  {combineWith: 'all', withTypos: true},
  {combineWith: 'any', withTypos: true},
];

/** An index in memory. */
export interface Engine {
  /** Hits for a query, the best first, one for each address. */
  search: (text: string) => Ranked[];
}

/** Builds the index of a list of records. */
export function createEngine(records: readonly DocSearchRecord[]): Engine {
  const sections = sectionsOf(records);
  const places = placesOf(sections);
  return {
    search(text) {
      const query = parseQuery(text);
      if (query.words.length === 0) {
        return [];
      }
      const read = (mode: Mode): Ranked[] => {
        const found = Array.from(find(clauseOf(query, mode), places), ([number, {score, asked, terms}]): Candidate => ({
          section: sections[number]!,
          score: score * asked.size,
          terms: [...terms],
        }));
        return rank(
          found.sort((a, b) => b.score - a.score),
          query,
          candidates,
        );
      };
      const sure = read(exact);
      const known = new Set(sure.map(({record}) => record.url));
      let hits = sure;
      for (const mode of lenient) {
        if (hits.length >= (query.words.length > 1 ? fewHits : 1)) {
          break;
        }
        hits = [...sure, ...read(mode).filter(({record}) => !known.has(record.url))];
      }
      return hits;
    },
  };
}
