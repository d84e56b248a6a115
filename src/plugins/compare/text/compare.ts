/** Compares two texts: blocks first, then the lines of blocks that are alike, then the words of such lines. Shared with the browser. */
import {diffArrays} from 'diff';
import type {Block, Line, Word} from './blocks';

/** Words that are in both versions, only in the old one, or only in the new one. */
export interface Part {
  where: 'both' | 'old' | 'new';
  words: readonly Word[];
}

/** What became of a line. It has `before` and `after` in the versions that have it, and the parts of each of its cells. */
export interface Change {
  type: 'same' | 'changed' | 'removed' | 'added';
  before?: Line;
  after?: Line;
  cells: readonly (readonly Part[])[];
  /** Whether the line before did not change. */
  isFirst?: boolean;
  /** Whether its block is in both versions, in different places. */
  isMoved?: boolean;
}

/** What became of the lines of a block. */
export type Group = readonly Change[];

/** Something of one version and what stands beside it in the other one. */
interface Pair<T> {
  before?: T;
  after?: T;
}

/** Pairs what is alike, in the order of both lists. */
function align<T>(before: readonly T[], after: readonly T[], isAlike: (a: T, b: T) => boolean): Pair<T>[] {
  let [a, b] = [0, 0];
  return diffArrays([...before], [...after], {comparator: isAlike}).flatMap(({added, removed, count}) =>
    Array.from({length: count}, () => ({
      ...(!added && {before: before[a++]!}),
      ...(!removed && {after: after[b++]!}),
    })),
  );
}

/** Pairs what has the same text; between such pairs, what is alike. */
function pairsOf<T extends {text: string}>(
  before: readonly T[],
  after: readonly T[],
  isAlike: (a: T, b: T) => boolean,
): Pair<T>[] {
  const pairs: Pair<T>[] = [];
  let gap: {before: T[]; after: T[]} = {before: [], after: []};
  const close = (): void => {
    pairs.push(...align(gap.before, gap.after, isAlike));
    gap = {before: [], after: []};
  };
  for (const pair of align(before, after, (a, b) => a.text === b.text)) {
    if (pair.before && pair.after) {
      close();
      pairs.push(pair);
    } else {
      gap.before.push(...(pair.before ? [pair.before] : []));
      gap.after.push(...(pair.after ? [pair.after] : []));
    }
  }
  close();
  return pairs;
}

const isWord = ([text]: Word): boolean => /[\p{L}\p{N}]/u.test(text);
/** Lines of which one can become the other. */
const family = ({kind}: Line): string => (/^h\d/.test(kind) ? 'h' : kind === 'li' ? 'p' : kind);

/** How often each word of some lines is in them. */
function countsOf(lines: readonly Line[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [text] of lines.flatMap(({cells}) => cells.flat()).filter(isWord)) {
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return counts;
}

/** Makes what finds out whether two texts have at least a share of their words in common. */
function alike<T extends {text: string}>(share: number, linesOf: (one: T) => readonly Line[]): (a: T, b: T) => boolean {
  const seen = new Map<T, {first: Line; counts: Map<string, number>; size: number}>();
  const see = (one: T) => {
    const known = seen.get(one);
    if (known) {
      return known;
    }
    const lines = linesOf(one);
    const counts = countsOf(lines);
    const size = [...counts.values()].reduce((sum, count) => sum + count, 0);
    const made = {first: lines[0]!, counts, size};
    seen.set(one, made);
    return made;
  };
  return (a, b) => {
    const [old, next] = [see(a), see(b)];
    if (family(old.first) !== family(next.first) || old.first.cells.length !== next.first.cells.length) {
      return false;
    }
    let common = 0;
    old.counts.forEach((count, word) => (common += Math.min(count, next.counts.get(word) ?? 0)));
    return a.text === b.text || (common > 0 && 2 * common >= share * (old.size + next.size));
  };
}

/** The words of a cell in both versions; where next to nothing is equal, all of the old one and then all of the new one. */
function partsOf(before: readonly Word[], after: readonly Word[]): Part[] {
  const runs = diffArrays([...before], [...after], {comparator: ([a], [b]) => a === b});
  const parts: Part[] = [];
  let last: {old: Word[]; new: Word[]} | undefined;
  runs.forEach(({added, removed, value}, index) => {
    // White space and signs between two changes belong to them.
    const isBetween = last && index + 1 < runs.length && !value.some(isWord);
    if (!added && !removed && !isBetween) {
      last = undefined;
      parts.push({where: 'both', words: value});
      return;
    }
    if (!last) {
      last = {old: [], new: []};
      parts.push({where: 'old', words: last.old}, {where: 'new', words: last.new});
    }
    last.old.push(...(added ? [] : value));
    last.new.push(...(removed ? [] : value));
  });
  const equal = parts.filter(({where}) => where === 'both').reduce((sum, {words}) => sum + words.length, 0);
  const shown: Part[] =
    equal * 5 < Math.max(before.length, after.length)
      ? [
          {where: 'old', words: before},
          {where: 'new', words: after},
        ]
      : parts;
  return shown.filter(({words}) => words.length > 0);
}

const whole = ({cells}: Line, where: Part['where']): Part[][] =>
  cells.map((words) => (words.length > 0 ? [{where, words}] : []));

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

/** What became of each block of a text, in its order. */
export function compareTexts(before: readonly Block[], after: readonly Block[]): Group[] {
  const areBlocksAlike = alike<Block>(0.3, ({lines}) => lines);
  const areLinesAlike = alike<Line>(0.4, (line) => [line]);
  const [old, next] = [before, after].map((blocks) => new Set(blocks.map(({text}) => text))) as [Set<string>, Set<string>]; // prettier-ignore
  let isAfterChange = false;
  return pairsOf(before, after, areBlocksAlike).map((pair) => {
    const {text} = pair.before ?? pair.after!;
    const isMoved = !(pair.before && pair.after) && old.has(text) && next.has(text);
    const lines = pairsOf(pair.before?.lines ?? [], pair.after?.lines ?? [], areLinesAlike);
    return lines.map((line): Change => {
      const change = changeOf(line);
      const isFirst = change.type !== 'same' && !isAfterChange;
      isAfterChange = change.type !== 'same';
      return {...change, ...(isFirst && {isFirst}), ...(isMoved && {isMoved})};
    });
  });
}

/** The share of words that only one of two versions has, of the words of both: 0 when no text changed, up to 1. Moved text counts as changed. */
export function shareOf(groups: readonly Group[]): number {
  const changes = groups.flat();
  const parts = changes.flatMap(({cells}) => cells.flat());
  const count = (ones: readonly Part[]): number => ones.reduce((sum, {words}) => sum + words.filter(isWord).length, 0);
  const [only, both] = [count(parts.filter(({where}) => where !== 'both')), 2 * count(parts.filter(({where}) => where === 'both'))]; // prettier-ignore
  // A change of signs or of an empty line is one too.
  return changes.every(({type}) => type === 'same') ? 0 : Math.min(1, Math.max(only, 1) / Math.max(only + both, 1));
}
