import {slugOf} from '../../lib/words';
import type {DocSearchRecord, Hierarchy, MessagesFile, RecordType, SearchIndex} from './types';

const deeper = ['lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
const none = {lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};

/**
 * Unfolds an index into DocSearch records, in page order.
 *
 * @param base - Prefix of page paths: the base URL, or the address of the site.
 * @param samples - From the file that belongs to the index.
 */
export function recordsOf(index: SearchIndex, base: string, samples: MessagesFile['samples'] = []): DocSearchRecord[] {
  return index.pages.flatMap((page, pageNumber) => {
    const url = `${base}${page.path}`;
    let hierarchy: Hierarchy = {lvl0: page.section, lvl1: '', ...none};
    let headingAnchor: string | undefined;
    const entries = [...page.entries];
    samples[pageNumber]?.forEach(([place, sample]) => entries.splice(place, 0, sample));
    return entries.map(([level, text, written], number): DocSearchRecord => {
      const ownAnchor = written === '' ? slugOf(text) : written;
      headingAnchor = level < 1 ? headingAnchor : ownAnchor;
      const anchor = ownAnchor ?? headingAnchor ?? null;
      if (level === 1) {
        hierarchy = {...hierarchy, lvl1: text};
      } else if (level > 1) {
        hierarchy = {...hierarchy};
        deeper.slice(level - 2).forEach((name, depth) => (hierarchy[name] = depth === 0 ? text : null));
      }
      return {
        objectID: `${page.path}#${anchor ?? ''}/${number}`,
        hierarchy,
        content: level < 1 ? text : level === 1 && page.description ? page.description : null,
        type: level < 1 ? 'content' : (`lvl${level}` as RecordType),
        ...(level < 0 && {isSample: true}),
        url: anchor === null ? url : `${url}#${anchor}`,
        url_without_anchor: url,
        anchor,
        language: index.language,
        docusaurus_tag: index.tag,
        position: [pageNumber, number],
      };
    });
  });
}
