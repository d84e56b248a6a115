import type {DocSearchRecord} from '../../../src/plugins/search/records/types';

/** An engine of the bench. */
export interface BenchEngine {
  name: string;
  /** What a reader's browser has to fetch to search these records, besides code. */
  serialize: (records: readonly DocSearchRecord[]) => Promise<string | Buffer>;
  /** Makes the fetched data searchable; the result gives addresses of hits, the best first. */
  open: (data: string) => Promise<(query: string) => Promise<string[]> | string[]>;
}

/** A record as the engines of the bench take it: number, own text, and the headings above. */
export interface BenchDocument {
  id: string;
  url: string;
  heading: string;
  content: string;
  context: string;
}

const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** The same input for each engine. */
export const documentsOf = (records: readonly DocSearchRecord[]): BenchDocument[] =>
  records.map(({url, hierarchy, type, content}, index) => ({
    id: String(index),
    url,
    heading: type === 'content' ? '' : (hierarchy[type] ?? ''),
    content: content ?? '',
    context: levels
      .filter((level) => level !== type)
      .flatMap((level) => hierarchy[level] ?? [])
      .join(' '),
  }));
