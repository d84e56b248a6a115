import type {SymptomRow} from '@site/src/facts/viewTypes';
import {createMessageMatcher, createPhraseMatcher, type Meanings} from '@site/src/facts/symptoms';
import {isLogLine} from '@site/src/search/engine/logLine';

/**
 * How certain the symptoms are: `all` without a text, `sure` by a message or a phrase, `likely` by a phrase among many other words, `weak`
 * by what may mean something else, and `none` if there are none.
 */
type Certainty = 'all' | 'sure' | 'likely' | 'weak' | 'none';

export interface Found {
  readonly found: readonly SymptomRow[];
  readonly certainty: Certainty;
  /** The part of the text that decided, such as the deepest cause of a stack trace. */
  readonly part: string;
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
  const isHere = ({platform}: SymptomRow): boolean => !chosen || !platform || kindOf(platform) === kindOf(chosen);
  return (text) => {
    if (text.trim() === '') {
      return {found: symptoms.filter(({isListed}) => isListed), certainty: 'all', part: text};
    }
    const messages = byMessage(text);
    const {part} = messages;
    const {certain, possible, share} =
      messages.certain.length > 0 || isLogLine(text) ? {...messages, share: 1} : byPhrase(text);
    const sure = certain.filter(isHere);
    const others = certain.filter((row) => !isHere(row));
    if (sure.length > 0) {
      return {found: [...sure, ...others], certainty: share < 1 / 2 ? 'likely' : 'sure', part};
    }
    const weak = [...others, ...messages.possible, ...possible];
    return {found: [...new Set(weak)], certainty: weak.length > 0 ? 'weak' : 'none', part};
  };
}

/** What a line with a cause or an error has. */
const hasCause = /Caused by|ERROR|FATAL|SEVERE|Exception|Error\b/;

export const isCertain = ({certainty}: Found): boolean => certainty === 'sure' || certainty === 'all';

/** The line with the number of displayed symptoms. If they are not certain, a link to the search follows. */
export function countText(result: Found, text: string): string {
  const {
    found: {length},
    certainty,
  } = result;
  const shown = length === 1 ? '1 symptom' : `${length} symptoms`;
  if (certainty === 'none') {
    const other = !isLogLine(text)
      ? 'Use other words, or '
      : hasCause.test(text)
        ? 'You can '
        : 'Paste the line with "Caused by" or "ERROR", or ';
    return `No symptom matches. ${other}`;
  }
  if (!isCertain(result)) {
    return `Not certain: ${shown} may fit. If none does, `;
  }
  return certainty === 'all' ? shown : `${shown} found`;
}
