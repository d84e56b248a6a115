import type {SymptomRow} from '@site/src/facts/viewTypes';
import {createMessageMatcher, createPhraseMatcher, createWordMatcher} from '@site/src/facts/symptoms';
import {isLogLine} from '@site/src/search/engine/logLine';

/** Most symptoms that a text is near to: with more, its words say little. */
const mostNear = 6;

/**
 * How certain the symptoms are: `all` without a text, `sure` by a message or a phrase, `weak` by a hint or most words, and `near` by any
 * word.
 */
type Certainty = 'all' | 'sure' | 'weak' | 'near';

export interface Found {
  readonly found: readonly SymptomRow[];
  readonly certainty: Certainty;
}

const textOf = ({symptom, cause, see, phrases, words}: SymptomRow): string =>
  [symptom, cause, words, ...phrases, ...see.map((link) => link.text)].join(' ');

/** Creates a function that finds the symptoms for pasted lines or words, the strongest first. */
export function createFinder(symptoms: readonly SymptomRow[]): (text: string) => Found {
  const byMessage = createMessageMatcher(symptoms);
  const byPhrase = createPhraseMatcher(symptoms);
  const byWords = createWordMatcher(symptoms, textOf);
  return (text) => {
    if (text.trim() === '') {
      return {found: symptoms, certainty: 'all'};
    }
    const {certain, possible} = byMessage(text);
    const sure = certain.length > 0 || isLogLine(text) ? certain : byPhrase(text);
    if (sure.length > 0) {
      return {found: sure, certainty: 'sure'};
    }
    const weak = possible.length > 0 ? possible : byWords(text, 0.5);
    if (weak.length > 0) {
      return {found: weak, certainty: 'weak'};
    }
    const near = byWords(text, 0);
    return {found: near.length > mostNear ? [] : near, certainty: 'near'};
  };
}

/** The line with the number of displayed symptoms. After that of `near`, a link to the search follows. */
export function countText({found: {length: shown}, certainty}: Found, all: number, text: string): string {
  if (certainty === 'near') {
    const also = shown > 0 ? `${shown === 1 ? 'This one matches' : `These ${shown} match`} some of the words. ` : '';
    const paste = isLogLine(text) ? 'Paste the line with "Caused by" or "ERROR", or ' : 'Use other words, or ';
    return `None of the ${all} symptoms matches. ${also}${paste}`;
  }
  if (certainty === 'weak') {
    return `Not certain: ${shown} of ${all} symptoms may fit.`;
  }
  return certainty === 'all' ? `${all} symptoms` : `${shown} of ${all} symptoms`;
}
