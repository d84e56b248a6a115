import type {ErrorPattern} from '../../facts/viewTypes';
import type {DocSearchRecord} from '../records/types';
import {errorPatternsOf} from './errorPatterns';
import {createLookup} from './lookup';
import {parseQuery} from './query';
import {createRanking, type Ranked} from './rank';
import {type Section, sectionsOf} from './sections';
import {readVocabulary} from './vocabulary';
import {fold, partsOf, wholeOf, wordsIn} from '../../lib/words';

/** An index in memory. `search` finds the hits for a query, the best first, one for each address. */
export type Engine = ReturnType<typeof createEngine>;

/** Maximum number of words in a query whose words are replaced with similar ones. */
const mostNearest = 3;

/** The package of an exception, if its name is the whole query. */
const packageOfException = /^(?:\w+\.)+(?=\w+(?:Exception|Error)$)/;

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
 * @param errorPatterns - Program messages and reader phrases, with the sections that answer them.
 */
export function createEngine(records: readonly DocSearchRecord[], errorPatterns: readonly ErrorPattern[] = []) {
  const sections = sectionsOf(records, errorPatterns);
  const lookup = createLookup(sections);
  const rank = createRanking(sections);
  const shownIn = errorPatternsOf(sections, errorPatterns);
  const vocabulary = readVocabulary(lookup.known);

  function answer(text: string): Ranked[] {
    const query = parseQuery(text, lookup.known, vocabulary);
    const exact = query.words.map((word) => lookup.find(word, false));
    const missing = query.words.filter((_, index) => exact[index]!.size === 0 && !query.isLine);
    const typed = wordsIn(text);
    const spelt = typed.map(
      (word) => (missing.some(({whole}) => whole === wholeOf(word)) ? lookup.spelling(word) : undefined) ?? word,
    );
    if (spelt.join() !== typed.join()) {
      return answer(spelt.join(' ')).map((hit) => {
        const meanings = new Map(hit.others?.map((one) => [one.typed, one.meant]));
        const others = typed.map((word, at) => ({typed: word, meant: meanings.get(spelt[at]!) ?? spelt[at]!}));
        return {...hit, others};
      });
    }
    const found = exact.map((own, index) =>
      own.size > 0 || query.isLine ? own : lookup.find(query.words[index]!, true),
    );
    const hits = rank(query, found);
    return query.others.length === 0 ? hits : hits.map((hit) => ({...hit, others: query.others}));
  }

  /** Hits for similar words, and for the parts of a guessed key, if no page contains the words of the query. */
  function guess(text: string): Ranked[] {
    const words = wordsIn(text);
    const others = (words.length > mostNearest ? [] : words).flatMap((typed) => {
      const parts = partsOf(typed);
      const meant = parts.length > 1 ? parts.join(' ') : lookup.nearest(fold(typed));
      return meant === undefined ? [] : [{typed, meant}];
    });
    const hits = others.length === 0 ? [] : answer(others.map(({meant}) => meant).join(' '));
    return hits.map((hit) => ({...hit, others, isGuess: true}));
  }

  return {
    search(asked: string): Ranked[] {
      const text = asked.trim().replace(packageOfException, '');
      const found = answer(text);
      const hits = found.length > 0 ? found : guess(text);
      const {certain, possible} = shownIn(text);
      const place = ({url}: Section): number => hits.findIndex((hit) => hit.record.url === url) + 1 || Infinity;
      const first = [...certain, ...possible.sort((a, b) => place(a) - place(b))].map(
        ({url, records: [record]}): Ranked =>
          hits.find((hit) => hit.record.url === url) ?? {record: record!, terms: []},
      );
      return withoutRepeats([...new Set([...first, ...hits])]);
    },
  };
}
