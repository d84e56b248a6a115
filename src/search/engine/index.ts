// cspell:ignore äöüß
import type {ErrorPattern} from '../../facts/viewTypes';
import type {DocSearchRecord} from '../records/types';
import {errorPatternsOf} from './errorPatterns';
import {createLookup} from './lookup';
import {type OtherWord, parseQuery} from './query';
import {createRanking, type Ranked} from './rank';
import {type Section, sectionsOf} from './sections';
import {englishKind, otherProduct, readVocabulary, shortestTypo} from './vocabulary';
import {causesIn} from '../../lib/trace';
import {fold, partsOf, stopWords, wordsIn} from '../../lib/words';

/** The hits for a query, the best first, one for each address, and what they are not: for the query itself. */
export interface Results {
  hits: Ranked[];
  /** Query words that no page contains, with their replacements. */
  others: readonly OtherWord[];
  /** Query words that no page contains and that the question is about, so that the hits are no answer. */
  missing: readonly string[];
  /** Names of other products that no page contains, although the hits answer the question. */
  absent: readonly string[];
  /** The cause in a pasted stack trace, which was searched for. */
  cause: string | undefined;
  /** Whether the hits have a word of the query, or the message in it. */
  isSure: boolean;
  /** Whether even the best hit has less than half of the words. */
  isWeak: boolean;
}

/** An index in memory. */
export type Engine = ReturnType<typeof createEngine>;

/** Share of the words of a query that make it a question about something else if no page has them, by their kind. */
const much = {topics: 0, unknown: 1 / 3, everyday: 1, foreign: 1};

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

  /** What a word that no page contains stands for: the parts of a guessed key, or a word without a typing error. */
  function meantBy(typed: string): string | undefined {
    const parts = partsOf(typed);
    const isRight = typed.length < shortestTypo || englishKind(fold(typed)) !== undefined;
    // Capitals inside a word are in names of products as well.
    return /[._/:-]/.test(typed) ? parts.join(' ') : isRight ? undefined : lookup.spelling(typed);
  }

  /** Whether a word is a name such as `ServiceNow`, whose parts are on pages, but nowhere together. */
  function isForeignName(typed: string): boolean {
    const together = typed.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, '\\W?');
    const pattern = new RegExp(together, 'i');
    return (
      together !== typed &&
      /^[A-Z][A-Za-z]+$/.test(typed) &&
      !sections.some((section) =>
        [section.content, section.heading, section.title, section.asked].some((text) => pattern.test(text)),
      )
    );
  }

  function answer(text: string): Omit<Results, 'cause'> {
    const {words, others, isLine, isVerbatim} = parseQuery(text, lookup.known, vocabulary);
    const found = words.map(lookup.find);
    const lost = isLine
      ? []
      : words.filter(({typed}, index) => found[index]!.size === 0 || isForeignName(typed)).map(({typed}) => typed);
    const meanings = isVerbatim ? [] : lost.map((typed) => ({typed, meant: meantBy(typed)}));
    const corrected = meanings.filter((one): one is OtherWord => one.meant !== undefined);
    if (corrected.length > 0) {
      const meant = new Map(corrected.map((one) => [one.typed, one.meant]));
      const instead = answer(
        wordsIn(text)
          .map((word) => meant.get(word) ?? word)
          .join(' '),
      );
      return {
        ...instead,
        others: [...corrected, ...instead.others],
        isSure: instead.isSure && lost.length < words.length,
      };
    }
    const hits = rank(words, found);
    const best = sections.findIndex(({url}) => url === hits[0]?.record.url);
    const isWeak = hits.length > 0 && found.filter((one) => one.has(best)).length * 2 < words.length;
    const asked = wordsIn(text).filter((word) => !stopWords.has(fold(word)));
    const isDescribed = hits.length > 0 && asked.some((word) => otherProduct(word) === 'described');
    // A query with German words that are understood is about our topics.
    const isForeign = /[äöüß]/i.test(text) || others.some(({typed}) => otherProduct(typed) === undefined);
    const telling = lost.filter((word) => {
      const kind = isForeign ? 'foreign' : (englishKind(fold(word)) ?? 'unknown');
      return !/^\d+$/.test(word) && lost.length >= words.length * much[kind] && !(isDescribed && kind === 'unknown');
    });
    const products = new Set(others.flatMap(({typed}) => (otherProduct(typed) === undefined ? [] : typed)));
    const isAnswered = isDescribed || products.size * 2 < asked.length;
    return {
      hits,
      others,
      missing: [...new Set([...telling, ...(isAnswered ? [] : products)])],
      absent: isAnswered ? [...products] : [],
      isSure: hits.length > 0,
      isWeak,
    };
  }

  return {
    search(asked: string): Results {
      const text = asked.trim();
      const result = answer(text);
      const {certain, possible} = shownIn(text);
      const place = ({url}: Section): number => result.hits.findIndex((hit) => hit.record.url === url) + 1 || Infinity;
      const first = [...certain, ...possible.sort((a, b) => place(a) - place(b))].map(
        ({url, records: [record]}): Ranked =>
          result.hits.find((hit) => hit.record.url === url) ?? {record: record!, terms: []},
      );
      const isAnswered = first.length > 0;
      // A key is in the tables of several pages.
      const rows = new Set<string>();
      const isNew = ({record: {type, content}}: Ranked): boolean => {
        const isRepeated = type === 'content' && content !== null && rows.has(content);
        rows.add(content ?? '');
        return !isRepeated;
      };
      return {
        ...result,
        hits: [...new Set([...first, ...result.hits])].filter(isNew),
        missing: isAnswered ? [] : result.missing,
        cause: causesIn(text)[0],
        isSure: isAnswered || result.isSure,
        isWeak: !isAnswered && result.isWeak,
      };
    },
  };
}
