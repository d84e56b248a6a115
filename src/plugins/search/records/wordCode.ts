/**
 * Texts in few bytes, and already taken apart into words: taking them apart is most of what a browser has to do before
 * the first answer. Each different word, and each different piece between words, is listed once, and stands in the texts
 * as one character: the place in the list. A space between two words needs none. Rare pieces are listed as they come, so
 * the first time they stand in the texts as the one sign for the next of them: a place of its own for each compresses badly.
 * A word that the texts also have in small letters is not listed twice: a sign before it stands for its capital letter.
 */
import {type Term, termsOfWord} from '../engine/terms';
import type {Words} from '../engine/text';
import {wordPattern} from '../engine/words';
import type {Line} from './pageLines';

/** Lines of pages with the lists of their pieces. */
export interface CodedPages {
  /** The frequent pieces, one a line. */
  pieces: string;
  /** The rare ones, one a line, in the order in which the texts have them; their places follow those of the others. */
  rare: string;
  /** A page each, its lines with `lineEnd` between them. */
  pages: string[];
}

/** A line that has been read, with the words of its text. */
export interface ReadLine extends Line {
  words: Words;
}

/** Between lines: the first character that JSON takes as it is. */
const lineEnd = ' ';
/** Stands for the next of the rare pieces. */
const nextRare = '!';
const firstCode = nextRare.charCodeAt(0) + 1;
/** A piece is rare when the texts have it at most so often: with 10, the index is smallest. */
const rarely = 10;
/** No text has it; so a piece that begins with it is a mark. */
const markSign = '\t';
/** Stands before a word whose first letter is a capital. */
const capital = markSign;
/** A word with a capital letter is listed all the same when the texts have it more often: the index is smallest so. */
const often = 50;
/** Characters below these take one byte, and two. */
const [oneByte, twoBytes] = [0x80, 0x800];
/** Not characters, but halves of some. */
const [firstSurrogate, surrogates] = [0xd800, 0x800];

/** No piece between words does. The first test is the quick one, for nearly all of them. */
const startsWord = (piece: string): boolean => /^[A-Za-z0-9]/.test(piece) || /^[\p{L}\p{N}]/u.test(piece);

const codeOf = (place: number): string => {
  const code = firstCode + place;
  return String.fromCodePoint(code < firstSurrogate ? code : code + surrogates);
};
const placeOf = (code: number): number => (code < firstSurrogate ? code : code - surrogates) - firstCode;

/** The pieces of a line: its mark, then words, and what is between them unless it is one space. */
function piecesOf({mark, text}: Line): string[] {
  const pieces = mark === '' ? [] : [markSign + mark];
  let end = 0;
  for (const {0: word, index} of text.matchAll(wordPattern(text))) {
    const between = text.slice(end, index);
    pieces.push(...(between === '' || (between === ' ' && end > 0) ? [] : [between]), word);
    end = index + word.length;
  }
  return end < text.length ? [...pieces, text.slice(end)] : pieces;
}

const countsOf = (pieces: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  pieces.forEach((piece) => counts.set(piece, (counts.get(piece) ?? 0) + 1));
  return counts;
};

/** Puts a sign for the capital letter in front of words that are listed in small letters. */
function withoutCapitals(pages: readonly (readonly (readonly string[])[])[]): string[][][] {
  const counts = countsOf(pages.flat(2));
  const small = (word: string): string => word.charAt(0).toLowerCase() + word.slice(1);
  const isTwice = (word: string): boolean =>
    /^[A-Z][a-z]+$/.test(word) && counts.get(word)! <= often && counts.has(small(word));
  const split = (word: string): string[] => (isTwice(word) ? [capital, small(word)] : [word]);
  return pages.map((lines) => lines.map((line) => line.flatMap(split)));
}

/** What stands most often before each piece of a line; nothing before the first. */
function neighbours(lines: readonly (readonly string[])[]): Map<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const line of lines) {
    line.forEach((piece, index) => {
      const before = line[index - 1] ?? '';
      const counted = counts.get(piece) ?? new Map<string, number>();
      counts.set(piece, counted.set(before, (counted.get(before) ?? 0) + 1));
    });
  }
  return new Map([...counts].map(([piece, counted]) => [piece, [...counted].sort((a, b) => b[1] - a[1])[0]![0]]));
}

