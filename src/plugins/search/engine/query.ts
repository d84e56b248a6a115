import german from './german.json';
import {isLogLine, reduceLine} from './paste';
import {fillers, stopWords} from './stopWords';
import {oneWay, type OtherWord, readAs} from './reader';
import synonymData from './synonyms.json';
import {termOf} from './terms';
import {stem, type Word, wordsOf} from './words';

/** Words that a query counts; of a pasted line more, as most of them say nothing. */
const mostWords = {words: 12, line: 32};
/** How a question begins, or ends. */
const question = new RegExp(
  `^(?:how|what|why|where|which|who|when|can|could|is|are|does|do|should|must|may|will|${german.questionWords.join('|')}) \\S+ \\S|\\?\\s*$`,
  'i',
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
  return {groups, longest: Math.max(4, ...groups.flat().map(({length}) => length))};
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
    const meant = oneWay(phrase);
    if (meant !== undefined) {
      found.push(termsOf(meant));
    }
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
  /** A question or a pasted line: no word of it is a must, as long as others carry the meaning. */
  isLoose: boolean;
  /** A pasted line: a program does not mistype. */
  isLine: boolean;
  /** Words that no page has, and what they were read as. */
  others: OtherWord[];
}

/** Takes a query apart: meaningless words out, synonyms in. */
export function parseQuery(typed: string): Query {
  const isLine = isLogLine(typed);
  const isQuestion = !isLine && question.test(typed.trim());
  const {text, others} = isLine ? {text: reduceLine(typed), others: []} : readAs(typed, isQuestion);
  const all = wordsOf(text);
  const meaningful = all.filter(({whole}) => !stopWords.has(whole) && !(isQuestion && fillers.has(whole)));
  const kept = (meaningful.length > 0 ? meaningful : all).slice(0, isLine ? mostWords.line : mostWords.words);
  const terms = kept.map(({parts, whole}) => (parts.length === 1 ? stem(parts[0]!) : whole));
  const phrases: Query['phrases'] = [];
  const words = kept.map((word, index): QueryWord => {
    const {taken, found} = isLine ? {taken: 1, found: []} : synonymsAt(terms, index);
    if (taken > 1) {
      phrases.push({from: index, to: index + taken, synonyms: found});
    }
    const typed = others.find(({start, end}) => word.start >= start && word.end <= end);
    // A place may have the word of the reader all the same.
    const own = typed ? termsOf(typed.typed) : [];
    const asTyped = own.length > 0 && own.every((term) => termOf(term) !== undefined) ? [own] : [];
    return {word, synonyms: [...(taken === 1 ? found : []), ...asTyped]};
  });
  return {
    words,
    phrases,
    isLine,
    isLoose: isLine || (isQuestion && words.length > 1),
    others: others.map(({typed, meant}) => ({typed, meant})),
  };
}
