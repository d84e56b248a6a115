/**
 * A page as text, which is what an index file holds: it compresses better than the same as JSON. Line by line path,
 * section, description, then the entries: `## A heading`, and text as it is. An anchor stands before, as in
 * `##{its-anchor} A heading`, unless it can be told from the text.
 */
import type {Entry, IndexPage, Level} from './types';

/** The anchor that Docusaurus gives to most headings. */
const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
const firstWordOf = (text: string): string => text.split(' ', 1)[0]!;

/** What is meant by no anchor, and by `{}`: a heading mostly has one that it is named by, a text mostly has none. */
const byDefault = (level: Level, text: string): string | undefined => (level > 1 ? slugOf(text) : undefined);
const byBraces = (level: Level, text: string): string | undefined => (level === 0 ? firstWordOf(text) : undefined);

function lineOf([level, text, anchor]: Entry): string {
  const place = anchor === byDefault(level, text) ? '' : anchor === byBraces(level, text) ? '{}' : `{${anchor ?? ''}}`;
  const start = '#'.repeat(level) + place;
  // A text that looks like a mark has a space before it.
  return start === '' && !/^[#{]/.test(text) ? text : `${start} ${text}`;
}

function entryOf(line: string): Entry {
  const [, marks = '', , anchor, text = ''] =
    /^(#{0,6})(\{(\S*)\})? (.*)$/.exec(/^[#{ ]/.test(line) ? line : ` ${line}`) ?? [];
  const level = marks.length as Level;
  const own = anchor === undefined ? byDefault(level, text) : anchor === '' ? byBraces(level, text) : anchor;
  return own === undefined ? [level, text] : [level, text, own];
}

/** Writes a page as text. */
export const pageToText = ({path, section, description, entries}: IndexPage): string =>
  [path, section, description, ...entries.map(lineOf)].join('\n');

/** Reads a page from its text. */
export function textToPage(text: string): IndexPage {
  const [path = '', section = '', description = '', ...lines] = text.split('\n');
  return {path, section, description, entries: lines.map(entryOf)};
}
