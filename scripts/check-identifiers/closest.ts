/** Finds the name that an author may have meant. Pure. */

/** Number of letters to change, add or drop to get from one text to the other. */
export function distance(a: string, b: string): number {
  let row = Array.from({length: b.length + 1}, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** The most similar of `names`, or undefined when none is close. */
export function closest(text: string, names: Iterable<string>): string | undefined {
  const limit = Math.max(2, Math.floor(text.length / 5));
  let best: {name: string; distance: number} | undefined;
  for (const name of names) {
    if (Math.abs(name.length - text.length) > limit) {
      continue;
    }
    const found = distance(text.toLowerCase(), name.toLowerCase());
    if (found <= limit && (best === undefined || found < best.distance)) {
      best = {name, distance: found};
    }
  }
  return best?.name;
}
