/**
 * Texts in few bytes, and already taken apart into words: taking them apart is most of what a browser has to do before
 * the first answer. Each different word, and each different piece between words, is listed once, and stands in the texts
 * as one character: the place in the list. A space between two words needs none.
 */
import {type Term, termsOfWord} from '../engine/terms';
import type {Words} from '../engine/text';
import {wordPattern} from '../engine/words';
import type {Line} from './pageLines';

/** Lines of pages with one list of their pieces. */
export interface CodedPages {
  /** The pieces, one a line. */
  pieces: string;
  /** A page each, its lines with `lineEnd` between them. */
  pages: string[];
}

/** A line that has been read, with the words of its text. */
export interface ReadLine extends Line {
  words: Words;
}

/** Between lines: the first character that JSON takes as it is. */
const lineEnd = ' ';
const firstCode = lineEnd.charCodeAt(0) + 1;
/** No text has it; so a piece that begins with it is a mark. */
const markSign = '\t';
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

/** Frequent pieces get the characters of few bytes; among those of as many bytes the alphabet rules, which compresses. */
function sortedPieces(lines: readonly string[][]): string[] {
  const counts = new Map<string, number>();
  lines.flat().forEach((piece) => counts.set(piece, (counts.get(piece) ?? 0) + 1));
  const pieces = [...counts.keys()].sort((a, b) => counts.get(b)! - counts.get(a)! || (a < b ? -1 : 1));
  const [first, second] = [oneByte - firstCode, twoBytes - firstCode];
  return [pieces.slice(0, first), pieces.slice(first, second), pieces.slice(second)].flatMap((group) => group.sort());
}

/** Writes lines of pages. A text has no line end, no tab, and no run of spaces. */
export function encodePages(pages: readonly (readonly Line[])[]): CodedPages {
  const coded = pages.map((lines) => lines.map(piecesOf));
  const pieces = sortedPieces(coded.flat());
  const codes = new Map(pieces.map((piece, place) => [piece, codeOf(place)]));
  return {
    pieces: pieces.join('\n'),
    pages: coded.map((lines) => lines.map((line) => line.map((piece) => codes.get(piece)!).join('')).join(lineEnd)),
  };
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
  for (let index = 0; index < line.length; index += 1) {
    const code = line.codePointAt(index)!;
    index += code > 0xffff ? 1 : 0;
    const place = placeOf(code);
    const piece = pieces.texts[place];
    if (piece === undefined) {
      throw new Error(`The search data has character ${code} in a text, and only ${pieces.texts.length} pieces`);
    }
    const isWord = pieces.terms[place] !== undefined;
    if (index === 0 && piece.startsWith(markSign)) {
      mark = piece.slice(markSign.length);
    } else if (isWord && isAfterWord) {
      parts.push(' ', piece);
    } else {
      parts.push(piece);
    }
    isAfterWord = isWord;
  }
  return {mark, text: parts.join(''), words: new CodedWords(line, pieces)};
}

/** Makes a reader of pages. */
export function createPageReader(list: string): (page: string) => ReadLine[] {
  const texts = list.split('\n');
  const pieces: Pieces = {texts, terms: texts.map((text) => (startsWord(text) ? termsOfWord(text) : undefined))};
  return (page) => page.split(lineEnd).map((line) => readLine(line, pieces));
}
