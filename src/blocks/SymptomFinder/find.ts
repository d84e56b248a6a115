/** Finds the symptoms for a pasted log line or a few words. Pure. Does not store the text. */
import type {SymptomRow} from '@site/src/facts/viewTypes';

/** Maximum length of pasted text in characters: about a page of a log, so that each key press stays fast. */
const readAtMost = 20_000;

/** Words that are not meaningful for a problem. */
// cspell:ignore bei beim das dem den der die fehl geht ist kein keine mehr nicht schlägt wird
const emptyWords = new Set(
  'the and are but can for from has have his how its not our out that then they this was what when why will with you does all one bei beim das dem den der die fehl geht ist kein keine mehr nicht schlägt wird'.split(
    ' ',
  ),
);

/** Unique words of a text, in lower case and without endings. A code and its number are one word: code 1 is not code 137. */
function wordsOf(text: string): string[] {
  const words =
    text
      .toLowerCase()
      .replaceAll(/\bcode[ :=]*(?=\d)/g, 'code')
      .match(/[\p{L}\d]{3,}/gu) ?? [];
  return [
    ...new Set(words.filter((word) => !emptyWords.has(word)).map((word) => word.replace(/(?:ing|ed|es|s)$/, ''))),
  ];
}

const fits = (patterns: readonly string[], text: string): boolean =>
  patterns.some((pattern) => new RegExp(pattern, 'i').test(text));

/** The words by which a symptom is found. */
export const textOf = ({symptom, cause, see, words}: SymptomRow): string =>
  [symptom, cause, words, ...see.map((link) => link.text)].join(' ');

/** Symptoms that contain the most words of the text, if these are more than a share of its words. */
function byWords(text: string, symptoms: readonly SymptomRow[], share: number): SymptomRow[] {
  const asked = wordsOf(text);
  const counts = symptoms.map((symptom) => {
    const known = wordsOf(textOf(symptom));
    return asked.filter((word) => known.some((other) => (/\d$/.test(word) ? other === word : other.startsWith(word))))
      .length;
  });
  const most = Math.max(...counts);
  return most <= asked.length * share ? [] : symptoms.filter((_, index) => counts[index] === most);
}

/**
 * Symptoms for a text, in list order: those whose message it contains, otherwise those whose hint it contains, otherwise those with its words.
 *
 * @param text - Pasted lines or words. An empty text matches all symptoms.
 */
export function findSymptoms(text: string, symptoms: readonly SymptomRow[]): SymptomRow[] {
  const read = text.slice(0, readAtMost);
  if (read.trim() === '') {
    return [...symptoms];
  }
  const named = symptoms.filter(({messages}) => fits(messages, read));
  const hinted = named.length > 0 ? named : symptoms.filter(({hints}) => fits(hints, read));
  return hinted.length > 0 ? hinted : byWords(read, symptoms, 0.5);
}

/** Symptoms with at least one word of a text that no symptom fits. None if the word says little, because many have it. */
export function nearSymptoms(text: string, symptoms: readonly SymptomRow[]): SymptomRow[] {
  const near = byWords(text.slice(0, readAtMost), symptoms, 0);
  return near.length <= 6 ? near : [];
}

/** The line with the number of displayed symptoms. `isNear`: they match only some of the words, and a link to the search follows. */
export function countText(shown: number, all: number, isNear = false): string {
  if (isNear) {
    const also = shown > 0 ? `${shown === 1 ? 'This one matches' : `These ${shown} match`} some of the words. ` : '';
    return `None of the ${all} symptoms matches. ${also}Paste the line with "Caused by" or "ERROR", use other words, or `;
  }
  return shown === all ? `${all} symptoms` : `${shown} of ${all} symptoms`;
}
