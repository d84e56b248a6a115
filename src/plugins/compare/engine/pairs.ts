/** Finds what became something else, among what is only in one version. */
import {textOfUnit, type Unit} from './units';
import {wordsOf} from './words';

/** Kinds of blocks that can become each other. */
const groups: readonly (readonly string[])[] = [
  ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  ['p', 'li'],
];
const groupOf = ({blocks}: Unit): string => {
  const kind = blocks[0]!.kind;
  return groups.find((kinds) => kinds.includes(kind))?.[0] ?? kind;
};

/** How much two units need to have in common, by their kind. */
const enough: Record<Unit['kind'], number> = {text: 0.4, table: 0.25, code: 0.25};

/** A unit with what it is compared by. */
interface Seen {
  unit: Unit;
  group: string;
  text: string;
  counts: ReadonlyMap<string, number>;
  words: number;
}

function see(unit: Unit): Seen {
  const counts = new Map<string, number>();
  const text = textOfUnit(unit);
  const words = wordsOf(text).filter((word) => word.trim() !== '');
  words.forEach((word) => counts.set(word, (counts.get(word) ?? 0) + 1));
  return {unit, group: groupOf(unit), text, counts, words: words.length};
}

/** How much two units have in common, from 0 to 1; 0 for units that cannot be the same thing. */
function likeness(a: Seen, b: Seen): number {
  const [old, next] = [a.unit.blocks[0]!, b.unit.blocks[0]!];
  if (a.group !== b.group || old.cells.length !== next.cells.length) {
    return 0;
  }
  if (a.text === b.text) {
    return 1;
  }
  if (a.unit.blocks.length === 1 && a.group === 'tr' && (old.key !== undefined || next.key !== undefined)) {
    return old.key === next.key ? 1 : 0;
  }
  let common = 0;
  for (const [word, count] of a.counts) {
    common += Math.min(count, b.counts.get(word) ?? 0);
  }
  const share = (2 * common) / Math.max(1, a.words + b.words);
  return share >= enough[a.unit.kind] ? share : 0;
}

/**
 * Pairs what was removed with what was added in the same place, so that the pairs have as much as possible in common. Pairs do not
 * cross.
 *
 * @returns places in both lists.
 */
export function pairsOf(removed: readonly Unit[], added: readonly Unit[]): [number, number][] {
  const [before, after] = [removed.map(see), added.map(see)];
  const width = after.length + 1;
  const likes = before.map((a) => after.map((b) => likeness(a, b)));
  // The best sum of what follows a place, filled from the end.
  const best = new Float64Array((before.length + 1) * width);
  const bestAt = (a: number, b: number): number => best[a * width + b]!;
  for (let a = before.length - 1; a >= 0; a -= 1) {
    for (let b = after.length - 1; b >= 0; b -= 1) {
      const like = likes[a]![b]!;
      best[a * width + b] = Math.max(bestAt(a + 1, b), bestAt(a, b + 1), like > 0 ? like + bestAt(a + 1, b + 1) : 0);
    }
  }
  const pairs: [number, number][] = [];
  let [a, b] = [0, 0];
  while (a < before.length && b < after.length) {
    const like = likes[a]![b]!;
    if (like > 0 && bestAt(a, b) === like + bestAt(a + 1, b + 1)) {
      pairs.push([a, b]);
      a += 1;
      b += 1;
    } else if (bestAt(a, b) === bestAt(a + 1, b)) {
      a += 1;
    } else {
      b += 1;
    }
  }
  return pairs;
}
