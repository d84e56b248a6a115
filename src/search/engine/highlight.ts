import {partRanges, partsOf, tailsOf, termsOf, wholeOf, wordsIn} from '../../lib/words';

export type Mark = (piece: string) => string;

/**
 * Marks a word once: the whole word, or its first parts that match. They begin the word or follow a separator, because a mark inside a
 * name such as `jobResult` is harder to read than none.
 */
function markWord(word: string, terms: ReadonlySet<string>, mark: Mark): string {
  if (terms.has(wholeOf(word))) {
    return mark(word);
  }
  const ranges = partRanges(word);
  const tails = tailsOf(word);
  const isTail = (place: number): boolean => terms.has(tails[place]!);
  const isMatch = (place: number): boolean =>
    place < ranges.length && (isTail(place) || terms.has(partsOf(word.slice(...ranges[place]!)).join('')));
  const first = ranges.findIndex(([start], place) => start !== ranges[place - 1]?.[1] && isMatch(place));
  if (first < 0) {
    return word;
  }
  let last = first;
  while (!isTail(last) && isMatch(last + 1)) {
    last += 1;
  }
  const [start] = ranges[first]!;
  const end = isTail(last) ? word.length : ranges[last]![1];
  return word.slice(0, start) + mark(word.slice(start, end)) + word.slice(end);
}

export function marked(text: string, terms: ReadonlySet<string>, mark: Mark): string {
  let from = 0;
  const pieces = wordsIn(text).map((word) => {
    const at = text.indexOf(word, from);
    const piece = text.slice(from, at) + markWord(word, terms, mark);
    from = at + word.length;
    return piece;
  });
  return pieces.join('') + text.slice(from);
}

/** Words before the first match of a snippet. */
const lead = 2;

/**
 * Shortens a text to the part with the most matches.
 *
 * @param count - Number of words to keep.
 */
export function snippetOf(text: string, terms: ReadonlySet<string>, count: number): string {
  const words = text.split(' ');
  if (words.length <= count) {
    return text;
  }
  const isHit = (word: string): boolean => [...termsOf(word), ...tailsOf(word)].some((term) => terms.has(term));
  const hits = words.map((word) => wordsIn(word).some(isHit));
  const hitsFrom = (start: number): number => hits.slice(start, start + count).filter(Boolean).length;
  let best = 0;
  for (let start = lead; start < words.length; start += 1) {
    if (hits[start] && hitsFrom(start - lead) > hitsFrom(best)) {
      best = start - lead;
    }
  }
  const start = Math.min(best, words.length - count);
  const end = start + count;
  return `${start > 0 ? '…' : ''}${words.slice(start, end).join(' ')}${end < words.length ? '…' : ''}`;
}
