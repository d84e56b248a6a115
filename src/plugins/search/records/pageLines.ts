/**
 * A page as lines, which is what an index file holds: path, section, description, then the entries. A mark says what an
 * entry is: `##` a heading, nothing a text. An anchor is part of the mark, as in `##{its-anchor}`, unless it can be told
 * from the text.
 */
import type {Entry, IndexPage, Level} from './types';

/** What a line is, and its text. */
export interface Line {
  mark: string;
  text: string;
}

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

function lineOf([level, text, anchor]: Entry): Line {
  const place = anchor === byDefault(level, text) ? '' : anchor === byBraces(level, text) ? '{}' : `{${anchor ?? ''}}`;
  return {mark: '#'.repeat(level) + place, text};
}

function entryOf({mark, text}: Line): Entry {
  const start = mark.indexOf('{');
  const level = (start < 0 ? mark.length : start) as Level;
  const anchor = start < 0 ? undefined : mark.slice(start + 1, -1);
  const own = anchor === undefined ? byDefault(level, text) : anchor === '' ? byBraces(level, text) : anchor;
  return own === undefined ? [level, text] : [level, text, own];
}

const plain = (text: string): Line => ({mark: '', text});

/** Writes a page as lines. */
export const pageToLines = ({path, section, description, entries}: IndexPage): Line[] => [
  plain(path),
  plain(section),
  plain(description),
  ...entries.map(lineOf),
];

/** Reads a page from its lines. */
export function linesToPage([path, section, description, ...lines]: readonly Line[]): IndexPage {
  return {
    path: path?.text ?? '',
    section: section?.text ?? '',
    description: description?.text ?? '',
    entries: lines.map(entryOf),
  };
}
