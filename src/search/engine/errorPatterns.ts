import type {ErrorPattern} from '../../facts/viewTypes';
import {isLogLine} from './paste';
import type {Section} from './sections';
import {termsIn} from './words';

/** Maximum number of characters to compare with the patterns. */
const longest = 2000;

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
  const known = errorPatterns.flatMap(({to, patterns, hints = [], words}) => {
    const section = byUrl.get(to);
    const expressions = (list: readonly string[]): RegExp[] => list.map((pattern) => new RegExp(pattern, 'i'));
    return section
      ? [{section, patterns: expressions(patterns), hints: expressions(hints), phrases: new Set(words.map(keyOf))}]
      : [];
  });
  return (text) => {
    const start = text.slice(0, longest);
    const sectionsWith = (fits: (one: (typeof known)[number]) => boolean): Section[] => [
      ...new Set(known.filter(fits).map(({section}) => section)),
    ];
    const certain = sectionsWith(({patterns}) => patterns.some((pattern) => pattern.test(start)));
    const phrase = keyOf(start);
    const isHint = (hint: RegExp): boolean => (isLogLine(start) ? hint.test(start) : hint.exec(start)?.[0] === start);
    const fits = ({hints, phrases}: (typeof known)[number]): boolean => phrases.has(phrase) || hints.some(isHint);
    return {certain, possible: certain.length > 0 ? [] : sectionsWith(fits)};
  };
}
