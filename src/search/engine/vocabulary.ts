// cspell:ignore innen ings ment mnrs -- ends of words
import type {Meanings} from '../../facts/symptoms';
import german from './german.json';
import {distance} from '../../lib/distance';
import {fold, partsOf, stem, termsIn} from '../../lib/words';
import english from './english.json';
import synonyms from './synonyms.json';

/** Source of a term: page text, or only reader phrases. */
export type Known = (term: string) => 'pages' | 'readers' | undefined;

/** Vocabulary of the site: maps words of readers to words of the pages. */
export interface Vocabulary {
  /** Synonyms of a phrase, each a list of terms. */
  othersOf: (phrase: readonly string[]) => string[][];
  /** Words of the pages for a word that no page contains, or undefined if unknown. `a|b` for a word that means either. */
  meaningOf: (word: string) => string | undefined;
  /** The same for a German word with one typing error. */
  nearMeaningOf: (word: string) => string | undefined;
}

/** The kinds of English words by their stems: topics, and everyday words, which say little about a question. */
const englishWords = new Map(
  (['topics', 'everyday'] as const).flatMap((kind) =>
    english[kind].flatMap((line) => line.split(' ').map((word) => [word, kind] as const)),
  ),
);
const ending = /(?:ings?|e?d|e?rs?|or|e?s|ly|ive|ion|able|ment|ness|ful)$/;

/** The kind of a correct English word, which is no typing error, also if the list has it with another ending. */
export function englishKind(word: string): 'topics' | 'everyday' | undefined {
  const base = word.replace(ending, '');
  return [word, base, `${base}e`, base.replace(/(.)\1$/, '$1')].map((form) => englishWords.get(form)).find(Boolean);
}

/** Reader words that the pages do not use, under what the pages say. */
export const oneWayLists: readonly {
  words: Readonly<Record<string, readonly string[] | undefined>>;
  areOtherProducts?: boolean;
  isKindDescribed?: boolean;
}[] = synonyms.oneWay;

/** Names of other products, by their terms, and whether the site describes their kind: if not, hits for what is nearest are no answer. */
const otherProducts = new Map(
  oneWayLists.flatMap(({words, areOtherProducts, isKindDescribed = false}) =>
    areOtherProducts
      ? Object.values(words).flatMap((names = []) =>
          names.map((name) => [termsIn(name).join(' '), isKindDescribed] as const),
        )
      : [],
  ),
);
/** Whether a word is another product, of a kind that the site describes or of no such kind. */
export const otherProduct = (word: string): 'described' | 'unknown' | undefined => {
  const isDescribed = otherProducts.get(partsOf(word).join(' '));
  return isDescribed === undefined ? undefined : isDescribed ? 'described' : 'unknown';
};

/** Minimum length of a part of a compound, and of a part that can be a word of the pages. */
const shortestPart = 3;
const shortestWord = 4;
/** Minimum length of a word to correct: too many shorter ones are English. */
export const shortestTypo = 5;
/** Maximum length of a word to split. */
const longestWord = 40;
/** A German word with `ü` written as `ue`. */
const plain = (word: string): string =>
  fold(word)
    .replaceAll('ß', 'ss')
    .replaceAll(/([aou])e/g, '$1');
/** Dictionary form of a German word: without its ending, also that of a participle, at least four letters. */
export const germanKey = (word: string): string =>
  plain(word).replace(/(?<=.{4})(?:ene[mnrs]?|innen|en|ern|er|es|em|e|n|s)$/, '');

/** Synonyms in texts, by the terms of a phrase. */
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

/** Reader phrases for words of the pages, by their terms. */
const oneWay = new Map(
  oneWayLists.flatMap(({words}) =>
    Object.entries(words).flatMap(([meant, typed = []]) =>
      typed.map((one) => [termsIn(one).join(' '), meant] as const),
    ),
  ),
);

/** @param known - The terms of the index. */
export function readVocabulary(known: Known): Vocabulary {
  const others = readOthers();
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
        return [...new Set(`${head} ${tail}`.replaceAll(/\|\S+/g, '').split(' '))].join(' ');
      }
    }
    return undefined;
  }

  const translate = (word: string): string | undefined =>
    dictionary.get(germanKey(word)) ??
    (word.length >= 2 * shortestPart && word.length <= longestWord ? compound(word) : undefined);

  function meaningOf(word: string): string | undefined {
    const whole = fold(word);
    const parts = partsOf(word);
    const meant = oneWay.get(parts.join(' ')) ?? translate(whole);
    if (meant !== undefined || parts.every((part) => known(part) !== undefined)) {
      return meant;
    }
    const translated = parts.map((part) => (known(part) === undefined ? translate(part) : part));
    return translated.includes(undefined) ? undefined : translated.join(' ');
  }

  function nearMeaningOf(word: string): string | undefined {
    const key = germanKey(word);
    const near = [...dictionary.keys()].find((other) => other[0] === key[0] && distance(key, other, 1) === 1);
    return key.length >= shortestTypo && near !== undefined ? dictionary.get(near) : undefined;
  }

  return {
    nearMeaningOf,
    othersOf: (phrase) => {
      const key = phrase.join(' ');
      return [...(others.get(key) ?? []), ...(oneWay.has(key) ? [oneWay.get(key)!] : [])].map(termsIn);
    },
    meaningOf,
  };
}

/** Reads words for the finder of symptoms: what they mean among the words of its phrases. */
export function readMeanings(words: readonly string[]): Meanings {
  const known = new Set(words.map(stem));
  const {meaningOf, nearMeaningOf, othersOf} = readVocabulary((term) => (known.has(term) ? 'pages' : undefined));
  return (phrase) => {
    const parts = termsIn(phrase);
    const isWord = !phrase.includes(' ');
    const isRight = !isWord || known.has(stem(phrase)) || englishKind(phrase) !== undefined;
    const meant = isWord ? (meaningOf(phrase) ?? (isRight ? undefined : nearMeaningOf(phrase))) : undefined;
    const choices = (meant?.split('|') ?? []).map(termsIn);
    return {
      words: [...choices, ...[parts, ...choices].flatMap(othersOf)].flat(),
      isCertain: choices.length < 2,
    };
  };
}
