/** Finds the name that an author may have meant. Pure. */
import {distance} from '../../src/lib/distance';

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
