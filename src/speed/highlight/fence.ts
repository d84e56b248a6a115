/** Code and metadata of a fenced block. */
export interface Fence {
  code: string;
  title: string;
  /** Zero-based lines that are marked. */
  marked: ReadonlySet<number>;
}

/** Stock features that no page uses, so that they are not built here: line numbers, and comments that mark lines. */
const unsupported = /\bshowLineNumbers\b|^\W+highlight-(?:next-line|start|end)\W*$/m;

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

/**
 * Reads a fenced block as the stock code block does: its title, and a range of marked lines such as `{1,3-4}`.
 *
 * @param code - Text of the block, with the line break at its end.
 * @param meta - The text after the language.
 * @throws Error when the block uses a stock feature that is not supported here.
 */
export function readFence(code: string, meta: string): Fence {
  const text = code.replace(/\r?\n$/, '');
  const found = unsupported.exec(`${meta}\n${text}`)?.[0];
  if (found !== undefined) {
    throw new Error(
      `Code block with "${found}"; expected marked lines as a range such as {1,3-4}, and no line numbers`,
    );
  }
  return {
    code: text.replaceAll('\r\n', '\n'),
    title: /title=(["'])(.*?)\1/.exec(meta)?.[2] ?? '',
    marked: readRange(/\{([\d,-]+)\}/.exec(meta)?.[1] ?? ''),
  };
}
