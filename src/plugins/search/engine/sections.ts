import type {DocSearchRecord, ErrorPattern} from '../records/types';
import {joined, type Text, textOf} from './text';

/** Everything with one address: a heading with the text below it, or a table row with an anchor of its own. */
export interface Section {
  records: DocSearchRecord[];
  /** Texts elsewhere that send the reader here: the rows of a table of symptoms. */
  signposts: readonly DocSearchRecord[];
  /** Those of its own texts that send the reader elsewhere. */
  leading: ReadonlySet<DocSearchRecord>;
  /** Whether it is the top of a page. */
  isTop: boolean;
  /** Page title, of the section at the top of a page. */
  title: Text;
  /** Heading, of other sections. */
  heading: Text;
  /** Text blocks; at the top of a page also its description. */
  content: Text;
  /** The headings above. */
  context: Text;
  /** All of these. */
  all: Text;
}

const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
const nothing = textOf('');

function describe(
  records: DocSearchRecord[],
  signposts: readonly DocSearchRecord[],
  leading: ReadonlySet<DocSearchRecord>,
): Section {
  const {hierarchy, type} = records[0]!;
  const isTop = type === 'lvl1';
  const own = textOf(type === 'content' ? '' : (hierarchy[type] ?? ''));
  const content = joined(
    [...records, ...signposts].flatMap((record) => (record.content === null ? [] : textOf(record.content))),
  );
  const context = joined(
    levels.flatMap((level) => (level !== type && hierarchy[level] ? textOf(hierarchy[level]) : [])),
  );
  return {
    records,
    signposts,
    leading,
    isTop,
    title: isTop ? own : nothing,
    heading: isTop ? nothing : own,
    content,
    context,
    all: joined([own, content, context]),
  };
}

/** Words of a heading that a signpost may end with. */
const headingWords = {fewest: 2, most: 8};
/** Characters of the longest signpost: a row of a table, not a paragraph. */
const longestSignpost = 240;

/** Texts that end with the heading of one other section, as a row `symptom, cause, section with the fix` does. */
function signpostsOf(groups: readonly DocSearchRecord[][]): Map<DocSearchRecord[], DocSearchRecord[]> {
  const byHeading = new Map<string, DocSearchRecord[] | undefined>();
  for (const group of groups) {
    const {type, hierarchy} = group[0]!;
    if (type !== 'content' && type !== 'lvl1') {
      const heading = hierarchy[type] ?? '';
      byHeading.set(heading, byHeading.has(heading) ? undefined : group);
    }
  }
  const signposts = new Map<DocSearchRecord[], DocSearchRecord[]>();
  for (const group of groups) {
    for (const record of group) {
      const words =
        record.type === 'content' && record.content!.length <= longestSignpost ? record.content!.split(' ') : [];
      for (let count = headingWords.most; count >= headingWords.fewest; count -= 1) {
        const target = words.length > count ? byHeading.get(words.slice(-count).join(' ')) : undefined;
        if (target && target !== group) {
          signposts.set(target, [...(signposts.get(target) ?? []), record]);
          break;
        }
      }
    }
  }
  return signposts;
}

/** The words of readers as a text elsewhere that leads to the section. */
const asSignpost = (record: DocSearchRecord, words: string): DocSearchRecord => ({
  ...record,
  type: 'content',
  content: words,
  url: `${record.url}/words`,
});

/** Groups the records that have the same address, and gives each the words that readers use for it. */
export function sectionsOf(
  records: readonly DocSearchRecord[],
  errorPatterns: readonly ErrorPattern[] = [],
): Section[] {
  const groups = new Map<string, DocSearchRecord[]>();
  for (const record of records) {
    const group = groups.get(record.url);
    if (group) {
      group.push(record);
    } else {
      groups.set(record.url, [record]);
    }
  }
  const signposts = signpostsOf([...groups.values()]);
  for (const {to, words} of errorPatterns) {
    const group = groups.get(to);
    if (group && words.length > 0) {
      const added = words.map((text) => asSignpost(group[0]!, text));
      signposts.set(group, [...(signposts.get(group) ?? []), ...added]);
    }
  }
  const leading = new Set([...signposts.values()].flat());
  return [...groups.values()].map((group) => describe(group, signposts.get(group) ?? [], leading));
}
