/** Names of keys as Spring Boot compares them, and names that are near each other. */
import {distance} from '../../lib/distance';

/** A name without upper case, hyphens and underscores: `max-jobs`, `maxJobs` and `MAX_JOBS` are one. */
export const canonical = (name: string): string => name.toLowerCase().replaceAll(/[-_]/g, '');

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
    .map((item, index) => ({item, index, name: spelled(nameOf(item))}))
    .filter(({name}) => Math.abs(wanted.length - name.length) <= limit)
    .map(({item, index, name}) => ({item, index, far: distance(wanted, name)}))
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
