/** A word of a text as a reader sees it, with what it is found by. */
export interface Word {
  /** Lower case, separators as written, such as `jadice-flow.system.maximumconcurrentjobcount`. */
  whole: string;
  /** Its parts at separators and capitals: `jadice`, `flow`, `system`, `maximum`, `concurrent`, `job`, `count`. */
  parts: string[];
  /** The word from each of its parts to its end, so that any run of parts is the start of one of them. */
  tails: string[];
  /** Place in the text. */
  start: number;
  end: number;
}

/** Letters and digits, joined by the separators of keys, paths, variables and file names. */
const anyWord = /[\p{L}\p{N}]+(?:[[\]{}$]*[._\-/:@#][[\]{}$_]*[\p{L}\p{N}]+)*/gu;
/** The same for plain ASCII, which nearly all of our text is: several times as fast. */
const asciiWord = /[A-Za-z0-9]+(?:[[\]{}$]*[._\-/:@#][[\]{}$_]*[A-Za-z0-9]+)*/g;
// eslint-disable-next-line no-control-regex -- the range of ASCII
const isAscii = (text: string): boolean => /^[\u0000-\u007f]*$/.test(text);
/** Finds the words of a text. */
export const wordPattern = (text: string): RegExp => (isAscii(text) ? asciiWord : anyWord);

/** The parts of a word; a part also ends inside a compound: `jobResult`, `RESTClient`. */
const anyPart = /\p{Lu}{2,}(?=\p{Lu}\p{Ll})|\p{Lu}*(?:(?!\p{Lu})[\p{L}\p{N}])+|\p{Lu}+/gu;
const asciiPart = /[A-Z]{2,}(?=[A-Z][a-z])|[A-Z]*[a-z0-9]+|[A-Z]+/g;
/** Longest list of parts: an address can have many, and nobody types them. */
const maxParts = 12;

/** What stands around and after a separator: nobody types it. */
const brackets = /[[\]{}$]+/g;
const repeated = /([._\-/:@#])_+/g;
const withoutAccents = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '');

/** Lower case without accents. */
export const fold = (text: string): string => (isAscii(text) ? text : withoutAccents(text)).toLowerCase();

/** Plural and singular get the same form. Not linguistics: only what English plurals do. */
export function stem(word: string): string {
  if (
    !word.endsWith('s') ||
    word.length < 4 ||
    word === 'https' ||
    !/^[a-z]+$/.test(word) ||
    /(ss|us|is)$/.test(word)
  ) {
    return word;
  }
  if (word.endsWith('ies') && word.length > 4) {
    return `${word.slice(0, -3)}y`;
  }
  return /(ss|x|ch|sh)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

/** A word of one part. */
const simpleWord = /^[A-Z]?[a-z0-9]+$/;

function describe(raw: string, start: number): Word {
  const end = start + raw.length;
  if (simpleWord.test(raw)) {
    const whole = raw.toLowerCase();
    return {whole, parts: [whole], tails: [], start, end};
  }
  const [part, plain] = isAscii(raw) ? [asciiPart, raw] : [anyPart, withoutAccents(raw)];
  const word = plain.replaceAll(brackets, '').replaceAll(repeated, '$1');
  const whole = word.toLowerCase();
  const parts = (word.match(part) ?? []).slice(0, maxParts).map((found) => found.toLowerCase());
  if (parts.length < 2) {
    return {whole, parts, tails: [], start, end};
  }
  let from = 0;
  const tails = parts.map((found) => {
    const tail = whole.indexOf(found, from);
    from = tail + found.length;
    return whole.slice(tail);
  });
  return {whole, parts, tails, start, end};
}

/** What a word is found by: its parts in singular form and, if it is a compound, the tails. */
export function termNamesOf(raw: string): string[] {
  if (simpleWord.test(raw)) {
    return [stem(raw.toLowerCase())];
  }
  const {parts, tails} = describe(raw, 0);
  return [...parts.map(stem), ...tails.slice(0, -1)];
}

/** All words of a text in order. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(wordPattern(text))].map((match) => describe(match[0], match.index));
}
