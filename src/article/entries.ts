/** The entries of an article for the search. */
import type {Nodes, Root, TableRow} from 'mdast';
import {stopWords} from '../lib/words';
import {sampleTitle, textOf} from './tree';

/** Level of an entry: 1 for the page title, 2 to 6 for headings, 0 for a text block, -1 for a code sample. */
export type Level = -1 | 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** A heading or text block, in page order. A text block without an anchor uses that of its heading. */
export type Entry = readonly [level: Level, text: string, anchor?: string];

const admonitionLabel = /^(note|tip|info|warning|danger|caution|important|secondary|success)$/i;

/** Between the cells of a row and the lines of a sample, because they are no sentence. */
const separator = ' · ';

/** Words of a text, to detect lines with new words. */
const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}_-]{2,}/gu) ?? [];

/** Whether readers search for a word of a sample: no stop word, short number or unit. */
const isTelling = (word: string): boolean =>
  word.length > 2 && !/^\d{1,3}[a-z]?$/.test(word) && !stopWords.has(word.toLowerCase());

const collapse = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The cells of a row in one line. */
const rowText = ({children}: TableRow): string =>
  children
    .map((cell) => collapse(textOf(cell)))
    .filter(Boolean)
    .join(separator);

/**
 * Headings and text blocks, in order, each with its anchor. Column names are omitted.
 *
 * @param skipped - Headings whose sections are omitted.
 */
export function entriesOf(tree: Root, skipped: readonly string[]): Entry[] {
  const entries: Entry[] = [];
  const seen = new Set<string>();
  let anchorAbove: string | undefined;
  let skippedLevel = 0;
  const add = (level: Level, text: string, anchor: string | undefined): void => {
    if (level > 0 && (skippedLevel === 0 || level <= skippedLevel)) {
      skippedLevel = skipped.includes(text) ? level : 0;
    }
    if (skippedLevel > 0 || !/[\p{L}\p{N}]/u.test(text) || admonitionLabel.test(text)) {
      return;
    }
    wordsIn(text).forEach((word) => seen.add(word));
    entries.push(anchor === undefined || anchor === anchorAbove ? [level, text] : [level, text, anchor]);
    anchorAbove = level > 0 ? anchor : anchorAbove;
  };
  /**
   * The words of a sample that are new on the page, because samples repeat each other and the text. The first line with a new word, usually
   * the title, is kept whole. Comments of the other lines are left out, because
   * the text explains them, and so are words that nobody searches for.
   */
  const newLines = (lines: readonly string[]): string => {
    let isFirst = true;
    const kept = lines.map((line) => {
      if (!isFirst && /^\s*(?:#|\/\/)/.test(line)) {
        return '';
      }
      const words = [...new Set(wordsIn(line))].filter((word) => !seen.has(word));
      words.forEach((word) => seen.add(word));
      const text = isFirst && words.length > 0 ? line : words.filter(isTelling).join(' ');
      isFirst &&= words.length === 0;
      return text;
    });
    return kept.filter(Boolean).join(separator);
  };
  const walk = (node: Nodes): void => {
    const id = node.data?.id;
    switch (node.type) {
      case 'heading':
        return add(node.depth, collapse(textOf(node)), node.depth === 1 ? undefined : id);
      case 'table':
        return node.children.slice(1).forEach((row) => add(0, rowText(row), row.data?.id));
      case 'code':
        return add(-1, collapse(newLines([sampleTitle(node), ...node.value.split('\n')])), id);
      case 'paragraph':
        return add(0, collapse(textOf(node)), id);
      default:
        return 'children' in node ? node.children.forEach(walk) : undefined;
    }
  };
  walk(tree);
  return entries;
}
