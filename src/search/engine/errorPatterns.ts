import {createMessageMatcher} from '../../facts/symptoms';
import type {ErrorPattern} from '../../facts/viewTypes';
import {termsIn} from '../../lib/words';
import {isLogLine} from './logLine';
import type {Section} from './sections';

/** The terms of a phrase, so that `Ports` is the same as `port`. */
const keyOf = (phrase: string): string => termsIn(phrase).join(' ');

/**
 * Creates a function that finds the sections about the messages in a query. If there are none, it finds those of messages that several
 * sections share, and those that have the whole query as a reader phrase.
 */
export function errorPatternsOf(
  sections: readonly Section[],
  errorPatterns: readonly ErrorPattern[],
): (text: string) => {certain: Section[]; possible: Section[]} {
  const byUrl = new Map(sections.map((section) => [section.url, section]));
  const known = errorPatterns.flatMap((one) => {
    const section = byUrl.get(one.to);
    return section ? [{...one, section, phrases: new Set(one.words.map(keyOf))}] : [];
  });
  const match = createMessageMatcher(known, isLogLine);
  const sectionsOf = (found: typeof known): Section[] => [...new Set(found.map(({section}) => section))];
  return (text) => {
    const {certain, possible} = match(text);
    const phrase = keyOf(text);
    const asked = certain.length > 0 ? [] : known.filter((one) => possible.includes(one) || one.phrases.has(phrase));
    return {certain: sectionsOf(certain), possible: sectionsOf(asked)};
  };
}
