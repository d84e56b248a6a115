/** Key names, compared as in Spring Boot, and similar names. */
import {distance} from '../../lib/distance';

/** A name without upper case, hyphens and underscores: `max-jobs`, `maxJobs` and `MAX_JOBS` are the same. */
export const canonical = (name: string): string => name.toLowerCase().replaceAll(/[-_]/g, '');

/** A name for comparison: `max` equals `maximum`, and `min` equals `minimum`. */
function spelled(name: string): string {
  const bare = canonical(name);
  return /m(?:ax|in)/.test(bare)
    ? bare.replaceAll(/max(?!imum)/g, 'maximum').replaceAll(/min(?!imum|ut)/g, 'minimum')
    : bare;
}

/** The most similar name, or undefined if none is similar. The first one wins ties. */
export function nearest<T>(word: string, among: readonly T[], nameOf: (item: T) => string = String): T | undefined {
  const wanted = spelled(word);
  let found: {item?: T; far: number} = {far: Infinity};
  for (const item of among) {
    const name = spelled(nameOf(item));
    const length = Math.max(wanted.length, name.length);
    // Short words are similar to everything.
    const limit = Math.min(length < 6 ? 1 : length < 12 ? 2 : 3, found.far - 1);
    const far = distance(wanted, name, limit);
    found = far <= limit ? {item, far} : found;
  }
  return found.item;
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
