import type {ErrorPattern} from '../../facts/views';
import type {DocSearchRecord} from '../records/types';
import {partsOf} from './words';

/** Everything with one URL: a heading with the text below it, or a table row with its own anchor. */
export interface Section {
  id: number;
  url: string;
  /** Address of its page. */
  page: string;
  records: DocSearchRecord[];
  /** Page title, of the section at the top of a page. */
  title: string;
  /** Heading, of other sections. */
  heading: string;
  /** Its texts, one a line; at the top of a page also its description. */
  content: string;
  /** First words of its texts that are names: of keys, variables, classes. */
  keys: string;
  /** Questions of readers, and rows of other pages that link here, one per line. */
  asked: string;
}

/** Words of the shortest heading that a row may end with to send the reader to its section. */
const fewestWords = 2;
/** Characters of the longest such text: a row of a table, not a paragraph. */
const longestRow = 240;

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

const lastWordOf = (text: string): string => text.slice(text.lastIndexOf(' ') + 1);

/** Texts by the address of the section whose heading they end with, as a row `symptom, cause, section with the fix` does. */
function rowsByTarget(records: readonly DocSearchRecord[]): Map<string, string[]> {
  const byHeading = groupBy(
    records.filter((record) => headingOf(record).split(' ').length >= fewestWords),
    headingOf,
  );
  const targets = [...byHeading.values()].flatMap((sameHeading) => (sameHeading.length === 1 ? sameHeading : []));
  const byLastWord = groupBy(targets, (target) => lastWordOf(headingOf(target)));
  const rows = new Map<string, string[]>();
  for (const {type, content, url} of records) {
    if (type === 'content' && content!.length <= longestRow) {
      const target = (byLastWord.get(lastWordOf(content!)) ?? []).find((one) =>
        content!.endsWith(` ${headingOf(one)}`),
      );
      if (target && target.url !== url) {
        rows.set(target.url, [...(rows.get(target.url) ?? []), content!]);
      }
    }
  }
  return rows;
}

/** Groups the records that have the same address, and gives each section the words that readers use for it. */
export function sectionsOf(
  records: readonly DocSearchRecord[],
  errorPatterns: readonly ErrorPattern[] = [],
): Section[] {
  const asked = groupBy(errorPatterns, ({to}) => to);
  const rows = rowsByTarget(records);
  return [...groupBy(records, ({url}) => url)].map(([url, group], id): Section => {
    const first = group[0]!;
    const texts = group.flatMap(({content}) => content ?? []);
    return {
      id,
      url,
      page: first.url_without_anchor,
      records: group,
      title: first.type === 'lvl1' ? first.hierarchy.lvl1 : '',
      heading: headingOf(first),
      content: texts.join('\n'),
      keys: texts.flatMap((text) => text.split(' ', 1).filter((word) => partsOf(word).length > 1)).join('\n'),
      asked: [...(asked.get(url) ?? []).flatMap(({words}) => words), ...(rows.get(url) ?? [])].join('\n'),
    };
  });
}
