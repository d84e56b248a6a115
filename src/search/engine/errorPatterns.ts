import type {ErrorPattern} from '../../facts/views';
import type {Section} from './sections';

/** Characters of a query that are compared with the patterns. */
const longest = 2000;

/**
 * Finds the sections about the messages that a query shows.
 *
 * @returns a function that takes a query. It compiles the patterns when it is first called: the thread starts sooner.
 */
export function errorPatternsOf(
  sections: readonly Section[],
  errorPatterns: readonly ErrorPattern[],
): (text: string) => Section[] {
  let known: {section: Section; patterns: RegExp[]}[] | undefined;
  const compile = (): NonNullable<typeof known> => {
    const byUrl = new Map(sections.map((section) => [section.url, section]));
    return errorPatterns.flatMap(({to, patterns}) => {
      const section = byUrl.get(to);
      return section ? [{section, patterns: patterns.map((pattern) => new RegExp(pattern, 'i'))}] : [];
    });
  };
  return (text) => {
    known ??= compile();
    const start = text.slice(0, longest);
    const fitting = known.filter(({patterns}) => patterns.some((pattern) => pattern.test(start)));
    return [...new Set(fitting.map(({section}) => section))];
  };
}
