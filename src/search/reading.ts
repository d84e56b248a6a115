/** Words of readers as words of a list that has its own filter. Pure. Pages load this file on use, because of its dictionaries. */
import {distance} from '../lib/distance';
import {stopWords} from './engine/stopWords';
import {readVocabulary} from './engine/vocabulary';
import {fold, partsOf, stem, wordsIn} from './engine/words';

/** Replaces the words of a text that the list does not have. Returns the text without words that have no meaning. */
export type Reading = (typed: string) => string;

/** Maximum number of words to replace: more than readers type, and quick for a paste. */
const mostWords = 12;
/** Maximum number of typing errors: one from four letters, two from eight. Numbers have none. */
const errorsIn = (term: string): number => (term.length < 4 || /\d/.test(term) ? 0 : term.length < 8 ? 1 : 2);

/**
 * Creates a function that reads German words, synonyms, abbreviations in compounds (`maxConcurrent`) and words with typing errors.
 *
 * @param texts - The texts of the list.
 */
export function createReading(texts: readonly string[]): Reading {
  const own = [...new Set(texts.flatMap(wordsIn).flatMap(partsOf))];
  const has = (term: string): boolean => own.some((one) => one.startsWith(term));
  const {meaningOf, othersOf} = readVocabulary((term) => (own.includes(term) ? 'pages' : undefined));

  function nearest(term: string): string | undefined {
    const ranked = own.map((one) => ({one, errors: distance(one, term)})).sort((a, b) => a.errors - b.errors);
    return ranked[0] && ranked[0].errors <= errorsIn(term) ? ranked[0].one : undefined;
  }

  function read(word: string): string {
    const parts = partsOf(word);
    if (parts.every(has)) {
      return parts.join(' ');
    }
    const meanings = [meaningOf(word, true)?.split(' '), ...othersOf(parts)];
    const meant = meanings.find((one) => one?.every((part) => has(stem(fold(part)))));
    return meant?.join(' ') ?? parts.map((part) => (has(part) ? part : (nearest(part) ?? part))).join(' ');
  }

  return (typed) => {
    const words = wordsIn(typed).slice(0, mostWords);
    const telling = words.filter((word) => !stopWords.has(fold(word)));
    return (telling.length > 0 ? telling : words).map(read).join(' ');
  };
}
