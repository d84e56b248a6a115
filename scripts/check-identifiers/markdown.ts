/** Splits a Markdown page into pieces with line numbers: running text, code spans and fences. */

export interface Piece {
  kind: 'prose' | 'code' | 'fence';
  text: string;
  /** Line of the first character, counted from 1. */
  line: number;
  /** Language of a fence. */
  lang: string;
  /** File that a fence shows instead of its content. */
  file?: string | undefined;
}

/** A fence that is never closed runs to the end. */
const FENCE = /^([ \t]*)(`{3,}|~{3,})[ \t]*([\w-]*)(.*)\r?\n([\s\S]*?)(?:^[ \t]*\2[`~]*[ \t]*$|(?![\s\S]))/gm;

const blank = (markup: string): string => markup.replaceAll(/[^\n]/g, ' ');

/** Removes comments, old anchors, and the destinations of relative links. Keeps the lines. */
const withoutMarkup = (text: string): string =>
  text
    .replaceAll(/\{\/\*.*?\*\/\}|<a id="[^"]*">/g, blank)
    .replaceAll(/(?<=\]\()(?!https?:)[^)#\n]*(?=(?:#[^)\n]*)?\))/g, blank);

/** All pieces of a page: its fences, then its text, in which back ticks switch between prose and code. */
export function splitMarkdown(markdown: string): Piece[] {
  const fences: Piece[] = [];
  const lineAt = (offset: number): number => markdown.slice(0, offset).split('\n').length;
  const text = markdown.replaceAll(
    FENCE,
    (fence, indent: string, _mark, lang: string, meta: string, content: string, offset: number) => {
      const file = /(?:^|\s)file="?([^\s"]+)"?/.exec(meta)?.[1];
      // Fences in lists are indented; YAML must not be.
      const plain = content.replaceAll(new RegExp(`^[ \\t]{0,${indent.length}}`, 'gm'), '').replace(/\n$/, '');
      fences.push({kind: 'fence', text: plain, line: lineAt(offset) + 1, lang, file});
      return blank(fence);
    },
  );
  const prose = withoutMarkup(text)
    .split('\n')
    .flatMap((line, index) =>
      line.split(/`+/).map((part, place): Piece => {
        const kind = place % 2 === 1 ? 'code' : 'prose';
        return {kind, text: part, line: index + 1, lang: ''};
      }),
    );
  return [...fences, ...prose.filter((piece) => piece.text.trim() !== '')];
}
