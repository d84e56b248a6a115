// cspell:ignore innen ation ment -- ends of words
import german from './german.json';
import synonymData from './synonyms.json';
import {fillers, stopWords} from './stopWords';
import {termOf, termOfPages} from './terms';
import {fold, stem, type Word, wordsOf} from './words';

/** A word or phrase of the reader, and what it was read as. */
export interface OtherWord {
  typed: string;
  meant: string;
}

/** A query in the words of the pages. */
export interface Reading {
  text: string;
  others: OtherWord[];
}

/** A query with the places of the words that were put in. */
export interface PlacedReading extends Reading {
  others: (OtherWord & {start: number; end: number})[];
}

/** Shortest start of a German word that is taken for the word: the reader is still typing. */
const shortestStart = 5;
/** Shortest part of a compound, and the shortest that may be a word of the pages. */
const shortestPart = 3;
const shortestWord = 4;
/** Ends of German words, the longest first; what is left has four letters at least. */
const inflection = /(?<=.{4})(?:innen|en|ern|er|es|em|e|n|s)$/;
/** Ends of English words, with what may stand instead. */
const englishEnds: readonly [end: RegExp, instead: readonly string[]][] = [
  [/(.)\1ing$/, ['$1']],
  [/ing$/, ['', 'e']],
  [/(.)\1ed$/, ['$1']],
  [/ed$/, ['', 'e']],
  [/ly$/, ['']],
  [/ation$/, ['e', '']],
  [/ment$/, ['']],
];

/** A German word as the dictionary has it: `ü` may be typed as `ue`, and its ending does not count. */
export const germanKey = (word: string): string =>
  fold(word)
    .replaceAll('ß', 'ss')
    .replaceAll(/([aou])e/g, '$1')
    .replace(inflection, '');

const read = (): Map<string, string> =>
  new Map(Object.entries(german.words).flatMap(([meant, words]) => words.map((word) => [germanKey(word), meant])));
let known: Map<string, string> | undefined;
/** Read when first asked for: the thread starts sooner. */
const dictionary = (): Map<string, string> => (known ??= read());

/** A part of a compound that is a word of the pages, such as the first one of `Firewallregel`. */
const wordOfPages = (part: string): string | undefined =>
  part.length >= shortestWord && termOfPages(stem(part)) !== undefined ? part : undefined;

/** What the parts of a compound mean: one is in the dictionary; the other is, too, or it is a word of the pages, and the first is none. */
function compound(word: string): string | undefined {
  for (let cut = word.length - shortestPart; cut >= shortestPart; cut -= 1) {
    const [start, rest] = [word.slice(0, cut), word.slice(cut)];
    const known = dictionary().get(germanKey(start));
    const head = known ?? (wordOfPages(rest) ? undefined : wordOfPages(start));
    const tail = head && (meaning(rest) ?? (wordOfPages(start) ? undefined : wordOfPages(rest)));
    if (tail !== undefined) {
      return [...new Set(`${head} ${tail}`.split(' '))].join(' ');
    }
  }
  return undefined;
}

/** What a German word means; undefined if the dictionary does not tell. */
function meaning(word: string): string | undefined {
  return dictionary().get(germanKey(word)) ?? (word.length >= 2 * shortestPart ? compound(word) : undefined);
}

/** What a word that is being typed will mean. */
function meaningOfStart(word: string): string | undefined {
  const start = fold(word)
    .replaceAll('ß', 'ss')
    .replaceAll(/([aou])e/g, '$1');
  if (start.length < shortestStart) {
    return undefined;
  }
  const found = [...dictionary()].find(([key]) => key.startsWith(start));
  return found?.[1];
}

const isOnPages = ({whole, parts}: Word): boolean =>
  termOfPages(whole) !== undefined || parts.every((part) => termOfPages(stem(part)) !== undefined);
/** Whether one of the texts, also one of readers, has the word. */
const isKnown = ({parts}: Word): boolean => parts.every((part) => termOf(stem(part)) !== undefined);

/** The word of the pages that differs in its ending only. */
function otherEnding(word: string): string | undefined {
  return englishEnds
    .filter(([end]) => end.test(word))
    .flatMap(([end, instead]) => instead.map((other) => word.replace(end, other)))
    .find((form) => form.length > 3 && termOfPages(form) !== undefined);
}

/** What a word that no page has stands for. */
function readingOf(word: Word, isLast: boolean, isSentence: boolean): string | undefined {
  const whole = meaning(word.whole);
  if (whole !== undefined || isKnown(word)) {
    return whole;
  }
  const parts = word.parts.map((part) => (termOf(stem(part)) === undefined ? meaning(part) : part));
  return (
    (parts.every((part) => part !== undefined) ? parts.join(' ') : undefined) ??
    (isSentence ? otherEnding(word.whole) : undefined) ??
    (isLast ? meaningOfStart(word.whole) : undefined)
  );
}

const keyOf = (text: string): string =>
  wordsOf(text)
    .filter(({whole}, _, {length}) => length === 1 || !(stopWords.has(whole) || fillers.has(whole)))
    .map(({whole}) => stem(whole))
    .join(' ');
const oneWayLists: readonly {words: Readonly<Record<string, string | undefined>>}[] = synonymData.oneWay;
/** Words that readers use for something of the pages, by their terms. */
const readOneWay = (): Map<string, string> =>
  new Map(
    oneWayLists.flatMap(({words}) =>
      Object.entries(words).map(([typed, meant = '']): [string, string] => [keyOf(typed), meant]),
    ),
  );
let knownOneWay: Map<string, string> | undefined;
/** What readers mean by a phrase; both as terms. */
export const oneWay = (phrase: readonly string[]): string | undefined =>
  (knownOneWay ??= readOneWay()).get(phrase.join(' '));

/**
 * Puts words that no page has into words of the pages: German ones and, in a sentence, English ones with another ending.
 */
export function readAs(text: string, isSentence: boolean): PlacedReading {
  const words = wordsOf(text);
  const others: PlacedReading['others'] = [];
  let result = '';
  let from = 0;
  words.forEach((word, index) => {
    const typed = text.slice(word.start, word.end);
    const meant = isOnPages(word)
      ? undefined
      : (oneWay([stem(word.whole)]) ?? readingOf(word, index === words.length - 1, isSentence));
    const start = result.length + word.start - from;
    result += text.slice(from, word.start) + (meant ?? typed);
    from = word.end;
    if (meant !== undefined) {
      others.push({typed, meant, start, end: result.length});
    }
  });
  return {text: result + text.slice(from), others};
}
