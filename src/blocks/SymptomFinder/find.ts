import type {SymptomRow} from '@site/src/facts/viewTypes';
import {createMessageMatcher, createPhraseMatcher, createWordMatcher, type Meanings} from '@site/src/facts/symptoms';
import {isLogLine} from '@site/src/search/engine/logLine';

/** Most symptoms that a text is near to: with more, its words say little. */
const mostNear = 6;

/**
 * How certain the symptoms are: `all` without a text, `sure` by a message or a phrase, `weak` by what may mean something else or by most
 * words, and `near` by some words.
 */
type Certainty = 'all' | 'sure' | 'weak' | 'near';

export interface Found {
  readonly found: readonly SymptomRow[];
  readonly certainty: Certainty;
}

const textOf = ({symptom, cause, see, phrases, words}: SymptomRow): string =>
  [symptom, cause, words, ...phrases, ...see.map((link) => link.text)].join(' ');

export const wordsOf = (symptoms: readonly SymptomRow[]): string[] => [
  ...new Set(
    symptoms.flatMap(
      (row) =>
        textOf(row)
          .toLowerCase()
          .match(/[a-z]{3,}/g) ?? [],
    ),
  ),
];

/** Platforms with the objects of a cluster. */
const clusters = ['kubernetes', 'openshift', 'chart'];
const kindOf = (platform: string): string => (clusters.includes(platform) ? 'cluster' : platform);

/**
 * Creates a function that finds the symptoms for pasted lines or words, the strongest first.
 *
 * @param chosen - The platform of the reader. What happens only on another one comes last, and is not sure.
 * @param meaningsOf - Other words for those of the symptoms.
 */
export function createFinder(
  symptoms: readonly SymptomRow[],
  chosen?: string | null,
  meaningsOf?: Meanings,
): (text: string) => Found {
  const byMessage = createMessageMatcher(symptoms);
  const byPhrase = createPhraseMatcher(symptoms, meaningsOf);
  const byWords = createWordMatcher(symptoms, textOf, meaningsOf);
  const isHere = ({platform}: SymptomRow): boolean => !chosen || !platform || kindOf(platform) === kindOf(chosen);
  return (text) => {
    if (text.trim() === '') {
      return {found: symptoms, certainty: 'all'};
    }
    const messages = byMessage(text);
    const {certain, possible} = messages.certain.length > 0 || isLogLine(text) ? messages : byPhrase(text);
    const sure = certain.filter(isHere);
    const others = certain.filter((row) => !isHere(row));
    if (sure.length > 0) {
      return {found: [...sure, ...others], certainty: 'sure'};
    }
    const weak = [...others, ...messages.possible, ...possible];
    if (weak.length > 0) {
      return {found: [...new Set(weak)], certainty: 'weak'};
    }
    const {found, isLikely} = byWords(text);
    return isLikely ? {found, certainty: 'weak'} : {found: found.length > mostNear ? [] : found, certainty: 'near'};
  };
}

/** What a line with a cause or an error has. */
const hasCause = /Caused by|ERROR|FATAL|SEVERE|Exception|Error\b/;

/** The line with the number of displayed symptoms. After that of `near` and `weak`, a link to the search follows. */
export function countText({found: {length: shown}, certainty}: Found, all: number, text: string): string {
  if (certainty === 'near') {
    const also = shown > 0 ? `${shown === 1 ? 'This one matches' : `These ${shown} match`} some of the words. ` : '';
    const other = !isLogLine(text)
      ? 'Use other words, or '
      : hasCause.test(text)
        ? 'You can '
        : 'Paste the line with "Caused by" or "ERROR", or ';
    return `None of the ${all} symptoms matches. ${also}${other}`;
  }
  if (certainty === 'weak') {
    return `Not certain: ${shown} of ${all} symptoms may fit. If none does, `;
  }
  return certainty === 'all' ? `${all} symptoms` : `${shown} of ${all} symptoms`;
}
