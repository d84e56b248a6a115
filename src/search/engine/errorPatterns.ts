import type {ErrorPattern} from '../../facts/viewTypes';
import {isLogLine} from './paste';
import type {Section} from './sections';

/** Maximum number of characters to compare with the patterns. */
const longest = 2000;

/** Creates a function that finds the sections about the messages in a query, and for messages that several share, those sections. */
export function errorPatternsOf(
  sections: readonly Section[],
  errorPatterns: readonly ErrorPattern[],
): (text: string) => {certain: Section[]; possible: Section[]} {
  const byUrl = new Map(sections.map((section) => [section.url, section]));
  const known = errorPatterns.flatMap(({to, patterns, hints = []}) => {
    const section = byUrl.get(to);
    const expressions = (list: readonly string[]): RegExp[] => list.map((pattern) => new RegExp(pattern, 'i'));
    return section ? [{section, patterns: expressions(patterns), hints: expressions(hints)}] : [];
  });
  return (text) => {
    const start = text.slice(0, longest);
    const sectionsWith = (fits: (one: (typeof known)[number]) => boolean): Section[] => [
      ...new Set(known.filter(fits).map(({section}) => section)),
    ];
    const certain = sectionsWith(({patterns}) => patterns.some((pattern) => pattern.test(start)));
    const isHint = (hint: RegExp): boolean => (isLogLine(start) ? hint.test(start) : hint.exec(start)?.[0] === start);
    return {certain, possible: certain.length > 0 ? [] : sectionsWith(({hints}) => hints.some(isHint))};
  };
}
