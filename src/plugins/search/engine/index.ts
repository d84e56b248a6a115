import type {DocSearchRecord, ErrorPattern} from '../records/types';
import {clauseOf, type Mode} from './clauses';
import {find} from './find';
import {candidates, searchQuestion} from './questions';
import {placesOf} from './places';
import {parseQuery, type Query} from './query';
import {type Candidate, rank, type Ranked} from './rank';
import {nearest} from './nearest';
import {sectionsOf} from './sections';
import {withErrorPatterns} from './errorPatterns';
import {noteOfPages, noteOfReaders, termCount} from './terms';
import {textOf} from './text';

/** A question of several words with fewer hits than this is read more leniently. */
const fewHits = 4;
/** How a query is read first: what has all its words, as they were typed, is the answer. */
const exact: Mode = {combineWith: 'all', withTypos: false};
/** How it is read when that finds too little: the first that finds enough adds its hits. */
const lenient: readonly Mode[] = [
  {combineWith: 'all', withTypos: true},
  {combineWith: 'any', withTypos: true},
];

/** Without the rows that say again, word for word, what a better one says: a key stands in the tables of several pages. */
function withoutRepeats(hits: readonly Ranked[]): Ranked[] {
  const rows = new Set<string>();
  return hits.filter(({record: {type, content, anchor}}) => {
    const [name = ''] = (content ?? '').split(' ', 1);
    if (type !== 'content' || content === null || !name.includes('.') || !anchor?.endsWith(name)) {
      return true;
    }
    const isNew = !rows.has(content);
    rows.add(content);
    return isNew;
  });
}

/** An index in memory. */
export interface Engine {
  /** Hits for a query, the best first, one for each address. */
  search: (text: string) => Ranked[];
}

/** Tells the words of pages from those that only readers use. */
function noteTerms(records: readonly DocSearchRecord[], errorPatterns: readonly ErrorPattern[]): void {
  records.forEach(({hierarchy, content}) =>
    [...Object.values(hierarchy), content].forEach((text) => text && noteOfPages(textOf(text).terms)),
  );
  const first = termCount();
  errorPatterns.forEach(({words}) => words.forEach((text) => textOf(text).terms));
  noteOfReaders(first);
}

/**
 * Builds the index of a list of records.
 *
 * @param errorPatterns - What programs print, and what readers say, for places among the records.
 */
export function createEngine(records: readonly DocSearchRecord[], errorPatterns: readonly ErrorPattern[] = []): Engine {
  noteTerms(records, errorPatterns);
  const sections = sectionsOf(records, errorPatterns);
  const withPatterns = withErrorPatterns(sections, errorPatterns);
  const places = placesOf(sections);
  const read = (query: Query, mode: Mode): Candidate[] =>
    Array.from(find(clauseOf(query, mode), places), ([number, {score, asked, terms}]) => ({
      section: sections[number]!,
      score: score * asked.size,
      terms: [...terms],
    })).sort((a, b) => b.score - a.score);

  /** All words first; if that finds too little, more leniently. */
  function searchStrictly(query: Query): Ranked[] {
    const sure = read(query, exact);
    let found = sure;
    for (const mode of lenient) {
      if (found.length >= (query.words.length > 1 ? fewHits : 1)) {
        break;
      }
      found = read(query, mode);
    }
    const first = rank(sure, query, candidates);
    if (found === sure) {
      return first;
    }
    const known = new Set(first.map(({record}) => record.url));
    return [...first, ...rank(found, query, candidates).filter(({record}) => !known.has(record.url))];
  }

  function answer(query: Query): Ranked[] {
    if (query.words.length === 0) {
      return [];
    }
    const hits = query.isLoose ? searchQuestion(query, sections, places) : searchStrictly(query);
    return query.others.length === 0 ? hits : hits.map((hit) => ({...hit, others: query.others}));
  }

  return {
    search(text) {
      const hits = answer(parseQuery(text));
      const near = hits.length > 0 ? undefined : nearest(text);
      const guessed = near && answer({...parseQuery(near.text), others: near.others});
      return withoutRepeats(withPatterns(text, guessed?.map((hit) => ({...hit, isGuess: true})) ?? hits));
    },
  };
}
