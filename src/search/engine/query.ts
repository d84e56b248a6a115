import {isLogLine, reduceLine} from './paste';
import {fillers, question, stopWords} from './stopWords';
import type {Known, Vocabulary} from './vocabulary';
import {fold, partsOf, wholeOf, wordsIn} from './words';

/** A word of the query, and what a text may have instead: each a list of terms that must all be there. */
export interface QueryWord {
  whole: string;
  parts: string[];
  alternatives: string[][];
}

/** A word of the reader, and what it was read as. */
export interface OtherWord {
  typed: string;
  meant: string;
}

/** Parsed query. */
export interface Query {
  words: QueryWord[];
  /** Words that no page has. */
  others: OtherWord[];
  /** A pasted line: a program does not mistype. */
  isLine: boolean;
}

/** Maximum number of words in a query. For a pasted line, it is higher, because most words are not meaningful. */
const mostWords = {typed: 12, line: 32};
/** Words of the longest phrase that has other words. */
const longestPhrase = 5;

const wordOf = (word: string, alternatives: string[][] = []): QueryWord => ({
  whole: wholeOf(word),
  parts: partsOf(word),
  alternatives,
});

/** Puts words that no page has into words of the pages; those of the reader stay as alternatives. */
export function readAs(
  typed: readonly string[],
  known: Known,
  {meaningOf}: Vocabulary,
  isSentence: boolean,
): Pick<Query, 'words' | 'others'> {
  const others: OtherWord[] = [];
  const words = typed.flatMap((word, index) => {
    const parts = partsOf(word);
    const isOnPages = known(wholeOf(word)) === 'pages' || parts.every((part) => known(part) === 'pages');
    const meant =
      isOnPages || stopWords.has(fold(word))
        ? undefined
        : meaningOf(word, {isLast: index === typed.length - 1, isSentence});
    if (meant === undefined) {
      return wordOf(word);
    }
    others.push({typed: word, meant});
    return wordsIn(meant).map((one) => wordOf(one, [parts]));
  });
  return {words, others};
}

/** Gives the words of each phrase what may stand instead of it, the longest phrase at each place. */
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

/** Takes a query apart: meaningless words out, other words for the same in. */
export function parseQuery(text: string, known: Known, vocabulary: Vocabulary): Query {
  const isLine = isLogLine(text);
  const isQuestion = !isLine && question.test(text.trim());
  const {words, others} = isLine
    ? {words: wordsIn(reduceLine(text)).map((word) => wordOf(word)), others: []}
    : readAs(wordsIn(text), known, vocabulary, isQuestion);
  if (!isLine) {
    addOthers(words, vocabulary);
  }
  const telling = words.filter(({whole}) => !stopWords.has(whole) && !(isQuestion && fillers.has(whole)));
  const kept = (telling.length > 0 ? telling : words).filter(
    ({whole}, index, all) => all.findIndex((other) => other.whole === whole) === index,
  );
  return {words: kept.slice(0, isLine ? mostWords.line : mostWords.typed), others, isLine};
}
