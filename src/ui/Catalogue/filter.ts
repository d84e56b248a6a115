/** Which rows of a catalogue a reader sees. Pure. */

/** What a catalogue knows of a row. */
export interface Findable {
  /** Found without its separators too: `EVENTBUS_ENABLED` finds `event-bus.enabled`. */
  readonly name: string;
  /** Other text that may have the words. */
  readonly text?: string;
  /** Values of the row, by the name of the choice. */
  readonly is?: Readonly<Record<string, readonly string[]>>;
}

/** What the reader has chosen, by name; `filter` holds words that must all occur, an empty text stands for everything. */
export type Choice = Readonly<Record<string, string>>;

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '');

/** Whether a row is what the reader asks for. */
export function isFound({name, text = '', is = {}}: Findable, choice: Choice): boolean {
  const inText = `${name} ${text}`.toLowerCase();
  const words = (choice['filter'] ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  return (
    Object.entries(is).every(([what, values]) => !choice[what] || values.includes(choice[what])) &&
    words.every((word) => inText.includes(word) || (plain(word) !== '' && plain(name).includes(plain(word))))
  );
}

/** Values of a choice, each once, in alphabetical order, with the number of rows that have it. */
export function valuesOf(rows: readonly Findable[], what: string): [value: string, rows: number][] {
  const all = rows.flatMap(({is}) => is?.[what] ?? []);
  return [...new Set(all)].sort().map((value) => [value, all.filter((one) => one === value).length]);
}

/** The line that says how many rows are in view. */
export function countText(shown: number, all: number, noun: string, choice: string): string {
  const rows = all === 1 ? noun : `${noun}s`;
  if (shown === 0) {
    return `None of ${all} ${rows} fits. Use fewer words or another ${choice}.`;
  }
  return shown === all ? `${all} ${rows}` : `${shown} of ${all} ${rows}`;
}
