import type {ErrorPattern} from '../../facts/views';
import type {DocSearchRecord} from '../records/types';
import {errorPatternsOf} from './errorPatterns';
import {createLookup} from './lookup';
import {parseQuery} from './query';
import {createRanking, type Ranked} from './rank';
import {sectionsOf} from './sections';
import {readVocabulary, type Vocabulary} from './vocabulary';
import {fold, wordsIn} from './words';

/** An index in memory. */
export interface Engine {
  /** Hits for a query, the best first, one for each address. */
  search: (text: string) => Ranked[];
}

/** Words of a query that are looked up by their nearest: what has more and finds nothing is no query. */
const mostNearest = 3;

/** Removes rows that repeat a better row word for word, because a key is in the tables of several pages. */
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

/**
 * Builds the index of a list of records.
 *
 * @param errorPatterns - Messages of programs and words of readers, for sections among the records.
 */
export function createEngine(records: readonly DocSearchRecord[], errorPatterns: readonly ErrorPattern[] = []): Engine {
  const sections = sectionsOf(records, errorPatterns);
  const lookup = createLookup(sections);
  const rank = createRanking(sections);
  const shownIn = errorPatternsOf(sections, errorPatterns);
  let vocabulary: Vocabulary | undefined;

  function answer(text: string): Ranked[] {
    // Read with the first query: the thread starts sooner.
    vocabulary ??= readVocabulary(lookup.known);
    const query = parseQuery(text, lookup.known, vocabulary);
    const hits = rank(
      query,
      query.words.map((word) => lookup.find(word, !query.isLine)),
    );
    return query.others.length === 0 ? hits : hits.map((hit) => ({...hit, others: query.others}));
  }

  /** Hits for the nearest words, of a query in words that no page has. */
  function guess(text: string): Ranked[] {
    const words = wordsIn(text);
    const others = (words.length > mostNearest ? [] : words).flatMap((typed) => {
      const meant = lookup.nearest(fold(typed));
      return meant === undefined ? [] : [{typed, meant}];
    });
    const hits = others.length === 0 ? [] : answer(others.map(({meant}) => meant).join(' '));
    return hits.map((hit) => ({...hit, others, isGuess: true}));
  }

  return {
    search(text) {
      const found = answer(text);
      const hits = found.length > 0 ? found : guess(text);
      const first = shownIn(text).map(
        ({url, records: [record]}): Ranked =>
          hits.find((hit) => hit.record.url === url) ?? {record: record!, terms: []},
      );
      return withoutRepeats([...new Set([...first, ...hits])]);
    },
  };
}
