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
/** From the strictest reading of a query to the most lenient: the first that finds something answers. */
const modes: readonly Mode[] = [
  {combineWith: 'all', withTypos: false},
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
      let found: Candidate[] = [];
      for (const mode of query.words.length === 0 ? [] : modes) {
        found = Array.from(find(clauseOf(query, mode), places), ([number, {score, asked, terms}]) => ({
          section: sections[number]!,
          score: score * asked.size,
          terms: [...terms],
        }));
        if (found.length >= (query.words.length > 2 ? fewHits : 1)) {
          break;
        }
      }
      return rank(
        found.sort((a, b) => b.score - a.score),
        query,
        candidates,
      );
    },
  };
}
