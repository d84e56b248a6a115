import type {SymptomRow} from '@site/src/facts/viewTypes';
import {createMessageMatcher, createWordMatcher} from '@site/src/facts/symptoms';

/** Most symptoms that a text is near to: with more, its words say little. */
const mostNear = 6;

const textOf = ({symptom, cause, see, words}: SymptomRow): string =>
  [symptom, cause, words, ...see.map((link) => link.text)].join(' ');

/**
 * Creates a function that finds the symptoms for pasted lines or words, in list order: those with a message in it, otherwise those with a
 * hint, otherwise those with most of its words. If none fits, `isNear`: those with any of its words. An empty text fits all.
 */
export function createFinder(
  symptoms: readonly SymptomRow[],
): (text: string) => {found: readonly SymptomRow[]; isNear: boolean} {
  const byMessage = createMessageMatcher(symptoms);
  const byWords = createWordMatcher(symptoms, textOf);
  return (text) => {
    if (text.trim() === '') {
      return {found: symptoms, isNear: false};
    }
    const {certain, possible} = byMessage(text);
    const found = [certain, possible, byWords(text, 0.5)].find(({length}) => length > 0);
    const near = found ? [] : byWords(text, 0);
    return {found: found ?? (near.length > mostNear ? [] : near), isNear: found === undefined};
  };
}

/** The line with the number of displayed symptoms. `isNear`: they match only some of the words, and a link to the search follows. */
export function countText(shown: number, all: number, isNear = false): string {
  if (isNear) {
    const also = shown > 0 ? `${shown === 1 ? 'This one matches' : `These ${shown} match`} some of the words. ` : '';
    return `None of the ${all} symptoms matches. ${also}Paste the line with "Caused by" or "ERROR", use other words, or `;
  }
  return shown === all ? `${all} symptoms` : `${shown} of ${all} symptoms`;
}
