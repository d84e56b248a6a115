import SearchableMap from 'minisearch/SearchableMap';
import {termNamesOf} from './words';

/**
 * A term by its number. Index and ranking compare and count terms very often, and numbers are quicker for that than
 * texts. A term has the same number in all indexes of a thread.
 */
export type Term = number;

const names: string[] = [];
const numbers = new Map<string, Term>();
/** The terms as a tree by letters, for typos; made when it is first needed. */
const tree = new SearchableMap<Term>();

function numberOf(name: string): Term {
  let term = numbers.get(name);
  if (term === undefined) {
    term = names.push(name) - 1;
    numbers.set(name, term);
  }
  return term;
}

/** How many terms there are so far. */
export const termCount = (): number => names.length;

/** The text of a term. */
export const nameOf = (term: Term): string => names[term]!;

/** The number of a term, if a text has it. */
export const termOf = (name: string): Term | undefined => numbers.get(name);

/** Terms that no page has, only the words of readers for its places. */
const ofReaders = new Set<Term>();

/** Notes that pages have these terms. */
export function noteOfPages(terms: readonly Term[]): void {
  if (ofReaders.size > 0) {
    terms.forEach((term) => ofReaders.delete(term));
  }
}

/** Notes that the terms from a number on are of readers only. */
export function noteOfReaders(from: Term): void {
  for (let term = from; term < names.length; term += 1) {
    ofReaders.add(term);
  }
}

/** The number of a term, if a page has it. */
export function termOfPages(name: string): Term | undefined {
  const term = numbers.get(name);
  return term !== undefined && ofReaders.has(term) ? undefined : term;
}

/** What a word is found by. */
export const termsOfWord = (raw: string): readonly Term[] => termNamesOf(raw).map(numberOf);

/** Terms that are longer than their start. */
export function* termsWithStart(start: string): Iterable<Term> {
  for (let term = 0; term < names.length; term += 1) {
    const name = names[term]!;
    if (name.length > start.length && name.startsWith(start)) {
      yield term;
    }
  }
}

/** Terms that differ from a name by some letters at most, with how many they differ by. */
export function* termsNear(name: string, typos: number): Iterable<[term: Term, distance: number]> {
  for (let next = tree.size; next < names.length; next += 1) {
    tree.set(names[next]!, next);
  }
  for (const [, [term, distance]] of tree.fuzzyGet(name, typos)) {
    yield [term, distance];
  }
}
