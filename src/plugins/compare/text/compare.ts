/** Compares two texts: first their blocks, then the lines of similar blocks, then the words of similar lines. Shared with the browser. */
import {diffArrays} from 'diff';
import type {Block, Line, Piece} from './blocks';

/** Text that is in both versions, only in the old one, or only in the new one. */
interface Part {
  where: 'both' | 'old' | 'new';
  pieces: readonly Piece[];
}

/** A compared line: `before` and `after` in the versions that have it, and the parts of each cell. */
export interface Change {
  type: 'same' | 'changed' | 'removed' | 'added';
  before?: Line;
  after?: Line;
  cells: readonly (readonly Part[])[];
}

/** The compared lines of a block. */
export type Group = readonly Change[];

/** An item of one version and its counterpart in the other. */
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
  let [a, b] = [0, 0];
  for (const {added, removed, count} of diffArrays([...before], [...after], {comparator})) {
    if (added) {
      gap.after.push(...after.slice(b, (b += count)));
    } else if (removed) {
      gap.before.push(...before.slice(a, (a += count)));
    } else {
      close();
      pairs.push(...after.slice(b, (b += count)).map((one) => ({before: before[a++]!, after: one})));
    }
  }
  close();
  return pairs;
}

const isSame = (a: {text: string}, b: {text: string}): boolean => a.text === b.text;

/** The words of a text. Names such as `jadice-flow.url` are one word. */
const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}](?:\S*[\p{L}\p{N}])?/gu) ?? [];
const hasWord = /[\p{L}\p{N}]/u;

/** Splits text into words, white space and punctuation. */
const split = (cell: readonly Piece[]): Piece[] =>
  cell.flatMap(([text, style]) =>
    (text.match(/\s+|[\p{L}\p{N}](?:\S*[\p{L}\p{N}])?|\S/gu) ?? []).map((one): Piece => [one, style]),
  );
/** Kind of a line for pairing: lines of the same kind can replace each other. */
const family = ({kind}: Line): string => (/^h\d/.test(kind) ? 'h' : kind === 'li' ? 'p' : kind);

/** Creates a function that reports whether two texts share at least a given part of their words. */
function alike<T extends {text: string}>(share: number, firstOf: (one: T) => Line): (a: T, b: T) => boolean {
  const seen = new Map<T, {counts: Map<string, number>; size: number}>();
  const see = (one: T) => {
    const words = seen.has(one) ? [] : wordsIn(one.text);
    const known = seen.get(one) ?? {counts: new Map<string, number>(), size: words.length};
    seen.set(one, known);
    words.forEach((word) => known.counts.set(word, (known.counts.get(word) ?? 0) + 1));
    return known;
  };
  return (a, b) => {
    const [first, second] = [firstOf(a), firstOf(b)];
    if (family(first) !== family(second) || first.cells.length !== second.cells.length) {
      return false;
    }
    const [old, next] = [see(a), see(b)];
    let common = 0;
    old.counts.forEach((count, word) => (common += Math.min(count, next.counts.get(word) ?? 0)));
    return common > 0 && 2 * common >= share * (old.size + next.size);
  };
}

/** The compared words of a cell. If almost nothing is equal, the complete old text followed by the complete new text. */
function partsOf(before: readonly Piece[], after: readonly Piece[]): Part[] {
  const runs = diffArrays(split(before), split(after), {comparator: ([a], [b]) => a === b});
  const parts: Part[] = [];
  let last: {old: Piece[]; new: Piece[]} | undefined;
  runs.forEach(({added, removed, value}, index) => {
    // White space and punctuation between two changes belong to the changes.
    const isBetween = last && index + 1 < runs.length && !value.some(([text]) => hasWord.test(text));
    if (!added && !removed && !isBetween) {
      last = undefined;
      parts.push({where: 'both', pieces: value});
      return;
    }
    if (!last) {
      last = {old: [], new: []};
      parts.push({where: 'old', pieces: last.old}, {where: 'new', pieces: last.new});
    }
    last.old.push(...(added ? [] : value));
    last.new.push(...(removed ? [] : value));
  });
  const count = (...wheres: Part['where'][]): number =>
    parts.reduce((sum, {where, pieces}) => sum + (wheres.includes(where) ? pieces.length : 0), 0);
  const isOther = count('both') * 5 < Math.max(count('both', 'old'), count('both', 'new'));
  const shown: Part[] = isOther
    ? [
        {where: 'old', pieces: before},
        {where: 'new', pieces: after},
      ]
    : parts;
  return shown.filter(({pieces}) => pieces.length > 0);
}

const whole = ({cells}: Line, where: Part['where']): Part[][] =>
  cells.map((pieces) => (pieces.length > 0 ? [{where, pieces}] : []));

function changeOf({before, after}: Pair<Line>): Change {
  if (!before) {
    return {type: 'added', after, cells: whole(after!, 'new')};
  }
  if (!after) {
    return {type: 'removed', before, cells: whole(before, 'old')};
  }
  return before.text === after.text
    ? {type: 'same', before, after, cells: whole(after, 'both')}
    : {type: 'changed', before, after, cells: before.cells.map((cell, index) => partsOf(cell, after.cells[index]!))};
}

/** The compared blocks of a text, in order. */
export function compareTexts(before: readonly Block[], after: readonly Block[]): Group[] {
  const areBlocksAlike = alike<Block>(0.3, ({lines}) => lines[0]!);
  const areLinesAlike = alike<Line>(0.4, (line) => line);
  return pairsOf(before, after, [isSame, areBlocksAlike]).map((pair) =>
    pairsOf(pair.before?.lines ?? [], pair.after?.lines ?? [], [isSame, areLinesAlike]).map(changeOf),
  );
}

/** Share of the words of both versions that only one of them has, from 0 (same text) to 1. Moved text counts as changed. */
export function shareOf(groups: readonly Group[]): number {
  const changes = groups.flat();
  const counts = {old: 0, new: 0, both: 0};
  for (const {where, pieces} of changes.flatMap(({cells}) => cells.flat())) {
    counts[where] += pieces.reduce((sum, [text]) => sum + wordsIn(text).length, 0);
  }
  // A change of punctuation or of an empty line is also a change.
  const only = Math.max(1, counts.old + counts.new);
  return changes.every(({type}) => type === 'same') ? 0 : Math.min(1, only / (only + 2 * counts.both));
}
