import {partRanges, partsOf, tailsOf, wholeOf, wordsIn} from '../../lib/words';

export type Mark = (piece: string) => string;

/** Marks the part of a word that matches a search term: the whole word, its end, or single parts of a compound. */
function markWord(word: string, terms: ReadonlySet<string>, mark: Mark): string {
  if (terms.has(wholeOf(word))) {
    return mark(word);
  }
  const ranges = partRanges(word);
  const tail = tailsOf(word).findIndex((one) => terms.has(one));
  if (tail >= 0) {
    const [start] = ranges[tail]!;
    return word.slice(0, start) + mark(word.slice(start));
  }
  let end = 0;
  const pieces = ranges.map(([start, next]) => {
    const part = word.slice(start, next);
    const piece = word.slice(end, start) + (terms.has(partsOf(part).join('')) ? mark(part) : part);
    end = next;
    return piece;
  });
  return pieces.join('') + word.slice(end);
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
  const hits = words.map((word) => marked(word, terms, () => '') !== word);
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
