/** Filters the rows of a catalogue. */
import {uniformName} from '../../lib/springNames';

export interface Findable {
  /** Name. Also matches without separators: `EVENTBUS_ENABLED` finds `event-bus.enabled`. */
  readonly name: string;
  readonly text?: string;
  /** Values of the row, by the name of the choice. */
  readonly is?: Readonly<Record<string, readonly string[]>>;
}

/** Selected values by name. `filter` contains words that must all occur. An empty text matches everything. */
export type Choice = Readonly<Record<string, string>>;

export function isFound(row: Findable, choice: Choice): boolean {
  const {name, text = '', is = {}} = row;
  const inText = `${name} ${text}`.toLowerCase();
  const words = (choice['filter'] ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  return (
    Object.entries(is).every(([what, values]) => !choice[what] || values.includes(choice[what])) &&
    words.every(
      (word) => inText.includes(word) || (uniformName(word) !== '' && uniformName(name).includes(uniformName(word))),
    )
  );
}

/** Unique values of a facet in alphabetical order, with their numbers of rows. */
export function valuesOf(rows: readonly Findable[], what: string): [value: string, rows: number][] {
  const all = rows.flatMap(({is}) => is?.[what] ?? []);
  return [...new Set(all)].sort().map((value) => [value, all.filter((one) => one === value).length]);
}

/** The line with the number of visible rows. */
export const countText = (shown: number, all: number, noun: string): string =>
  `${shown === all ? '' : `${shown} of `}${all} ${all === 1 ? noun : `${noun}s`}`;

/** Availability of a name in the versions. */

export interface Life {
  /** Versions that have it, oldest first. */
  readonly versions: readonly string[];
  /** Versions that might have it: readers must check. */
  readonly unconfirmed?: readonly string[];
  /** Whether it is older than all versions. */
  readonly obsolete?: boolean;
}

/** The life line of a name over all versions as a sentence, so that it does not depend on colour. */
export function lifeText({versions, unconfirmed = [], obsolete}: Life, order: readonly string[]): string {
  if (obsolete) {
    return `Older than ${order[0]}`;
  }
  if (versions.length === order.length) {
    return 'In all versions';
  }
  const without = order.filter((version) => !versions.includes(version) && !unconfirmed.includes(version));
  const say = (words: string, list: readonly string[]): string[] =>
    list.length > 0 ? [`${words} ${list.join(', ')}`] : [];
  return [...say('In', versions), ...say('Unconfirmed in', unconfirmed), ...say('Not in', without)].join('. ');
}
