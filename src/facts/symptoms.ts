/** Finds what a pasted line or the words of a reader are about: the one matcher of the symptom finder and of the search. */
import {distance} from '../lib/distance';
import {tellingParts} from '../lib/trace';
import {stopWords, fold, partsOf, typosOf, wordsIn} from '../lib/words';

/** Case-insensitive regular expressions for messages of programs. */
interface Messages {
  readonly messages?: readonly string[] | undefined;
  /** Messages that several items share. They apply only if no other message does. */
  readonly hints?: readonly string[] | undefined;
}

/** Maximum number of characters to compare: about a page of a log, so that each key press stays fast. */
const readAtMost = 20_000;

/**
 * Creates a function that finds the items with a message in a text, or else those with a hint. In a stack trace, the deepest cause with a
 * match decides.
 *
 * @param isLine - Whether a program wrote the text. Otherwise, a hint must be all of it.
 */
export function createMessageMatcher<T extends Messages>(
  items: readonly T[],
  isLine: (text: string) => boolean = () => true,
): (text: string) => {certain: T[]; possible: T[]} {
  const expressions = (list: readonly string[] = []): RegExp[] => list.map((pattern) => new RegExp(pattern, 'i'));
  const known = items.map((item) => ({
    item,
    messages: expressions(item.messages),
    hints: expressions(item.hints),
  }));
  const matchPart = (part: string): {certain: T[]; possible: T[]} => {
    const read = part.slice(0, readAtMost).replaceAll(/\\+"/g, '"').trim();
    const itemsWith = (fits: (one: (typeof known)[number]) => boolean): T[] => known.filter(fits).map(({item}) => item);
    const certain = itemsWith(({messages}) => messages.some((message) => message.test(read)));
    const isHint = (hint: RegExp): boolean => (isLine(read) ? hint.test(read) : hint.exec(read)?.[0] === read);
    return {certain, possible: certain.length > 0 ? [] : itemsWith(({hints}) => hints.some(isHint))};
  };
  return (text) => {
    const matches = tellingParts(text).map(matchPart);
    return matches.find(({certain, possible}) => certain.length + possible.length > 0) ?? {certain: [], possible: []};
  };
}

/** The words of a text that say something. A code and its number are one word: code 1 is not code 137. */
function tellingWords(text: string): string[] {
  const words = wordsIn(text.replaceAll(/\bcode[ :=]*(?=\d)/gi, 'code'));
  const telling = words.filter((word) => !stopWords.has(fold(word)));
  return [...new Set(telling.flatMap(partsOf))].filter((word) => word.length > 2);
}

/**
 * Creates a function that finds the items with the most words of a text, if these are more than a share of its words. A word with a typing
 * error counts as the nearest word of the items.
 */
export function createWordMatcher<T>(
  items: readonly T[],
  textOf: (item: T) => string,
): (text: string, share: number) => T[] {
  const known = items.map((item) => tellingWords(textOf(item)));
  const all = [...new Set(known.flat())];
  const isStart = (word: string, other: string): boolean =>
    /\d$/.test(word) ? other === word : other.startsWith(word);
  const spelt = (word: string): string => {
    const near = (errors: number): string | undefined => all.find((other) => distance(word, other) === errors);
    const errors = Array.from({length: typosOf(word)}, (_, index) => index + 1);
    return all.some((other) => isStart(word, other)) ? word : (errors.map(near).find(Boolean) ?? word);
  };
  return (text, share) => {
    const asked = tellingWords((tellingParts(text)[0] ?? '').slice(0, readAtMost)).map(spelt);
    const counts = known.map((own) => asked.filter((word) => own.some((other) => isStart(word, other))).length);
    const most = Math.max(...counts);
    return most <= asked.length * share ? [] : items.filter((_, index) => counts[index] === most);
  };
}
