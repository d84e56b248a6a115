/** Compares two texts: first their blocks, then the lines of similar blocks, then the words of similar lines. Shared with the browser. */
import {diffArrays} from 'diff';
import type * as article from '../../article/blocks';
import type {Piece} from '../../article/blocks';

/** A line with its text; a space separates the cells. */
export interface Line extends article.Line {
  text: string;
}

/** Lines that belong together, with the text of all of them. */
interface Block {
  lines: readonly Line[];
  text: string;
}

/** Text that is in both versions, only in the old one, or only in the new one. */
interface Part {
  where: 'both' | 'old' | 'new';
  pieces: Piece[];
}

/** A compared line: `before` and `after` in the versions that have it, and the parts of each cell. */
export interface Change {
  type: 'same' | 'changed' | 'removed' | 'added';
  before?: Line;
  after?: Line;
  cells: readonly (readonly Part[])[];
}

export type Group = readonly Change[];

interface Pair<T> {
  before?: T;
  after?: T;
}

/** Pairs the items that are equal by the first comparison, then the items between these pairs by the next comparison. */
function pairsOf<T>(
  before: readonly T[],
  after: readonly T[],
  [comparator, ...next]: readonly ((a: T, b: T) => boolean)[],
): Pair<T>[] {
  if (!comparator) {
    return [...before.map((one) => ({before: one})), ...after.map((one) => ({after: one}))];
  }
  const pairs: Pair<T>[] = [];
  let gap: {before: T[]; after: T[]} = {before: [], after: []};
  const close = (): void => {
    pairs.push(...pairsOf(gap.before, gap.after, next));
    gap = {before: [], after: []};
  };
  let place = 0;
  for (const {added, removed, value} of diffArrays([...before], [...after], {comparator})) {
    if (added) {
      gap.after.push(...value);
    } else if (removed) {
      gap.before.push(...value);
      place += value.length;
    } else {
      close();
      pairs.push(...value.map((one) => ({before: before[place++]!, after: one})));
    }
  }
  close();
  return pairs;
}

const hasWord = /[\p{L}\p{N}]/u;

/** The words of a text. Names such as `jadice-flow.url` are one word. */
const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}](?:\S*[\p{L}\p{N}])?/gu) ?? [];

/** Splits text into words, white space and punctuation. */
const split = (cell: readonly Piece[]): Piece[] =>
  cell.flatMap(([text, style]) =>
    (text.match(/\s+|[\p{L}\p{N}](?:\S*[\p{L}\p{N}])?|\S/gu) ?? []).map((one): Piece => [one, style]),
  );

const isSame = (a: {text: string}, b: {text: string}): boolean => a.text === b.text;

/** Kind of a line for pairing: lines of the same kind can replace each other. */
const family = ({kind}: Line): string => (/^h\d/.test(kind) ? 'h' : kind === 'li' ? 'p' : kind);

const isSameKind = (a: Line, b: Line): boolean => family(a) === family(b) && a.cells.length === b.cells.length;

/** The different words of each text, because every text is compared with many others. */
const knownWords = new WeakMap<{text: string}, ReadonlySet<string>>();

/** Whether two texts share at least a part of their words. */
function shareWords(part: number, ...texts: readonly [{text: string}, {text: string}]): boolean {
  const [old, next] = texts.map((one) => {
    const words = knownWords.get(one) ?? new Set(wordsIn(one.text));
    knownWords.set(one, words);
    return words;
  }) as [ReadonlySet<string>, ReadonlySet<string>];
  const common = [...old].filter((word) => next.has(word)).length;
  return common > 0 && 2 * common >= part * (old.size + next.size);
}

const areLinesAlike = (a: Line, b: Line): boolean => isSameKind(a, b) && shareWords(0.4, a, b);
const areBlocksAlike = (a: Block, b: Block): boolean => isSameKind(a.lines[0]!, b.lines[0]!) && shareWords(0.3, a, b);

/** The compared words of a cell. If almost nothing is equal, the complete old text followed by the complete new text. */
function partsOf(before: readonly Piece[], after: readonly Piece[]): Part[] {
  const runs = diffArrays(split(before), split(after), {comparator: ([a], [b]) => a === b});
  const parts: Part[] = [];
  runs.forEach(({added, removed, value}, index) => {
    // White space and punctuation between two changes belong to the changes.
    const isAtEnd = index === 0 || index === runs.length - 1;
    if (!added && !removed && (isAtEnd || value.some(([text]) => hasWord.test(text)))) {
      parts.push({where: 'both', pieces: value});
      return;
    }
    if (parts.at(-1)?.where !== 'new') {
      parts.push({where: 'old', pieces: []}, {where: 'new', pieces: []});
    }
    parts.at(-2)!.pieces.push(...(added ? [] : value));
    parts.at(-1)!.pieces.push(...(removed ? [] : value));
  });
  const size = (where: Part['where']): number =>
    parts.reduce((sum, part) => sum + (part.where === where ? part.pieces.length : 0), 0);
  const isOther = 4 * size('both') < Math.max(size('old'), size('new'));
  const shown: Part[] = isOther
    ? [
        {where: 'old', pieces: [...before]},
        {where: 'new', pieces: [...after]},
      ]
    : parts;
  return shown.filter(({pieces}) => pieces.length > 0);
}

function changeOf({before, after}: Pair<Line>): Change {
  const type = !before ? 'added' : !after ? 'removed' : isSame(before, after) ? 'same' : 'changed';
  const {cells} = (after ?? before)!;
  return {
    type,
    before,
    after,
    cells: cells.map((cell, index) =>
      type === 'same'
        ? [{where: 'both', pieces: [...cell]}]
        : partsOf(before?.cells[index] ?? [], after?.cells[index] ?? []),
    ),
  };
}

const readBlock = (block: article.Block): Block => {
  const lines = block.map((line): Line => {
    const text = line.cells.map((cell) => cell.map(([piece]) => piece).join('')).join(' ');
    return {...line, text};
  });
  return {lines, text: lines.map(({text}) => text).join('\n')};
};

export const compareTexts = (before: readonly article.Block[], after: readonly article.Block[]): Group[] =>
  pairsOf(before.map(readBlock), after.map(readBlock), [isSame, areBlocksAlike]).map((pair) =>
    pairsOf(pair.before?.lines ?? [], pair.after?.lines ?? [], [isSame, areLinesAlike]).map(changeOf),
  );
