/** Names of keys as Spring Boot compares them, and names that are near each other. */

/** A name without upper case, hyphens and underscores: `max-jobs`, `maxJobs` and `MAX_JOBS` are one. */
export const canonical = (name: string): string => name.toLowerCase().replaceAll(/[-_]/g, '');

/** Steps from one word to another (insert, delete, replace, swap two neighbours); `limit + 1` stands for more. */
export function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) {
    return limit + 1;
  }
  let beforeLast: number[] = [];
  let last = Array.from({length: b.length + 1}, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      next.push(
        Math.min(
          last[column]! + 1,
          next[column - 1]! + 1,
          last[column - 1]! + (same ? 0 : 1),
          isSwap ? beforeLast[column - 2]! + 1 : limit + 1,
        ),
      );
    }
    beforeLast = last;
    last = next;
  }
  return Math.min(last[b.length]!, limit + 1);
}

/** A name for comparison: `max` and `maximum` are one, as are `min` and `minimum`. */
const spelled = (name: string): string =>
  canonical(name)
    .replaceAll(/max(?!imum)/g, 'maximum')
    .replaceAll(/min(?!imum|ut)/g, 'minimum');

/** The name that is most like another one; undefined when none is like it. Ties go to the first. */
export function nearest<T>(word: string, among: readonly T[], nameOf: (item: T) => string): T | undefined {
  const wanted = spelled(word);
  // A short word is near to everything.
  const limit = wanted.length < 4 ? 1 : wanted.length < 12 ? 2 : 3;
  const ranked = among
    .map((item, index) => ({item, index, far: distance(wanted, spelled(nameOf(item)), limit)}))
    .filter(({far}) => far <= limit)
    .sort((a, b) => a.far - b.far || a.index - b.index);
  return ranked[0]?.item;
}

/** Parts of a key: `a.b[0].c` is `a`, `b`, 0, `c`; `[x.y]` is one name. An index is a number. */
export function partsOf(name: string): (string | number)[] {
  if (!/[.[\]]/.test(name)) {
    return name === '' ? [] : [name];
  }
  return Array.from(name.matchAll(/\[([^\]]*)\]|([^.[\]]+)/g), ([, bracket, plain]) =>
    bracket === undefined ? plain! : /^\d+$/.test(bracket) ? Number(bracket) : bracket,
  );
}
