/** Finds what a pasted line or the words of a reader are about: the one matcher of the symptom finder and of the search. */
import {distance} from '../lib/distance';
import {tellingParts} from '../lib/trace';
import {stopWords, fold, typosOf, wordsIn} from '../lib/words';

/** Case-insensitive regular expressions for messages of programs. */
interface Messages {
  /** Whether it also follows from other items: a probe fails because the memory is full. */
  readonly isConsequence?: boolean;
  readonly messages?: readonly string[] | undefined;
  /** Messages that several items share. They apply only if no other message does. */
  readonly hints?: readonly string[] | undefined;
}

/** The items with a strength above 0, the strongest first, and what is a consequence last. */
function strongest<T>(
  items: readonly T[],
  strengthOf: (item: T) => number,
  isConsequence: (item: T) => boolean | undefined = () => false,
): T[] {
  return items
    .map((item) => ({item, strength: strengthOf(item), isLast: isConsequence(item) ? 1 : 0}))
    .filter(({strength}) => strength > 0)
    .sort((a, b) => a.isLast - b.isLast || b.strength - a.strength)
    .map(({item}) => item);
}

/** Maximum number of characters to compare: about a page of a log, so that each key press stays fast. */
const readAtMost = 20_000;
/** The same for what readers write themselves. */
const writtenAtMost = 500;

/**
 * Creates a function that finds the items with a message in a text, or else those with a hint. In a stack trace, the deepest cause with a
 * match decides. The longest match comes first, because it says the most, and what is only a consequence last.
 *
 * @param isLine - Whether a program wrote the text. Otherwise, a hint must be all of it.
 * @returns `part` is the part of the text that decided, or all of it.
 */
export function createMessageMatcher<T extends Messages>(
  items: readonly T[],
  isLine: (text: string) => boolean = () => true,
): (text: string) => {certain: T[]; possible: T[]; part: string} {
  const expressions = (list: readonly string[] = []): RegExp[] => list.map((pattern) => new RegExp(pattern, 'i'));
  const known = items.map((item) => ({
    item,
    messages: expressions(item.messages),
    hints: expressions(item.hints),
  }));
  const matchPart = (part: string): {certain: T[]; possible: T[]; part: string} => {
    const read = part.slice(0, readAtMost).replaceAll(/\\+"/g, '"').trim();
    const lengths = (list: readonly RegExp[]): number[] => list.map((one) => one.exec(read)?.[0].length ?? 0);
    const certain = strongest(
      known,
      ({messages}) => Math.max(0, ...lengths(messages)),
      ({item}) => item.isConsequence,
    );
    const least = isLine(read) ? 1 : read.length;
    const isHint = ({hints}: (typeof known)[number]): number =>
      Number(lengths(hints).some((length) => length >= least));
    const found = certain.length > 0 ? certain : strongest(known, isHint);
    const items = found.map(({item}) => item);
    return certain.length > 0 ? {certain: items, possible: [], part} : {certain: [], possible: items, part};
  };
  return (text) => {
    const matches = tellingParts(text).map(matchPart);
    const first = matches.find(({certain, possible}) => certain.length + possible.length > 0);
    return first ?? {certain: [], possible: [], part: text};
  };
}

interface Phrases {
  /** Phrases of words, each with its alternatives: `reject|refuse login`. */
  readonly phrases: readonly string[];
  /** Whether it also follows from other items: if a certificate has expired, jobs fail. */
  readonly isConsequence: boolean;
}

/** The words that one or two words of a reader stand for, and whether all of them: a word with two meanings stands for one of them. */
export type Meanings = (phrase: string) => {readonly words: readonly string[]; readonly isCertain: boolean};

const withoutMeanings: Meanings = () => ({words: [], isCertain: true});

// cspell:ignore nicht kein -- German
/** Ways to say no, in the forms that readers write. */
const negation = /n['’]t\b|\b(?:no|never|cannot|unable|(?:fail|refuse)s?(?:ed)? to|nicht|nie|kein\w*)\b/gi;
/** Number of other words that can stand between those of a phrase: further apart, they say other things. */
const mostBetween = 5;

/**
 * Creates a function that finds the items with a phrase in a text that a reader wrote, in any order and with a few words between. The
 * longest phrase comes first, and what is a consequence last. It is only possible if the words are far apart, or have another meaning too.
 *
 * @returns `share` is the share of the telling words of the text that the phrases of the certain items have: with less than half, the text
 * says more than they do.
 */
export function createPhraseMatcher<T extends Phrases>(
  items: readonly T[],
  meaningsOf: Meanings = withoutMeanings,
): (text: string) => {certain: T[]; possible: T[]; share: number} {
  const known = items.map((item) => ({item, phrases: item.phrases.map((phrase) => phrase.split(' '))}));
  const all = [...new Set(known.flatMap(({phrases}) => phrases.flat()))];
  return (text) => {
    const written = wordsIn(text.slice(0, writtenAtMost).replaceAll(negation, ' not ')).map(fold);
    const read = written.map((word, at) => {
      const [one, two] = [meaningsOf(word), meaningsOf(written.slice(at, at + 2).join(' '))];
      return {
        sure: [word, ...(one.isCertain ? one.words : []), ...two.words],
        ambiguous: one.isCertain ? [] : one.words,
      };
    });
    const placesOf = (word: string, isCertain: boolean): number[] =>
      read.flatMap(({sure, ambiguous}, at) =>
        word.split('|').some((one) => [...sure, ...(isCertain ? [] : ambiguous)].some((other) => isForm(one, other)))
          ? [at]
          : [],
      );
    const places = new Map(all.map((word) => [word, [placesOf(word, true), placesOf(word, false)] as const]));
    const isNear = (words: readonly string[]): boolean =>
      written.some((_, from) =>
        words.every((word) => places.get(word)![0].some((at) => at >= from && at < from + words.length + mostBetween)),
      );
    const longest = (phrases: readonly string[][], applies: (words: readonly string[]) => boolean): number =>
      Math.max(0, ...phrases.filter(applies).map(({length}) => length));
    const found = (applies: (words: readonly string[]) => boolean): T[] =>
      strongest(
        known,
        ({phrases}) => longest(phrases, applies),
        ({item}) => item.isConsequence,
      ).map(({item}) => item);
    const certain = found(isNear);
    const said = new Set(
      known
        .filter(({item}) => certain.includes(item))
        .flatMap(({phrases}) => phrases.flat())
        .flatMap((word) => places.get(word)![1]),
    );
    const telling = written.flatMap((word, at) => (stopWords.has(word) && !said.has(at) ? [] : [at]));
    return {
      certain,
      share: telling.filter((at) => said.has(at)).length / telling.length,
      possible: found((words) => words.every((word) => places.get(word)![1].length > 0)).filter(
        (item) => !certain.includes(item),
      ),
    };
  };
}

/** Whether a written word is a word, another form of it, a compound that starts with it, or a misspelling. */
function isForm(word: string, written: string): boolean {
  if (word.length < 5) {
    return written.startsWith(word) && written.length <= word.length + 3;
  }
  const errors = typosOf(word);
  return written.startsWith(word) || (written.startsWith(word[0]!) && distance(word, written, errors) <= errors);
}
