/** Metadata of a fenced block: the part after the language, and comments that mark lines. */
export interface Fence {
  code: string;
  title: string;
  /** First line number; undefined when lines are not numbered. */
  firstNumber: number | undefined;
  /** Zero-based lines that are marked. */
  marked: ReadonlySet<number>;
}

const starts = ['//', '/*', '{/*', '#', '<!--', '--', '%', ';;', "'", 'REM ', '!', '(*', '*>'];
const ends = ['*/', '*/}', '-->', '*)', ''];
const escaped = (text: string): string => text.replaceAll(/[/*{}()%!]/g, '\\$&');
const comment = new RegExp(
  `^\\s*(?:${starts.map(escaped).join('|')})\\s*(highlight-next-line|highlight-start|highlight-end)\\s*(?:${ends.map(escaped).join('|')})\\s*$`,
);

/** Zero-based lines of a range such as `1,3-4`. */
function readRange(range: string): Set<number> {
  const lines = new Set<number>();
  for (const part of range.split(',').filter(Boolean)) {
    const [first = 0, last = first] = part.split('-').map(Number);
    for (let line = first; line <= last; line += 1) {
      lines.add(line - 1);
    }
  }
  return lines;
}

/** Takes the comments that mark lines out of the code. */
function readComments(lines: readonly string[]): {kept: string[]; marked: Set<number>} {
  const kept: string[] = [];
  const marked = new Set<number>();
  let inside = false;
  for (const line of lines) {
    const directive = comment.exec(line)?.[1];
    if (directive === undefined) {
      if (inside) {
        marked.add(kept.length);
      }
      kept.push(line);
    } else if (directive === 'highlight-next-line') {
      marked.add(kept.length);
    } else {
      inside = directive === 'highlight-start';
    }
  }
  return {kept, marked};
}

/**
 * Reads a fenced block as the stock code block does: a title, marked lines (a range such as `{1,3-4}` or, without one,
 * comments), line numbers.
 *
 * @param code - Text of the block, with the line break at its end.
 * @param meta - What stands after the language.
 */
export function readFence(code: string, meta: string): Fence {
  const text = code.replace(/\r?\n$/, '');
  const range = /\{([\d,-]+)\}/.exec(meta)?.[1];
  const {kept, marked} =
    range === undefined ? readComments(text.split(/\r?\n/)) : {kept: text.split(/\r?\n/), marked: readRange(range)};
  const numbers = meta.split(' ').find((word) => word.startsWith('showLineNumbers'));
  return {
    code: kept.join('\n'),
    title: /title=(["'])(.*?)\1/.exec(meta)?.[2] ?? '',
    firstNumber: numbers === undefined ? undefined : Number.parseInt(numbers.split('=')[1] ?? '1', 10),
    marked,
  };
}
