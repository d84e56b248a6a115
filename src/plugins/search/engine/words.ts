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

/** The parts of a word and what separates them; a part also ends inside a compound: `jobResult`, `RESTClient`. */
const anyPiece = /[^\p{L}\p{N}]+|\p{Lu}{2,}(?=\p{Lu}\p{Ll})|\p{Lu}*(?:(?!\p{Lu})[\p{L}\p{N}])+|\p{Lu}+/gu;
const asciiPiece = /[^A-Za-z0-9]+|[A-Z]{2,}(?=[A-Z][a-z])|[A-Z]*[a-z0-9]+|[A-Z]+/g;
const isPart = (piece: string): boolean => /^[\p{L}\p{N}]/u.test(piece);
/** Longest list of parts: an address can have many, and nobody types them. */
const maxParts = 12;

/** Lower case without accents. */
export const fold = (text: string): string =>
  isAscii(text) ? text.toLowerCase() : text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Plural and singular get the same form. Not linguistics: only what English plurals do. */
export function stem(word: string): string {
  if (word.length < 4 || word === 'https' || !/^[a-z]+s$/.test(word) || /(ss|us|is)$/.test(word)) {
    return word;
  }
  if (word.endsWith('ies') && word.length > 4) {
    return `${word.slice(0, -3)}y`;
  }
  return /(ss|x|ch|sh)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

function describe(raw: string, start: number): Word {
  if (/^[A-Z]?[a-z0-9]+$/.test(raw)) {
    const whole = raw.toLowerCase();
    return {whole, parts: [whole], tails: [], start, end: start + raw.length};
  }
  const parts: string[] = [];
  const separators: string[] = [];
  for (const piece of raw.match(isAscii(raw) ? asciiPiece : anyPiece) ?? []) {
    if (isPart(piece)) {
      parts.push(fold(piece));
    } else {
      separators[parts.length] = /[._\-/:@#]/.exec(piece)?.[0] ?? '.';
    }
  }
  const tails: string[] = [];
  for (let index = parts.length - 1; index >= 0; index -= 1) {
    const rest = tails.at(-1);
    tails.push(rest === undefined ? parts[index]! : `${parts[index]!}${separators[index + 1] ?? ''}${rest}`);
  }
  tails.reverse();
  return {
    whole: tails[0] ?? '',
    parts: parts.slice(0, maxParts),
    tails: parts.length > 1 ? tails.slice(0, maxParts) : [],
    start,
    end: start + raw.length,
  };
}

/** A word by its parts and tails. */
export const wordPartsOf = (raw: string): Pick<Word, 'parts' | 'tails'> => describe(raw, 0);

/** All words of a text in order. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(wordPattern(text))].map((match) => describe(match[0], match.index));
}
