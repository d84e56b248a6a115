/** Word differences between two texts. */
import {diffArrays} from 'diff';
import {type Piece, textOfCell, textOfPiece} from '../store/block';

/** A part of a text: in both versions, only in the old one, or only in the new one. */
export interface Part {
  where: 'both' | 'old' | 'new';
  pieces: readonly Piece[];
}

/** Words with their connecting characters, such as `jadice-flow.url`; punctuation; white space. */
export const wordsOf = (text: string): string[] => text.match(/\s+|[\p{L}\p{N}](?:\S*[\p{L}\p{N}])?|\S/gu) ?? [];

const isWord = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** The pieces from one place of a text to another. */
function slice(pieces: readonly Piece[], from: number, to: number): Piece[] {
  let start = 0;
  return pieces.flatMap((piece) => {
    const text = textOfPiece(piece);
    const part = text.slice(Math.max(0, from - start), Math.max(0, to - start));
    start += text.length;
    return part === '' ? [] : [typeof piece === 'string' ? part : ([piece[0], part] as const)];
  });
}

/** A run of words: how many characters it has in each text. Equal in both, or different. */
interface Run {
  isSame: boolean;
  old: number;
  new: number;
}

/** Runs that follow each other and are different become one; what has no word between two of them belongs to them. */
function merged(runs: readonly (Run & {isBare: boolean})[]): Run[] {
  const all: Run[] = [];
  runs.forEach((run, index) => {
    const last = all.at(-1);
    const next = runs[index + 1];
    const isSame = run.isSame && !(run.isBare && last?.isSame === false && next?.isSame === false);
    if (last?.isSame === isSame) {
      last.old += run.old;
      last.new += run.new;
    } else {
      all.push({isSame, old: run.old, new: run.new});
    }
  });
  return all;
}

/** Compares two texts. Where next to nothing is equal, all of the old one is followed by all of the new one. */
export function compareCells(before: readonly Piece[], after: readonly Piece[]): Part[] {
  const [old, next] = [textOfCell(before), textOfCell(after)];
  if (old === next) {
    return old === '' ? [] : [{where: 'both', pieces: after}];
  }
  const changes = diffArrays(wordsOf(old), wordsOf(next));
  const runs = merged(
    changes.map(({added, removed, value}) => {
      const {length} = value.join('');
      return {
        isSame: !added && !removed,
        isBare: !value.some(isWord),
        old: added ? 0 : length,
        new: removed ? 0 : length,
      };
    }),
  );
  const equal = runs.reduce((sum, run) => sum + (run.isSame ? run.old : 0), 0);
  const shown =
    equal * 5 < Math.max(old.length, next.length) ? [{isSame: false, old: old.length, new: next.length}] : runs;
  const parts: Part[] = [];
  let [fromOld, fromNew] = [0, 0];
  for (const run of shown) {
    const oldPieces = slice(before, fromOld, (fromOld += run.old));
    const newPieces = slice(after, fromNew, (fromNew += run.new));
    parts.push(
      ...(run.isSame
        ? [{where: 'both', pieces: newPieces} as const]
        : [{where: 'old', pieces: oldPieces} as const, {where: 'new', pieces: newPieces} as const]),
    );
  }
  return parts.filter(({pieces}) => pieces.length > 0);
}
