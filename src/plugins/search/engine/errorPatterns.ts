import type {ErrorPattern} from '../records/types';
import type {Ranked} from './rank';
import type {Section} from './sections';

/** Characters of a query that are compared with the patterns. */
const longest = 2000;

/** An error pattern whose section exists. */
interface Known {
  patterns: readonly RegExp[];
  record: Section['records'][number];
}

/**
 * Puts the section whose message a query shows before all others.
 *
 * @returns a function that takes the query and its hits, and gives these back in their final order.
 */
export function withErrorPatterns(
  sections: readonly Section[],
  errorPatterns: readonly ErrorPattern[],
): (text: string, hits: Ranked[]) => Ranked[] {
  let known: Known[] | undefined;
  const read = (): Known[] => {
    const byUrl = new Map(sections.map(({records}) => [records[0]!.url, records[0]!]));
    return errorPatterns.flatMap(({to, patterns}) => {
      const record = byUrl.get(to);
      return record ? [{record, patterns: patterns.map((pattern) => new RegExp(pattern, 'i'))}] : [];
    });
  };
  return (text, hits) => {
    if (errorPatterns.length === 0) {
      return hits;
    }
    // Compiled with the first query: the thread starts sooner.
    known ??= read();
    const start = text.slice(0, longest);
    const fitting = new Map(
      known
        .filter(({patterns}) => patterns.some((pattern) => pattern.test(start)))
        .map(({record}) => [record.url, record]),
    );
    if (fitting.size === 0) {
      return hits;
    }
    const first = [...fitting.values()].map(
      (record): Ranked => hits.find((hit) => hit.record.url === record.url) ?? {record, score: 0, terms: []},
    );
    return [...first, ...hits.filter(({record}) => !fitting.has(record.url))];
  };
}
