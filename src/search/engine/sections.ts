import type {ErrorPattern} from '../../facts/viewTypes';
import type {DocSearchRecord} from '../records/types';
import {partsOf, stem, termsIn} from '../../lib/words';

/** All records with the same URL: a heading with the text below it, or a table row with an anchor. */
export interface Section {
  id: number;
  url: string;
  page: string;
  records: DocSearchRecord[];
  /** Page title, for the section at the top of a page. */
  title: string;
  /** Heading, for other sections. */
  heading: string;
  /** Its texts, one per line. At the top of a page, includes the page description. */
  content: string;
  /** First words of its texts that are names of keys, variables or classes. */
  keys: string;
  /** Former words of its heading, and reader questions, one per line. */
  asked: string;
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) {
      group.push(item);
    } else {
      groups.set(keyOf(item), [item]);
    }
  }
  return groups;
}

const headingOf = ({type, hierarchy}: DocSearchRecord): string =>
  type === 'content' || type === 'lvl1' ? '' : (hierarchy[type] ?? '');

/** The words of an anchor that its heading does not have: older headings in everyday words. */
function formerWords({type, anchor}: DocSearchRecord, heading: string): string[] {
  const present = new Set(termsIn(heading));
  const words = type === 'content' ? [] : (anchor ?? '').split('-').filter((word) => !present.has(stem(word)));
  return words.length > 0 ? [words.join(' ')] : [];
}

/** Groups records by address, and adds the reader phrases to each section. */
export function sectionsOf(
  records: readonly DocSearchRecord[],
  errorPatterns: readonly ErrorPattern[] = [],
): Section[] {
  const asked = groupBy(errorPatterns, ({to}) => to);
  return [...groupBy(records, ({url}) => url)].map(([url, group], id): Section => {
    const first = group[0]!;
    const heading = headingOf(first);
    const texts = group.flatMap(({content}) => content ?? []);
    return {
      id,
      url,
      page: first.url_without_anchor,
      records: group,
      title: first.type === 'lvl1' ? first.hierarchy.lvl1 : '',
      heading,
      content: texts.join('\n'),
      keys: texts.flatMap((text) => text.split(' ', 1).filter((word) => partsOf(word).length > 1)).join('\n'),
      asked: [...formerWords(first, heading), ...(asked.get(url) ?? []).flatMap(({words}) => words)].join('\n'),
    };
  });
}
