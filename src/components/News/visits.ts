/** What is new since the last visit of this browser. Pure. */
import {readRecord} from '@site/src/components/Runbook/stored';

/** What the browser remembers. */
export interface Visits {
  /** Day of the last visit. */
  day: string;
  /** Keys of the entries that an earlier day had; missing on the first day. */
  before?: readonly string[];
  /** Keys of the entries of the last visit. */
  seen: readonly string[];
}

const textsIn = (value: unknown): string[] | undefined =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : undefined;

/** What is remembered after a visit; over the day, what was new stays new. */
export function afterVisit(stored: string | null, keys: readonly string[], today: string): Visits {
  const {day, before, seen} = readRecord(stored);
  const earlier = day === today ? textsIn(before) : textsIn(seen);
  return {day: today, ...(earlier && {before: earlier}), seen: keys};
}

/** Keys of the entries of earlier days; undefined on the first day. */
export const earlierOf = (stored: string | null): string[] | undefined => textsIn(readRecord(stored)['before']);

/** Whether an entry came after the visits of earlier days; nothing is new on the first day. */
export const isNew = (earlier: readonly string[] | undefined, key: string): boolean =>
  earlier !== undefined && !earlier.includes(key);
