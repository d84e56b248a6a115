import {tellingParts} from '../../lib/trace';
import {isLogLine} from './logLine';
import {stopWords, fold, partsOf, termsIn, wholeOf, wordsIn} from '../../lib/words';
import type {Known, Vocabulary} from './vocabulary';

/** A word of the query, with alternatives. A text must contain all terms of an alternative. */
export interface QueryWord {
  /** As the reader wrote it. */
  typed: string;
  whole: string;
  parts: string[];
  alternatives: string[][];
}

export interface OtherWord {
  typed: string;
  meant: string;
}

export interface Query {
  words: QueryWord[];
  /** Words that no page contains, with their replacements. */
  others: OtherWord[];
  /** Whether the query is pasted output, which contains no typing errors. */
  isLine: boolean;
  /** Whether nothing is replaced, because the query is in quotation marks. */
  isVerbatim: boolean;
}

/** Maximum number of words in a query. It is higher for a pasted line, because few of its words are meaningful. */
const mostWords = {typed: 12, line: 32};
/** Maximum number of words in a phrase with synonyms. */
const longestPhrase = 5;

const wordOf = (word: string, typed = word, alternatives: string[][] = []): QueryWord => ({
  typed,
  whole: wholeOf(word),
  parts: partsOf(word),
  alternatives,
});

/** Replaces words that no page contains with words of the pages. Keeps the original words as alternatives. */
export function readAs(
  typed: readonly string[],
  known: Known,
  {meaningOf}: Vocabulary,
): Pick<Query, 'words' | 'others'> {
  const others: OtherWord[] = [];
  const words = typed.flatMap((word) => {
    const parts = partsOf(word);
    const isOnPages = known(wholeOf(word)) === 'pages' || parts.every((part) => known(part) === 'pages');
    const meant = isOnPages || stopWords.has(fold(word)) ? undefined : meaningOf(word);
    if (meant === undefined) {
      return wordOf(word);
    }
    const [first = '', ...rest] = meant.split('|');
    others.push({typed: word, meant: meant.replace('|', ' or ')});
    return wordsIn(first).map((one) => wordOf(one, word, [parts, ...rest.map(termsIn)]));
  });
  return {words, others};
}

/** Adds the synonyms of phrases. At each position, the longest phrase with synonyms applies. */
function addOthers(words: readonly QueryWord[], {othersOf}: Vocabulary): void {
  for (let from = 0; from < words.length; from += 1) {
    for (let to = Math.min(words.length, from + longestPhrase); to > from; to -= 1) {
      const phrase = words.slice(from, to);
      const found = othersOf(phrase.flatMap(({parts}) => parts));
      if (found.length > 0) {
        phrase.forEach(({alternatives}) => alternatives.push(...found));
        break;
      }
    }
  }
}

/** Splits a query into words, without stop words and with synonyms. */
export function parseQuery(text: string, known: Known, vocabulary: Vocabulary): Query {
  const isLine = isLogLine(text);
  const isVerbatim = !isLine && /^".*"$/s.test(text);
  const isPlain = isLine || isVerbatim;
  const {words, others} = isPlain
    ? {words: wordsIn(isLine ? (tellingParts(text)[0] ?? text) : text).map((word) => wordOf(word)), others: []}
    : readAs(wordsIn(text), known, vocabulary);
  if (!isPlain) {
    addOthers(words, vocabulary);
  }
  const telling = words.filter(({whole}) => !stopWords.has(whole));
  const kept = (telling.length > 0 ? telling : words).filter(
    ({whole}, index, all) => all.findIndex((other) => other.whole === whole) === index,
  );
  return {words: kept.slice(0, isLine ? mostWords.line : mostWords.typed), others, isLine, isVerbatim};
}
