import {createEngine} from '../../../src/plugins/search/engine';
import type {DocSearchRecord} from '../../../src/plugins/search/records/types';
import type {BenchEngine} from './types';

/** Texts without postings: pages of records, with the fields of a record only where they change. */
function pack(records: readonly DocSearchRecord[]): string {
  const pages: {path: string; section: string; description: string; entries: unknown[]}[] = [];
  for (const {hierarchy, content, type, anchor, url_without_anchor: path} of records) {
    if (type === 'lvl1') {
      pages.push({path, section: hierarchy.lvl0, description: content ?? '', entries: []});
    }
    const level = type === 'content' ? 0 : Number(type.slice(3));
    pages
      .at(-1)!
      .entries.push([level, level === 0 ? content : hierarchy[type as 'lvl1'], ...(anchor === null ? [] : [anchor])]);
  }
  return JSON.stringify({tag: 'bench', language: 'en', pages});
}

/** What the site uses: MiniSearch over sections, built in the browser from the bare texts, with our words and ranking. */
export const ours: BenchEngine = {
  name: 'MiniSearch as the site uses it',
  serialize: (records) => Promise.resolve(pack(records)),
  open: async (data) => {
    const {recordsOf} = await import('../../../src/plugins/search/records/records');
    const {search} = createEngine(recordsOf(JSON.parse(data) as Parameters<typeof recordsOf>[0], ''));
    return (query) => search(query).map(({record}) => record.url);
  },
};
