// cspell:ignore apikey secretkey secretaccesskey allowempty
/** Key names, compared as in Spring Boot, and similar names. */
import {distance} from '../../lib/distance';
import {cached} from './cached';

/** A name without upper case, hyphens and underscores: `max-jobs`, `maxJobs` and `MAX_JOBS` are the same. */
export const canonical = (name: string): string => name.toLowerCase().replaceAll(/[-_]/g, '');

/** A name for comparison: `max` equals `maximum`, and `min` equals `minimum`. */
function spelled(name: string): string {
  const bare = canonical(name);
  return /m(?:ax|in)/.test(bare)
    ? bare.replaceAll(/max(?!imum)/g, 'maximum').replaceAll(/min(?!imum|ut)/g, 'minimum')
    : bare;
}

/** Which letters a name has, as bits. A change of the name changes at most two of them. */
const lettersIn = (name: string): number =>
  Array.from(name).reduce((bits, letter) => bits | (1 << (letter.charCodeAt(0) % 32)), 0);

const countOf = (bits: number): number => (bits === 0 ? 0 : 1 + countOf(bits & (bits - 1)));

const prepared = (name: string) => ({name: spelled(name), letters: lettersIn(spelled(name))});

/** Names for comparison. A list that is asked for many words is prepared once. */
const allPrepared = cached((names: readonly unknown[]) => names.map(String).map(prepared));

/** The most similar name, or undefined if none is similar. The first one wins ties. */
export function nearest<T>(word: string, among: readonly T[], nameOf: (item: T) => string = String): T | undefined {
  const wanted = spelled(word);
  let found: {item?: T; far: number} = {far: Infinity};
  const letters = lettersIn(wanted);
  const names = nameOf === String ? allPrepared(among) : among.map((item) => prepared(nameOf(item)));
  for (const [index, {name, letters: others}] of names.entries()) {
    const length = Math.max(wanted.length, name.length);
    // Short words are similar to everything.
    const limit = Math.min(length < 6 ? 1 : length < 12 ? 2 : 3, found.far - 1);
    const far = countOf(letters ^ others) > 2 * limit ? Infinity : distance(wanted, name, limit);
    found = far <= limit ? {item: among[index]!, far} : found;
  }
  return found.item;
}

/** The nearest name, otherwise one that begins like the other one, or the only one with the same words: `flow-sa` for `flow`. */
export function similar(word: string, among: readonly string[]): string | undefined {
  const wordsOf = (name: string): string[] => name.toLowerCase().split(/[^a-z\d]+/);
  const own = wordsOf(word);
  const fitting = among.filter((name) => {
    const others = wordsOf(name);
    return own.every((one) => others.includes(one)) || others.every((one) => own.includes(one));
  });
  return nearest(word, among) ?? shortened(word, among) ?? (fitting.length === 1 ? fitting[0] : undefined);
}

/** The name that a word shortens, or that shortens it, such as `DB_USER` for `DB_USERNAME`. */
export const shortened = (word: string, among: readonly string[]): string | undefined =>
  among.find(
    (name) =>
      Math.min(name.length, word.length) > 3 && name !== word && (name.startsWith(word) || word.startsWith(name)),
  );

/** Parts of a key: `a.b[0].c` is `a`, `b`, 0, `c`; `[x.y]` is one name. An index is a number. */
export function partsOf(name: string): (string | number)[] {
  if (!/[.[\]]/.test(name)) {
    return name === '' ? [] : [name];
  }
  return Array.from(name.matchAll(/\[([^\]]*)\]|([^.[\]]+)/g), ([, bracket, plain]) =>
    bracket === undefined ? plain! : /^\d+$/.test(bracket) ? Number(bracket) : bracket,
  );
}

/** Whether the value of a key is a secret. Switches of database images have the word in their names too. */
export function isSecretKey(key: string): boolean {
  const name = canonical(key.replaceAll(/\[\d*\]/g, '').replace(/.*\./, ''));
  const form = /(?:password|passwd|secret|token|apikey|secretkey|accesskey|secretaccesskey|credentials?)$/;
  return form.test(name) && !/allowempty|random/.test(name);
}
