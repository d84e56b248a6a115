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

/** The items with a strength above 0, the strongest first. */
function strongest<T>(items: readonly T[], strengthOf: (item: T) => number): T[] {
  return items
    .map((item) => ({item, strength: strengthOf(item)}))
    .filter(({strength}) => strength > 0)
    .sort((a, b) => b.strength - a.strength)
    .map(({item}) => item);
}

/** Maximum number of characters to compare: about a page of a log, so that each key press stays fast. */
const readAtMost = 20_000;
/** The same for what readers write themselves. */
const writtenAtMost = 500;

/**
 * Creates a function that finds the items with a message in a text, or else those with a hint. In a stack trace, the deepest cause with a
 * match decides. The longest match comes first, because it says the most.
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
    const lengths = (list: readonly RegExp[]): number[] => list.map((one) => one.exec(read)?.[0].length ?? 0);
    const certain = strongest(known, ({messages}) => Math.max(0, ...lengths(messages)));
    const least = isLine(read) ? 1 : read.length;
    const isHint = ({hints}: (typeof known)[number]): number =>
      Number(lengths(hints).some((length) => length >= least));
    const found = certain.length > 0 ? certain : strongest(known, isHint);
    const items = found.map(({item}) => item);
    return certain.length > 0 ? {certain: items, possible: []} : {certain: [], possible: items};
  };
  return (text) => {
    const matches = tellingParts(text).map(matchPart);
    return matches.find(({certain, possible}) => certain.length + possible.length > 0) ?? {certain: [], possible: []};
  };
}

interface Phrases {
  /** Phrases of words, each with its alternatives: `disk|platte full|voll`. */
  readonly phrases: readonly string[];
  /** Whether it also follows from other items: if a certificate has expired, jobs fail. */
  readonly isConsequence: boolean;
}

/**
 * Creates a function that finds the items with a phrase in a text that a reader wrote, in any order and with any other words between. The
 * longest phrase comes first, and what is a consequence last.
 */
export function createPhraseMatcher<T extends Phrases>(items: readonly T[]): (text: string) => T[] {
  const known = items.map((item) => ({item, phrases: item.phrases.map((phrase) => phrase.split(' '))}));
  const all = [...new Set(known.flatMap(({phrases}) => phrases.flat()))];
  return (text) => {
    const written = [...new Set(wordsIn(text.slice(0, writtenAtMost).replaceAll(/n['’]t\b/gi, ' not')).map(fold))];
    const present = new Set(
      all.filter((word) => word.split('|').some((one) => written.some((other) => isForm(fold(one), other)))),
    );
    return strongest(known, ({item, phrases}) => {
      const longest = Math.max(
        0,
        ...phrases.filter((phrase) => phrase.every((word) => present.has(word))).map(({length}) => length),
      );
      return item.isConsequence ? Math.min(1, longest) : longest;
    }).map(({item}) => item);
  };
}

/** Whether a written word is a form, a compound or a misspelling of a word. Short words have only forms. */
function isForm(word: string, written: string): boolean {
  if (word.length < 5) {
    return written.startsWith(word) && written.length <= 2 * word.length - 2;
  }
  const errors = typosOf(word);
  return written.includes(word) || (written.startsWith(word[0]!) && distance(word, written, errors) <= errors);
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
