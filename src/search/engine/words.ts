/** Letters and digits, joined by the separators of keys, paths, variables and file names. */
const anyWord = /[\p{L}\p{N}]+(?:[[\]{}$]*[._\-/:@#][[\]{}$_]*[\p{L}\p{N}]+)*/gu;
/** The same for plain ASCII, which nearly all of our text is: several times as fast. */
const asciiWord = /[A-Za-z0-9]+(?:[[\]{}$]*[._\-/:@#][[\]{}$_]*[A-Za-z0-9]+)*/g;
/** The parts of a word; a part also ends inside a compound: `jobResult`, `RESTClient`. */
const anyPart = /\p{Lu}{2,}(?=\p{Lu}\p{Ll})|\p{Lu}*(?:(?!\p{Lu})[\p{L}\p{N}])+|\p{Lu}+/gu;
/** A word of one part. */
const simpleWord = /^[A-Z]?[a-z0-9]+$/;
/** Parts to index: a URL can have many, and readers do not type them. */
const mostParts = 12;
/** Brackets around a name, and underscores after a separator, which readers do not type. */
const untyped = /[[\]{}$]+|(?<=[._\-/:@#])_+/g;
// eslint-disable-next-line no-control-regex -- the range of ASCII
const isAscii = (text: string): boolean => /^[\u0000-\u007f]*$/.test(text);

/** The words of a text, as written. */
export const wordsIn = (text: string): string[] => text.match(isAscii(text) ? asciiWord : anyWord) ?? [];

/** Lower case without accents. */
export const fold = (text: string): string =>
  (isAscii(text) ? text : text.normalize('NFKD').replaceAll(/\p{M}/gu, '')).toLowerCase();

/** Plural and singular get the same form. Not linguistics: only what English plurals do. */
export function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+s$/.test(word) || word === 'https' || /(?:ss|us|is)$/.test(word)) {
    return word;
  }
  if (word.endsWith('ies') && word.length > 4) {
    return `${word.slice(0, -3)}y`;
  }
  return word.slice(0, /(?:ss|x|ch|sh)es$/.test(word) ? -2 : -1);
}

/** A word as it is compared: `jadice-flow.system.maximumconcurrentjobcount`. */
export const wholeOf = (word: string): string => fold(word.replaceAll(untyped, ''));

/** Where the parts of a word are in it, at separators and capitals: `jadice`, `flow`, `system`, `maximum`. */
export const partRanges = (word: string): [start: number, end: number][] =>
  Array.from(word.matchAll(anyPart), ({0: part, index}): [number, number] => [index, index + part.length]).slice(
    0,
    mostParts,
  );

/** The parts of a word, each in singular. */
export const partsOf = (word: string): string[] =>
  simpleWord.test(word)
    ? [stem(word.toLowerCase())]
    : partRanges(word).map(([start, end]) => stem(fold(word.slice(start, end))));

/** A compound from each of its parts to its end, so that any run of parts is the start of one of them. */
export const tailsOf = (word: string): string[] => partRanges(word).map(([start]) => wholeOf(word.slice(start)));

/** Search terms of a word in a text: the word itself and, for compounds, its parts. */
export function termsOf(word: string): string[] {
  const parts = partsOf(word);
  return parts.length === 1 ? parts : [...new Set([wholeOf(word), ...parts])];
}
