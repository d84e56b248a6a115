/** The line of a finding, for a terminal. Of its text, only keys are shown, because everything else can be a value. */
import type {ParsedFile} from './model/parse';
import {allEntries, type Place} from './model/tree';

/** In place of a value, whatever its length. */
const mask = '***';

/** Maximum number of characters in front of the mark and in all. */
const longestLead = 60;
const longest = 100;
/** Characters that are searched for keys together, because a line can be as long as a file. */
const block = 1000;

/** Finds the keys of a file, and of the files in its values, that are near an offset. Without those that several lines contain. */
function keysOf(files: readonly ParsedFile[]): (offset: number) => Place[] {
  const blocks = new Map<number, Map<number, Place>>();
  for (const {trees, text, problems} of files.filter(({origin}) => origin?.isExact !== false)) {
    const textAt = ({start, end}: Place): string => text.slice(start, end);
    // A repeated key is in no tree, but the message of its problem can name it.
    const repeated = problems.flatMap(({at, message}) => (message.includes(`\`${textAt(at)}\``) ? [at] : []));
    const keys = [...trees.flatMap(allEntries).flatMap(({at, bare}) => (bare ? [] : at)), ...repeated].filter(
      (one) => !textAt(one).includes('\n'),
    );
    for (const at of keys) {
      const number = Math.floor(at.start / block);
      // A key behind an alias is the same one again.
      blocks.set(number, (blocks.get(number) ?? new Map<number, Place>()).set(at.start, at));
    }
  }
  return (offset) =>
    [-1, 0, 1]
      .flatMap((by) => [...(blocks.get(Math.floor(offset / block) + by)?.values() ?? [])])
      .sort((a, b) => a.start - b.start);
}

/** A part of a line, and what is shown of it. */
interface Part extends Place {
  shown: string;
}

/** A line in parts: its indentation and hyphens, its keys with their `:` or `=`, and masks. */
function partsOf(text: string, line: Place, keys: readonly Place[]): Part[] {
  const parts: Part[] = [];
  let next = line.start;
  const add = (end: number, shown = text.slice(next, end)): void => {
    parts.push({start: next, end, shown});
    next = end;
  };
  for (const key of [...keys, undefined]) {
    const end = key?.start ?? line.end;
    const structure = parts.length === 0 ? /^\s*(?:- +)*/ : /^[ \t]*[:=]?[ \t]*/;
    add(next + structure.exec(text.slice(next, end))![0].length);
    const isStructure = key ? /^[\s{[]*$/ : /^\s*$/;
    add(end, isStructure.test(text.slice(next, end)) ? undefined : `${mask}${key ? ', ' : ''}`);
    if (key) {
      add(key.end);
    }
  }
  return parts;
}

/**
 * Shows a line of a file, and below it a mark for a place in it. Nothing if only a mask would be shown.
 *
 * @param files - The file and those in its values, without the ones that cannot be read: their keys can be parts of values.
 */
export function framer(
  {text, lines}: ParsedFile,
  files: readonly ParsedFile[],
  isHidden: (name: string, message: string) => boolean = () => false,
): (at: Place, message?: string) => string {
  const near = keysOf(files);
  return (at, message = '') => {
    const {line: number, col} = lines.linePos(at.start);
    const start = at.start - col + 1;
    const end = start + text.slice(start, lines.lineStarts[number]).trimEnd().length;
    const nameAt = (key: Place): string => text.slice(key.start, key.end).replaceAll(/^["']|["']$/g, '');
    const keys = near(at.start).filter(
      (key) => key.start >= start && key.end <= end && !isHidden(nameAt(key), message),
    );
    let line = '';
    let [from, to] = [0, 0];
    for (const part of partsOf(text, {start, end}, keys)) {
      const isMask = part.shown !== text.slice(part.start, part.end);
      const offset = (of: number): number => Math.min(of - part.start, part.shown.length);
      from = at.start < part.start ? from : line.length + (isMask && at.start < part.end ? 0 : offset(at.start));
      to = at.end <= part.start ? to : line.length + (isMask ? mask.length : offset(at.end));
      line += part.shown;
    }
    if (line === mask) {
      return '';
    }
    const cut = Math.max(0, from - longestLead);
    const shown = `${cut > 0 ? '…' : ''}${line.slice(cut && cut + 1, cut + longest)}`.replaceAll(
      /[\p{Cc}\ufeff]/gu,
      ' ',
    );
    return `${shown}\n${' '.repeat(from - cut)}${'^'.repeat(Math.max(1, Math.min(to, cut + longest) - from))}`;
  };
}
