/** Words of readers as words of a list that has its own filter. Pure. Pages load this file on use, because of its dictionaries. */
import {distance} from '../lib/distance';
import {stopWords} from './engine/stopWords';
import {readVocabulary} from './engine/vocabulary';
import {fold, partsOf, stem, typosOf, wordsIn} from './engine/words';

/** Words of the list for each word of a text that has a meaning, the most likely first. */
export type Reading = (typed: string) => string[][];

/** Maximum number of words to replace: more than readers type, and quick for a paste. */
const mostWords = 12;

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
    return ranked[0] && ranked[0].errors <= typosOf(term) ? ranked[0].one : undefined;
  }

  /** A word as the list has it, or corrected, and then its synonyms. */
  function alternatives(term: string): string[] {
    const synonyms = othersOf([term]).flatMap((other) => (other.length === 1 && has(other[0]!) ? other : []));
    const found = has(term) ? term : synonyms.length === 0 ? nearest(term) : undefined;
    return [...new Set([...(found ? [found] : []), ...synonyms])];
  }

  /** The parts of a word, or of its meaning. */
  function read(word: string): string[][] {
    const parts = partsOf(word);
    const meant = parts.every(has) ? parts : (meaningOf(word, true)?.split(' ').map(fold).map(stem) ?? parts);
    return meant.map((term) => (alternatives(term).length > 0 ? alternatives(term) : [term]));
  }

  return (typed) => {
    const words = wordsIn(typed).slice(0, mostWords);
    const telling = words.filter((word) => !stopWords.has(fold(word)));
    const found = (telling.length > 0 ? telling : words).flatMap(read);
    return found.filter(([first], index) => found.findIndex((other) => other[0] === first) === index);
  };
}
