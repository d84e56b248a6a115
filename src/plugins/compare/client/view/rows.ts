/** Arranges the parts of a comparison: which of them are visible, and which are next to each other. */
import type {Change, Group} from '../../text/compare';
import {lineOn} from './parts';

/** A line of the text, or all lines of a table. */
export interface Part {
  changes: Group;
  isShown: boolean;
}

/** One part, or a part of each version. */
export type Row = [old?: Part, next?: Part];

const kindOf = ([first]: Group): string => lineOn(first!, 'both')!.kind;
const isChange = ({type}: Change): boolean => type !== 'same';

export const isTable = (group: Group): boolean => /^t[hr]$/.test(kindOf(group));

/** Visible lines of a group when only changes are shown: the first line, changed lines, and two around them in a sample. */
export function shownLines(group: Group): boolean[] {
  const around = /^(title|code)$/.test(kindOf(group)) ? 2 : 0;
  return group.map(
    (_, place) => place === 0 || group.slice(Math.max(0, place - around), place + around + 1).some(isChange),
  );
}

/** The parts of a text. When only changes are shown, these are visible with their headings. */
export function partsOf(groups: readonly Group[], onlyChanges: boolean): Part[] {
  let heading: Part | undefined;
  return groups.flatMap((group) => {
    const hasChange = group.some(isChange);
    const lines = shownLines(group);
    const units = isTable(group) ? [group] : group.map((change) => [change]);
    const parts = units.map((changes, place) => ({changes, isShown: !onlyChanges || (hasChange && lines[place]!)}));
    if (/^h\d/.test(kindOf(group))) {
      heading = parts[0];
    } else if (heading && hasChange) {
      heading.isShown = true;
    }
    return parts;
  });
}

/** Places what only the old version has next to what only the new version has, until the next part that both have. */
export function beside(parts: readonly Part[]): Row[] {
  const rows: Row[] = [];
  let start = 0;
  for (const part of parts) {
    const types = new Set(part.changes.map(({type}) => type));
    const side = types.size > 1 ? -1 : ['removed', 'added'].indexOf([...types][0]!);
    const free = rows.slice(start).find((row) => row[side] === undefined);
    if (side < 0) {
      rows.push([part, part]);
      start = rows.length;
    } else if (free) {
      free[side] = part;
    } else {
      rows.push(side === 0 ? [part] : [undefined, part]);
    }
  }
  return rows;
}
