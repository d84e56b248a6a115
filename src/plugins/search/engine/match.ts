import {typosOf} from './clauses';
import type {Query} from './query';
import {nameOf, type Term, termOf} from './terms';
import type {Text} from './text';
import {stem} from './words';

/** How well a text has a word: as it is, as the start of a longer one, in its parts, another word for it, mistyped. */
const quality = {exact: 1, parts: 0.8, prefix: 0.75, synonym: 0.6, typo: 0.5};

interface WordMatcher {
  /** The word as typed and, if simple, in singular. */
  forms: string[];
  parts: string[];
  synonyms: string[][];
  maxTypos: number;
}

/** A query prepared to be compared with many texts. */
export interface Matcher {
  words: WordMatcher[];
  /** The query without words that carry no meaning. */
  phrase: string;
  /** The same in singular. */
  telling: string;
  /** The same without separators, as in a key: `concurrent job` is in `maximumConcurrentJobCount`. */
  tight: string;
}

/** Prepares a query. */
export function matchersOf({words, phrases}: Query): Matcher {
  return {
    words: words.map(({word, synonyms}, index) => ({
      forms: [...new Set([word.whole, ...(word.parts.length === 1 ? [stem(word.whole)] : [])])],
      parts: word.parts.map(stem),
      synonyms: [
        ...synonyms,
        ...phrases.filter(({from, to}) => index >= from && index < to).flatMap((phrase) => phrase.synonyms),
      ],
      maxTypos: Math.max(...word.parts.map(typosOf)),
    })),
    phrase: words.map(({word}) => word.whole).join(' '),
    telling: words.map(({word}) => stem(word.whole)).join(' '),
    tight: words.flatMap(({word}) => word.parts).join(''),
  };
}

const has = (text: Text, name: string): boolean => {
  const term = termOf(name);
  return term !== undefined && text.has(term);
};

/** @param found - The terms that the index found in the section of the text. */
function wordQuality(word: WordMatcher, text: Text, found: readonly Term[]): number {
  if (word.forms.some((form) => has(text, form))) {
    return quality.exact;
  }
  const isLonger = (name: string): boolean => word.forms.some((form) => name.startsWith(form));
  if (found.some((term) => isLonger(nameOf(term)) && text.has(term))) {
    return quality.prefix;
  }
  if (word.parts.length > 1 && word.parts.every((part) => has(text, part))) {
    return quality.parts;
  }
  if (word.synonyms.some((synonym) => synonym.every((name) => has(text, name)))) {
    return quality.synonym;
  }
  // The index found a word in this text that none of the above explains: it is a mistyped one.
  const [first = ''] = word.parts;
  const isNear = (name: string): boolean =>
    Math.abs(name.length - (word.parts.length > 1 ? word.forms[0]! : first).length) <= 2 && name[0] === first[0];
  return word.maxTypos > 0 && found.some((term) => isNear(nameOf(term)) && text.has(term)) ? quality.typo : 0;
}

/** How a text answers a query. */
export interface Match {
  /** For each word of the query, from 0 to 1. */
  words: number[];
  /** Mean of these. */
  total: number;
  /** How much of the text the query names, from 0 to 1. */
  coverage: number;
}

/** Compares a text with a query. */
export function matchOf(text: Text, {words}: Matcher, found: readonly Term[]): Match {
  const {count} = text;
  const qualities = words.map((word) => (count === 0 ? 0 : wordQuality(word, text, found)));
  return {
    words: qualities,
    total: qualities.reduce((sum, value) => sum + value, 0) / Math.max(1, words.length),
    coverage: count === 0 ? 0 : Math.min(1, qualities.filter((value) => value > 0).length / count),
  };
}
