/** Arranges the parts of a comparison next to each other. */

/** A part of each version. */
export type Pair<T> = [old?: T, next?: T];

/**
 * Places what only the old version has next to what only the new version has, until the next part that both have.
 *
 * @param sideOf - Index of the only side that has a part; undefined if both have it.
 */
export function beside<T>(parts: readonly T[], sideOf: (part: T) => 0 | 1 | undefined): Pair<T>[] {
  const pairs: Pair<T>[] = [];
  let start = 0;
  for (const part of parts) {
    const side = sideOf(part);
    const free = side !== undefined && pairs.slice(start).find((pair) => pair[side] === undefined);
    if (free) {
      free[side] = part;
    } else {
      pairs.push(side === undefined ? [part, part] : side === 0 ? [part] : [undefined, part]);
      start = side === undefined ? pairs.length : start;
    }
  }
  return pairs;
}
