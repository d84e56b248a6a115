/** Code and metadata of a fenced block. */
export interface Fence {
  code: string;
  title: string;
  /** Marked lines as a range such as `1,3-4`, or empty. */
  marked: string;
}

/** Stock features that no page uses, so that they are not built here: line numbers, and comments that mark lines. */
const unsupported = /\bshowLineNumbers\b|^\W+highlight-(?:next-line|start|end)\W*$/m;

/**
 * Reads a fenced block as the stock code block does: its title, and a range of marked lines such as `{1,3-4}`.
 *
 * @param code - Text of the block, with the line break at its end.
 * @param meta - The text after the language.
 * @throws Error when the block uses a stock feature that is not supported here.
 */
export function readFence(code: string, meta: string): Fence {
  const text = code.replaceAll('\r\n', '\n').replace(/\n$/, '');
  const [found] = unsupported.exec(`${meta}\n${text}`) ?? [];
  if (found !== undefined) {
    throw new Error(
      `Code block with "${found}"; expected marked lines as a range such as {1,3-4}, and no line numbers`,
    );
  }
  const title = /title=(["'])(.*?)\1/.exec(meta)?.[2] ?? '';
  return {code: text, title, marked: /\{([\d,-]+)\}/.exec(meta)?.[1] ?? ''};
}
