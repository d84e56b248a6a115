/** Edits of a text that can be undone, as the browser forgets its own when a script sets the text of a field. */
import type {Place} from '../model/tree';

/** A text with the ones to go back and forward to, the nearest last. */
export interface Edited {
  text: string;
  /** End of the last key stroke, if that was the last edit. */
  typedTo?: number | undefined;
  past: readonly string[];
  future: readonly string[];
}

/** Maximum number of characters to go back to. */
const mostKept = 20_000_000;

/** The part that differs between two texts. */
export function editBetween(before: string, after: string) {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) {
    start += 1;
  }
  let rest = 0;
  while (rest < shorter - start && before[before.length - 1 - rest] === after[after.length - 1 - rest]) {
    rest += 1;
  }
  return {start, removed: before.slice(start, before.length - rest), added: after.slice(start, after.length - rest)};
}

/** Changes a text. A key stroke (`isTyped`) is undone together with those before it at the same position, except Enter. */
export function write({text: before, typedTo, past}: Edited, text: string, isTyped = false): Edited {
  const {start, removed, added} = editBetween(before, text);
  const isKey = isTyped && Math.max(removed.length, added.length) === 1 && added !== '\n';
  const goesOn = isKey && (typedTo === start || typedTo === start + removed.length);
  return {
    text,
    typedTo: isKey ? start + added.length : undefined,
    past: goesOn ? past : [...past, before].slice(-mostKept / before.length),
    future: [],
  };
}

/** Undoes the last edit, if there is one. */
export const undo = ({text, past, future}: Edited): Edited =>
  past.length === 0
    ? {text, past, future}
    : {text: past.at(-1)!, past: past.slice(0, -1), future: [...future, text], typedTo: undefined};

/** Redoes the last undone edit, if there is one. */
export function redo({text, past, future}: Edited): Edited {
  const {text: next, past: rest, future: done} = undo({text, past: future, future: past});
  return {text: next, past: done, future: rest, typedTo: undefined};
}

/** Whether an edit changed nothing in a place of the text, nor next to it. */
export const isSpared = ({start, end}: Place, {start: from, removed}: ReturnType<typeof editBetween>): boolean =>
  end < from || start > from + removed.length;

/** A place in the text before an edit, as a place in the text after it. */
export function moved({start, end}: Place, {start: from, removed, added}: ReturnType<typeof editBetween>): Place {
  const shift = added.length - removed.length;
  const isAfter = (offset: number): boolean => offset >= from + removed.length;
  return {
    start: isAfter(start) ? start + shift : Math.min(start, from),
    end: isAfter(end) && end > from ? end + shift : Math.min(end, from + added.length),
  };
}