/**
 * Frequent pieces get the characters of few bytes. Among those of one byte, what stands behind the same piece comes together, among
 * the others the alphabet rules: both compress.
 */
function frequentPieces(lines: readonly (readonly string[])[]): string[] {
  const counts = countsOf(lines.flat());
  const pieces = [...counts.keys()]
    .filter((piece) => counts.get(piece)! > rarely)
    .sort((a, b) => counts.get(b)! - counts.get(a)! || (a < b ? -1 : 1));
  const before = neighbours(lines);
  const placed = (piece: string): string => `${before.get(piece)!}\n${piece}`;
  const [first, second] = [oneByte - firstCode, twoBytes - firstCode];
  return [
    ...pieces.slice(0, first).sort((a, b) => (placed(a) < placed(b) ? -1 : 1)),
    ...pieces.slice(first, second).sort(),
    ...pieces.slice(second).sort(),
  ];
}

/** Writes lines of pages. A text has no line end, no tab, and no run of spaces. */
export function encodePages(pages: readonly (readonly Line[])[]): CodedPages {
  const coded = withoutCapitals(pages.map((lines) => lines.map(piecesOf)));
  const pieces = frequentPieces(coded.flat());
  const codes = new Map(pieces.map((piece, place) => [piece, codeOf(place)]));
  const rare: string[] = [];
  const signOf = (piece: string): string => {
    const code = codes.get(piece);
    if (code === undefined) {
      codes.set(piece, codeOf(pieces.length + rare.push(piece) - 1));
    }
    return code ?? nextRare;
  };
  const texts = coded.map((lines) => lines.map((line) => line.map(signOf).join('')).join(lineEnd));
  // In this order, the file compresses best.
  return {pieces: pieces.join('\n'), rare: rare.join('\n'), pages: texts};
}

/** The list of pieces. */
interface Pieces {
  texts: readonly string[];
  /** What each is found by; undefined for one between words. */
  terms: readonly (readonly Term[] | undefined)[];
}

/** The words of a line. Loops on purpose, see `placesOf`. */
class CodedWords implements Words {
  constructor(
    private readonly line: string,
    private readonly pieces: Pieces,
  ) {}

  get count(): number {
    return [...this.line].filter((char) => this.pieces.terms[placeOf(char.codePointAt(0)!)]).length;
  }

  addTermsTo(all: Term[]): void {
    const {line, pieces} = this;
    for (let index = 0; index < line.length; index += 1) {
      const code = line.codePointAt(index)!;
      index += code > 0xffff ? 1 : 0;
      const terms = pieces.terms[placeOf(code)];
      if (terms) {
        for (let number = 0; number < terms.length; number += 1) {
          all.push(terms[number]!);
        }
      }
    }
  }
}

function readLine(line: string, pieces: Pieces): ReadLine {
  const parts: string[] = [];
  let mark = '';
  let isAfterWord = false;
  let isCapital = false;
  for (let index = 0; index < line.length; index += 1) {
    const code = line.codePointAt(index)!;
    index += code > 0xffff ? 1 : 0;
    const place = placeOf(code);
    const piece = pieces.texts[place];
    if (piece === undefined) {
      throw new Error(`The search data has character ${code} in a text, and only ${pieces.texts.length} pieces`);
    }
    if (piece === capital) {
      isCapital = true;
      continue;
    }
    const isWord = pieces.terms[place] !== undefined;
    if (index === 0 && piece.startsWith(markSign)) {
      mark = piece.slice(markSign.length);
    } else {
      parts.push(isWord && isAfterWord ? ' ' : '', isCapital ? piece.charAt(0).toUpperCase() + piece.slice(1) : piece);
    }
    isAfterWord = isWord;
    isCapital = false;
  }
  return {mark, text: parts.join(''), words: new CodedWords(line, pieces)};
}

const listed = (list: string): string[] => (list === '' ? [] : list.split('\n'));

/** Reads pages. */
export function readPages({pieces: frequent, rare, pages}: CodedPages): ReadLine[][] {
  const texts = [...listed(frequent), ...listed(rare)];
  const pieces: Pieces = {texts, terms: texts.map((text) => (startsWord(text) ? termsOfWord(text) : undefined))};
  let next = listed(frequent).length;
  return pages
    .map((page) => page.split(nextRare).reduce((before, after) => before + codeOf(next++) + after))
    .map((page) => page.split(lineEnd).map((line) => readLine(line, pieces)));
}
