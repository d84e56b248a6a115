import {stem, type Word, wordsOf} from './words';

/** A stretch of a text, end excluded. */
export type Range = readonly [start: number, end: number];

/** Where the parts of a word start in it; letters are counted as written. */
function partRanges({parts, start, end}: Word, text: string): Range[] {
  const raw = text.slice(start, end).toLowerCase();
  let from = 0;
  return parts.map((part): Range => {
    const at = Math.max(raw.indexOf(part, from), from);
    from = Math.min(at + part.length, raw.length);
    return [start + at, start + from];
  });
}

function rangesIn(word: Word, text: string, terms: ReadonlySet<string>): Range[] {
  if (terms.has(word.whole)) {
    return [[word.start, word.end]];
  }
  const ranges = partRanges(word, text);
  const tail = word.tails.findIndex((form) => terms.has(form));
  if (tail >= 0) {
    return [[ranges[tail]![0], word.end]];
  }
  return ranges.filter((_, index) => terms.has(stem(word.parts[index]!)));
}

/** Where a text has one of the terms. Ranges do not touch each other. */
export function matchesIn(text: string, terms: ReadonlySet<string>): Range[] {
  return wordsOf(text).flatMap((word) => rangesIn(word, text, terms));
}

/** Puts marks around ranges of a text. */
export function mark(text: string, ranges: readonly Range[], [open, close]: readonly [string, string]): string {
  let from = 0;
  const pieces = ranges.map(([start, end]) => {
    const piece = `${text.slice(from, start)}${open}${text.slice(start, end)}${close}`;
    from = end;
    return piece;
  });
  return pieces.join('') + text.slice(from);
}

/**
 * Cuts a text down to the words around its matches.
 *
 * @param count - How many words are left.
 * @returns Start and end of the cut: the stretch with the most matches, two words before the first of them.
 */
export function snippetRange(text: string, ranges: readonly Range[], count: number): Range {
  const words = [...text.matchAll(/\S+/g)].map(({0: word, index}): Range => [index, index + word.length]);
  if (words.length <= count) {
    return [0, text.length];
  }
  const hits = words.map(([start, end]) => ranges.filter((range) => range[0] < end && range[1] > start).length);
  let best = 0;
  let bestHits = -1;
  let inside = hits.slice(0, count).reduce((sum, hit) => sum + hit, 0);
  for (let first = 0; first + count <= words.length; first += 1) {
    if (inside > bestHits) {
      best = first;
      bestHits = inside;
    }
    inside += (hits[first + count] ?? 0) - hits[first]!;
  }
  const firstHit = hits.findIndex((hit, index) => hit > 0 && index >= best);
  const from = Math.max(
    0,
    Math.min(words.length - count, bestHits > 0 ? Math.max(best, Math.min(firstHit - 2, best + count)) : 0),
  );
  return [from === 0 ? 0 : words[from]![0], from + count >= words.length ? text.length : words[from + count - 1]![1]];
}
