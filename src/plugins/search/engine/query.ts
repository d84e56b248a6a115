import synonymData from './synonyms.json';
import {stem, type Word, wordsOf} from './words';

/** Words that carry no meaning in a question. They count only when the query has nothing else. */
const stopWords = new Set(
  'a an and are as at be by can cannot do does for from get has have how i if in into is it its many me much my need of on or should that the then there this to use using was we what when where which who why will with you your'.split(
    ' ',
  ),
);

/** A word of the query and the alternatives that also answer it. */
export interface QueryWord {
  word: Word;
  /** Forms that a text may have instead: each a list of terms that must all be there. */
  synonyms: string[][];
}

const termsOf = (text: string): string[] => wordsOf(text).flatMap(({parts}) => parts.map(stem));

/** Words for the same thing, each as terms. */
interface Synonyms {
  groups: readonly string[][][];
  /** Terms of the longest of them. */
  longest: number;
}

function readSynonyms(): Synonyms {
  const groups = synonymData.groups.map((group) => group.map(termsOf));
  return {groups, longest: Math.max(...groups.flat().map(({length}) => length))};
}

let known: Synonyms | undefined;
/** Read when they are first asked for: the thread starts sooner. */
const synonyms = (): Synonyms => (known ??= readSynonyms());

const startsWith = (terms: readonly string[], start: readonly string[]): boolean =>
  start.every((term, index) => terms[index] === term);

/** Synonyms of the words that start at `index`, and how many words of the query they stand for. */
function synonymsAt(terms: readonly string[], index: number): {taken: number; found: string[][]} {
  const {groups, longest} = synonyms();
  for (let taken = Math.min(longest, terms.length - index); taken > 0; taken -= 1) {
    const phrase = terms.slice(index, index + taken);
    const found = groups
      .filter((group) => group.some((member) => member.length === taken && startsWith(phrase, member)))
      .flat()
      .filter((member) => member.join(' ') !== phrase.join(' '));
    if (found.length > 0) {
      return {taken, found};
    }
  }
  return {taken: 1, found: []};
}

/** What a query asks for. */
export interface Query {
  words: QueryWord[];
  /** Synonyms of a phrase of several words, such as `log in`, with the places of those words. */
  phrases: {from: number; to: number; synonyms: string[][]}[];
}

/** Takes a query apart: meaningless words out, synonyms in. */
export function parseQuery(text: string): Query {
  const all = wordsOf(text).slice(0, 12);
  const meaningful = all.filter(({whole}) => !stopWords.has(whole));
  const kept = meaningful.length > 0 ? meaningful : all;
  const terms = kept.map(({parts, whole}) => (parts.length === 1 ? stem(parts[0]!) : whole));
  const phrases: Query['phrases'] = [];
  const words = kept.map((word, index): QueryWord => {
    const {taken, found} = synonymsAt(terms, index);
    if (taken > 1) {
      phrases.push({from: index, to: index + taken, synonyms: found});
    }
    return {word, synonyms: taken === 1 ? found : []};
  });
  return {words, phrases};
}
