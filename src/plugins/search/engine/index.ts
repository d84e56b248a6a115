import type {DocSearchRecord} from '../records/types';
import {clauseOf, type Mode} from './clauses';
import {find} from './find';
import {candidates, searchLoosely} from './loose';
import {placesOf} from './places';
import {parseQuery} from './query';
import {type Candidate, rank, type Ranked} from './rank';
import {sectionsOf} from './sections';

/** A question of several words with fewer hits than this is read more leniently. */
const fewHits = 4;
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
      const read = (mode: Mode): Candidate[] =>
        Array.from(find(clauseOf(query, mode), places), ([number, {score, asked, terms}]) => ({
          section: sections[number]!,
          score: score * asked.size,
          terms: [...terms],
        }));
      if (query.isLoose) {
        return searchLoosely(query, sections, places);
      }
      const ranked = (found: Candidate[]): Ranked[] =>
        rank(
          found.sort((a, b) => b.score - a.score),
          query,
          candidates,
        );
      const sure = read(exact);
      let found = sure;
      for (const mode of lenient) {
        if (found.length >= (query.words.length > 1 ? fewHits : 1)) {
          break;
        }
        found = read(mode);
      }
      if (found === sure) {
        return ranked(sure);
      }
      const first = ranked(sure);
      const known = new Set(first.map(({record}) => record.url));
      return [...first, ...ranked(found).filter(({record}) => !known.has(record.url))];
    },
  };
}
