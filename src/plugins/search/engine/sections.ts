import type {DocSearchRecord} from '../records/types';
import {joined, type Text, textOf} from './text';

/** Everything with one address: a heading with the text below it, or a table row with an anchor of its own. */
export interface Section {
  records: DocSearchRecord[];
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
  /** Title of the page, of other sections than the first. */
  pageTitle: Text;
  /** All of these. */
  all: Text;
}

const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
const nothing = textOf('');

function describe(records: DocSearchRecord[]): Section {
  const {hierarchy, type} = records[0]!;
  const isTop = type === 'lvl1';
  const own = textOf(type === 'content' ? '' : (hierarchy[type] ?? ''));
  const content = joined(records.flatMap((record) => (record.content === null ? [] : textOf(record.content))));
  const context = joined(
    levels.flatMap((level) => (level !== type && hierarchy[level] ? textOf(hierarchy[level]) : [])),
  );
  return {
    records,
    isTop,
    title: isTop ? own : nothing,
    heading: isTop ? nothing : own,
    content,
    context,
    pageTitle: isTop ? nothing : textOf(hierarchy.lvl1),
    all: joined([own, content, context]),
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
