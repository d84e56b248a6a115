/** From characters to lines and columns. */

/** Begins of the lines of a text, in characters. */
export function lineStarts(text: string): number[] {
  const starts = [0];
  for (let index = text.indexOf('\n'); index >= 0; index = text.indexOf('\n', index + 1)) {
    starts.push(index + 1);
  }
  return starts;
}

/**
 * Line and column of a character, both from 1.
 *
 * @param starts - From `lineStarts`.
 */
export function positionOf(starts: readonly number[], offset: number): {line: number; column: number} {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (starts[middle]! <= offset) {
      low = middle;
    } else {
      high = middle - 1;
    }
  }
  return {line: low + 1, column: offset - starts[low]! + 1};
}
