import type {DocSearchRecord} from '../records/types';

/** Everything with one address: a heading with the text below it, or a table row with an anchor of its own. */
export interface Section {
  records: DocSearchRecord[];
  /** Page title, of the section at the top of a page. */
  title: string;
  /** Heading, of other sections. */
  heading: string;
  /** Text blocks; at the top of a page also its description. */
  content: string;
  /** The headings above. */
  context: string;
  /** Title of the page, of other sections than the first. */
  pageTitle: string;
  /** All of these. */
  all: string;
}

const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

function describe(records: DocSearchRecord[]): Section {
  const {hierarchy, type} = records[0]!;
  const own = type === 'content' ? '' : (hierarchy[type] ?? '');
  const content = records.map((record) => record.content ?? '').join('\n');
  const context = levels
    .filter((level) => level !== type && hierarchy[level])
    .map((level) => hierarchy[level])
    .join('\n');
  return {
    records,
    title: type === 'lvl1' ? own : '',
    heading: type === 'lvl1' ? '' : own,
    content,
    context,
    pageTitle: type === 'lvl1' ? '' : hierarchy.lvl1,
    all: `${own}\n${content}\n${context}`,
  };
}

/** Groups the records that have the same address. */
export function sectionsOf(records: readonly DocSearchRecord[]): Section[] {
  const groups = new Map<string, DocSearchRecord[]>();
  for (const record of records) {
    const group = groups.get(record.url);
    if (group) {
      group.push(record);
    } else {
      groups.set(record.url, [record]);
    }
  }
  return [...groups.values()].map(describe);
}
