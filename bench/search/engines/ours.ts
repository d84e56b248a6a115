import {lastVersion} from '../../../src/config/versions';
import {SearchService} from '../../../src/plugins/search/engine/service';
import {decodeIndex, encodeIndex} from '../../../src/plugins/search/indexFile';
import type {DocSearchRecord, IndexPage, Level} from '../../../src/plugins/search/records/types';
import {indexFile, tagOf} from '../corpus';
import type {BenchEngine} from './types';

const tag = 'bench';

/** The index file of the records: pages with their entries. */
function pack(records: readonly DocSearchRecord[]): string {
  const pages: IndexPage[] = [];
  let headingAnchor: string | null = null;
  for (const {hierarchy, content, type, anchor, url_without_anchor: path} of records) {
    if (type === 'lvl1') {
      pages.push({path, section: hierarchy.lvl0, description: content ?? '', entries: []});
    }
    const level = (type === 'content' ? 0 : Number(type.slice(3))) as Level;
    const text = (level === 0 ? content : hierarchy[type as 'lvl1']) ?? '';
    headingAnchor = level === 0 ? headingAnchor : anchor;
    const isOwn = anchor !== null && (level > 0 || anchor !== headingAnchor);
    pages.at(-1)!.entries.push(isOwn ? [level, text, anchor] : [level, text]);
  }
  const {errorPatterns = []} = decodeIndex(tagOf(lastVersion.name), indexFile());
  return encodeIndex({tag, language: 'en', pages, errorPatterns});
}

/** What the site uses: MiniSearch over sections, built in the browser from the bare texts, with our words and ranking. */
export const ours: BenchEngine = {
  name: 'MiniSearch as the site uses it',
  serialize: (records) => Promise.resolve(pack(records)),
  open: (data) => {
    const service = new SearchService('');
    service.load(tag, data);
    const {search} = service.engine([tag]);
    return Promise.resolve((query) => search(query).map(({record}) => record.url));
  },
};
