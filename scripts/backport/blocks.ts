/** A piece of a Markdown page that is corrected as a whole. */
export interface Block {
  /** As it stands in the file, with its line ends. */
  raw: string;
  /** What is compared: the same text with other line breaks or wider columns is the same block. */
  text: string;
  /** Line of its first character, from 1. */
  line: number;
}

const fence = /^\s*(`{3,}|~{3,})/;
/** Lines that are a block of their own: headings, rows of a table, directives, imports, tags, comments, front matter. */
const single = /^\s*(?:#{1,6} |\||:::|import |<|\{\/\*|---\s*$)/;
const itemStart = /^\s*(?:[-*+]|\d+[.)]) /;

/** The line under the head of a table, of any width. */
const rule = /^\|[\s:|-]+\|$/;

function textOf(raw: string): string {
  const text = raw.replaceAll(/\s+/g, ' ').trim();
  return rule.test(text) ? '|---|' : text;
}

/**
 * Splits a Markdown file into its blocks: paragraphs, items of lists, rows of tables, lines of code, headings. Blank lines belong to
 * the block before them, so that all blocks together are the file.
 */
export function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = [];
  let fenceMark: string | undefined;
  let isOpen = false;
  markdown.split(/(?<=\n)/).forEach((raw, index) => {
    const mark = fence.exec(raw)?.[1];
    const isBlank = raw.trim() === '';
    const isAlone = fenceMark !== undefined || mark !== undefined || single.test(raw);
    const last = blocks.at(-1);
    if (last !== undefined && (isBlank || (isOpen && !isAlone && !itemStart.test(raw)))) {
      last.raw += raw;
      isOpen &&= !isBlank;
    } else {
      blocks.push({raw, text: '', line: index + 1});
      isOpen = !isAlone && !isBlank;
    }
    if (mark !== undefined) {
      fenceMark = fenceMark === undefined ? mark : mark.startsWith(fenceMark) ? undefined : fenceMark;
    }
  });
  return blocks.map((block) => ({...block, text: textOf(block.raw)}));
}
