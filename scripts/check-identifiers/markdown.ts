/** Splits a Markdown page into pieces with line numbers: running text, code spans and fences. Pure. */

export interface Piece {
  kind: 'prose' | 'code' | 'fence';
  text: string;
  /** Line of the first character, counted from 1. */
  line: number;
  /** Language of a fence. */
  lang: string;
  /** File that a fence shows instead of its content. */
  file?: string;
}

const FENCE = /^(\s*)(`{3,}|~{3,})\s*([\w-]*)(.*)$/;

/** Removes what is no text: comments, old anchors, and the destinations of relative links. Keeps the length of the lines. */
function withoutMarkup(line: string): string {
  return line
    .replace(/\{\/\*.*?\*\/\}|<a id="[^"]*">/g, (markup) => ' '.repeat(markup.length))
    .replace(
      /\]\((?!https?:)([^)#]*)(#[^)]*)?\)/g,
      (_, path: string, anchor = '') => `](${' '.repeat(path.length)}${anchor})`,
    );
}

/** Pieces of one line outside fences; back ticks switch between text and code. */
function inline(line: string, number: number): Piece[] {
  return withoutMarkup(line)
    .split(/`+/)
    .map((text, index): Piece => ({kind: index % 2 === 1 ? 'code' : 'prose', text, line: number, lang: ''}))
    .filter(({text}) => text.trim() !== '');
}

/** All pieces of a page, in order. A fence that is never closed runs to the end. */
export function splitMarkdown(markdown: string): Piece[] {
  const pieces: Piece[] = [];
  let fence: {piece: Piece; mark: string; indent: number; lines: string[]} | undefined;
  const close = (): void => {
    if (fence) {
      pieces.push({...fence.piece, text: fence.lines.join('\n')});
      fence = undefined;
    }
  };
  markdown.split(/\r?\n/).forEach((line, index) => {
    const [, indent = '', mark = '', lang = '', meta = ''] = FENCE.exec(line) ?? [];
    if (fence) {
      if (mark.startsWith(fence.mark) && lang === '' && meta.trim() === '') {
        close();
      } else {
        // Fences in lists are indented; YAML must not be.
        fence.lines.push(line.slice(0, fence.indent).trim() === '' ? line.slice(fence.indent) : line);
      }
    } else if (mark !== '') {
      const file = /(?:^|\s)file="?([^\s"]+)"?/.exec(meta)?.[1];
      const piece: Piece = {kind: 'fence', text: '', line: index + 2, lang, ...(file === undefined ? {} : {file})};
      fence = {piece, mark, indent: indent.length, lines: []};
    } else {
      pieces.push(...inline(line, index + 1));
    }
  });
  close();
  return pieces;
}
