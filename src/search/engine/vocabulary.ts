// cspell:ignore innen ation ment -- ends of words
import german from './german.json';
import {fillers, stopWords} from './stopWords';
import synonyms from './synonyms.json';
import {fold, partsOf, stem, wordsIn} from './words';

/** Which texts have a term: those of pages, or only the words of readers. */
export type Known = (term: string) => 'pages' | 'readers' | undefined;

/** The vocabulary of the site: words of readers for words of the pages. */
export interface Vocabulary {
  /** Other words for a phrase of terms; each a list of terms. */
  othersOf: (phrase: readonly string[]) => string[][];
  /** Words of the pages for a word that no page has, or undefined if unknown. */
  meaningOf: (word: string, use: {isLast: boolean; isSentence: boolean}) => string | undefined;
}

/** Shortest start of a German word that is taken for the word: the reader is still typing. */
const shortestStart = 5;
/** Shortest part of a compound, and the shortest one that may be a word of the pages. */
const shortestPart = 3;
const shortestWord = 4;
/** Longest word that is taken apart. */
const longestWord = 40;
/** Ends of English words, with what may stand instead. */
const englishEnds: readonly [end: RegExp, instead: readonly string[]][] = [
  [/(.)\1(?:ing|ed)$/, ['$1']],
  [/(?:ing|ed|ation)$/, ['', 'e']],
  [/(?:ly|ment)$/, ['']],
];

/** A German word with `ü` as it may be typed, `ue`. */
const plain = (word: string): string =>
  fold(word)
    .replaceAll('ß', 'ss')
    .replaceAll(/([aou])e/g, '$1');
/** A German word as the dictionary has it: without its ending, which leaves four letters at least. */
export const germanKey = (word: string): string => plain(word).replace(/(?<=.{4})(?:innen|en|ern|er|es|em|e|n|s)$/, '');

const termsIn = (text: string): string[] => wordsIn(text).flatMap(partsOf);
/** Terms of a phrase of readers; words without meaning count only when there is nothing else. */
const keyOf = (text: string): string =>
  wordsIn(text)
    .filter((word, _, {length}) => length === 1 || !(stopWords.has(fold(word)) || fillers.has(fold(word))))
    .flatMap(partsOf)
    .join(' ');

/** Other words by the terms of a phrase, in texts. */
function readOthers(): Map<string, string[]> {
  const others = new Map<string, string[]>();
  const add = (phrase: string, other: string): void => {
    others.set(phrase, [...(others.get(phrase) ?? []), other]);
  };
  for (const group of synonyms.groups) {
    group.forEach((one) => group.forEach((other) => other !== one && add(termsIn(one).join(' '), other)));
  }
  return others;
}

/** Words of readers for something of the pages, by their terms. */
const readOneWay = (): Map<string, string> =>
  new Map(
    synonyms.oneWay.flatMap(({words}) =>
      Object.entries(words).map(([typed, meant]): [string, string] => [keyOf(typed), meant as string]),
    ),
  );

/** @param known - The terms of the index. */
export function readVocabulary(known: Known): Vocabulary {
  const others = readOthers();
  const oneWay = readOneWay();
  const dictionary = new Map(
    Object.entries(german.words).flatMap(([meant, words]) => words.map((word) => [germanKey(word), meant] as const)),
  );
  const isOfPages = (part: string): boolean => part.length >= shortestWord && known(stem(part)) === 'pages';

  /** Meaning of a compound: one part is in the dictionary, and the other part is in the dictionary or a word of the pages. */
  function compound(word: string): string | undefined {
    for (let cut = word.length - shortestPart; cut >= shortestPart; cut -= 1) {
      const [start, end] = [word.slice(0, cut), word.slice(cut)];
      const head = dictionary.get(germanKey(start)) ?? (isOfPages(start) && !isOfPages(end) ? start : undefined);
      const tail = head && (translate(end) ?? (isOfPages(end) && !isOfPages(start) ? end : undefined));
      if (tail !== undefined) {
        return [...new Set(`${head} ${tail}`.split(' '))].join(' ');
      }
    }
    return undefined;
  }

  const translate = (word: string): string | undefined =>
    dictionary.get(germanKey(word)) ??
    (word.length >= 2 * shortestPart && word.length <= longestWord ? compound(word) : undefined);

  /** Meaning of a partially typed German word. */
  function meaningOfStart(word: string): string | undefined {
    const start = plain(word);
    return start.length < shortestStart ? undefined : [...dictionary].find(([key]) => key.startsWith(start))?.[1];
  }

  /** The word of the pages that differs in its ending only. */
  const otherEnding = (word: string): string | undefined =>
    englishEnds
      .flatMap(([end, instead]) => (end.test(word) ? instead.map((other) => word.replace(end, other)) : []))
      .find((form) => form.length > 3 && known(form) === 'pages');

  function meaningOf(word: string, {isLast, isSentence}: {isLast: boolean; isSentence: boolean}): string | undefined {
    const whole = fold(word);
    const parts = partsOf(word);
    const meant = oneWay.get(parts.join(' ')) ?? translate(whole);
    if (meant !== undefined || parts.every((part) => known(part) !== undefined)) {
      return meant;
    }
    const translated = parts.map((part) => (known(part) === undefined ? translate(part) : part));
    return (
      (translated.includes(undefined) ? undefined : translated.join(' ')) ??
      (isSentence ? otherEnding(whole) : undefined) ??
      (isLast ? meaningOfStart(whole) : undefined)
    );
  }

  return {
    othersOf: (phrase) => {
      const key = phrase.join(' ');
      return [...(others.get(key) ?? []), ...(oneWay.has(key) ? [oneWay.get(key)!] : [])].map(termsIn);
    },
    meaningOf,
  };
}
