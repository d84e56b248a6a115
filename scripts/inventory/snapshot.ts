/**
 * The reviewed list of the pages of each version, `tests/inventory.txt`: a line for each page, with the versions that have it. A page
 * that is lost, or that nobody meant to add, is a difference to this list. Pure.
 */

/** Pages of one version, by name of the version. */
export type Pages = ReadonlyMap<string, readonly string[]>;

/** A page of one version that only one of two lists has. */
export interface Difference {
  id: string;
  version: string;
  isNew: boolean;
  /** Line of the snapshot, from 1; that of the next page for a new one. */
  line: number;
}

const head = [
  '# The pages of each version, reviewed: id, then the versions that have it.',
  '# "npm run inventory" writes it anew and shows the difference. Look at each line before you commit it.',
];

/** The text of a snapshot, sorted by page; versions in the order of the map. */
export function snapshotOf(pages: Pages): string {
  const ids = [...new Set([...pages.values()].flat())].sort();
  const lines = ids.map((id) =>
    [id, ...[...pages].filter(([, own]) => own.includes(id)).map(([name]) => name)].join(' '),
  );
  return `${[...head, ...lines].join('\n')}\n`;
}

/**
 * Reads a snapshot.
 *
 * @throws Error with the line that is none.
 */
export function readSnapshot(text: string): Pages {
  const pages = new Map<string, string[]>();
  text.split('\n').forEach((line, index) => {
    if (line === '' || line.startsWith('#')) {
      return;
    }
    const [id = '', ...names] = line.split(' ');
    if (id === '' || names.length === 0) {
      throw new Error(`tests/inventory.txt:${index + 1}: "${line}"; expected a page and its versions`);
    }
    names.forEach((name) => pages.set(name, [...(pages.get(name) ?? []), id]));
  });
  return pages;
}

/** What differs between the snapshot and the pages that are there. */
export function differences(snapshot: string, pages: Pages): Difference[] {
  const lines = snapshot.split('\n');
  const lineOf = (id: string): number => {
    const index = lines.findIndex((line) => !line.startsWith('#') && line.split(' ', 1)[0]! >= id);
    return index < 0 ? lines.length : index + 1;
  };
  const before = readSnapshot(snapshot);
  const names = [...new Set([...before.keys(), ...pages.keys()])];
  return names.flatMap((version) => {
    const [old, now] = [before.get(version) ?? [], pages.get(version) ?? []];
    return [
      ...now.filter((id) => !old.includes(id)).map((id) => ({id, version, isNew: true, line: lineOf(id)})),
      ...old.filter((id) => !now.includes(id)).map((id) => ({id, version, isNew: false, line: lineOf(id)})),
    ];
  });
}

/** A difference for people who read it in a terminal. */
export const wordsOf = ({id, version, isNew}: Difference): string => `${isNew ? '+' : '-'} ${id} in ${version}`;
