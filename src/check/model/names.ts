/** Key names, compared as in Spring Boot, and similar names. */
import {distance} from '../../lib/distance';

/** A name without upper case, hyphens and underscores: `max-jobs`, `maxJobs` and `MAX_JOBS` are the same. */
export const canonical = (name: string): string => name.toLowerCase().replaceAll(/[-_]/g, '');

/** A name for comparison: `max` equals `maximum`, and `min` equals `minimum`. */
const spelled = (name: string): string =>
  canonical(name)
    .replaceAll(/max(?!imum)/g, 'maximum')
    .replaceAll(/min(?!imum|ut)/g, 'minimum');

/** The most similar name, or undefined if none is similar. The first one wins ties. */
export function nearest<T>(word: string, among: readonly T[], nameOf: (item: T) => string = String): T | undefined {
  const wanted = spelled(word);
  const ranked = among
    .map((item, index) => ({item, index, name: spelled(nameOf(item))}))
    .map(({item, index, name}) => {
      const length = Math.max(wanted.length, name.length);
      // Short words are similar to everything.
      const limit = length < 6 ? 1 : length < 12 ? 2 : 3;
      const isFar = length - Math.min(wanted.length, name.length) > limit;
      return {item, index, limit, far: isFar ? Infinity : distance(wanted, name)};
    })
    .filter(({far, limit}) => far <= limit)
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
