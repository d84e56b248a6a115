/** A custom property where it is set or read, not the ending of a class such as `.card--big`. */
const property = /(?<![\w-])--[\w-]+/g;
const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Names of one letter, then of two, and so on. */
function nameAt(place: number): string {
  const last = letters[place % letters.length]!;
  return place < letters.length ? last : nameAt(Math.floor(place / letters.length) - 1) + last;
}

/**
 * A function that gives custom properties short names, the most frequent ones the shortest, in all style sheets of a build.
 *
 * @param sheets - All style sheets, which share their properties.
 * @param isNamedElsewhere - Whether a script has a name: those keep it, and no other gets it.
 */
export function createShortener(
  sheets: readonly string[],
  isNamedElsewhere: (name: string) => boolean,
): (css: string) => string {
  const counts = new Map<string, number>();
  for (const name of sheets.flatMap((css) => css.match(property) ?? [])) {
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const byFrequency = [...counts.keys()].sort((a, b) => counts.get(b)! - counts.get(a)! || (a < b ? -1 : 1));
  const short = new Map<string, string>();
  let place = 0;
  for (const name of byFrequency.filter((one) => !isNamedElsewhere(one))) {
    let next: string;
    do {
      next = `--${nameAt(place++)}`;
    } while (isNamedElsewhere(next) || counts.has(next));
    short.set(name, next);
  }
  return (css) => css.replace(property, (name) => short.get(name) ?? name);
}
