/** Arranges the parts of a comparison: which of them are visible, and which are next to each other. */
import type {Line} from '../../text/blocks';
import type {Change, Group} from '../../text/compare';

/** The text to show: both versions with all changes, or one of them. */
export type Side = 'both' | 'old' | 'new';

/** A line of the text, or all lines of a table, each with its visibility. */
export type Part = readonly {change: Change; isShown: boolean}[];

/** One part, or a part of each version. */
export type Row = [old?: Part, next?: Part];

/** The line on a side, or undefined if that version does not have it. */
export const lineOn = ({before, after}: Change, side: Side): Line | undefined =>
  side === 'both' ? (after ?? before) : side === 'old' ? before : after;

const isChange = ({type}: Change): boolean => type !== 'same';

/**
 * The parts of a text. When only changes are shown, these are visible with their headings, the first line of their block, and two lines
 * around them in a sample.
 */
export function partsOf(groups: readonly Group[], onlyChanges: boolean): Part[] {
  let heading: {isShown: boolean} | undefined;
  return groups.flatMap((group) => {
    const {kind} = lineOn(group[0]!, 'both')!;
    const around = /^(title|code)$/.test(kind) ? 2 : 0;
    const hasChange = group.some(isChange);
    const lines = group.map((change, place) => {
      const near = place === 0 ? group : group.slice(Math.max(0, place - around), place + around + 1);
      return {change, isShown: !onlyChanges || near.some(isChange)};
    });
    if (/^h\d/.test(kind)) {
      heading = lines[0];
    } else if (heading && hasChange) {
      heading.isShown = true;
    }
    return /^t[hr]$/.test(kind) ? [lines] : lines.map((line) => [line]);
  });
}

const isSample = (part: Part): boolean => /^(title|code)$/.test(lineOn(part[0]!.change, 'both')?.kind ?? '');

/**
 * Places what only the old version has next to what only the new version has, until the next part that both have. Text stands next to
 * text, and lines of a sample next to lines of a sample, so that nothing tears a sample.
 */
export function beside(parts: readonly Part[]): Row[] {
  const rows: Row[] = [];
  /** For each side, the first row that can take its next part. */
  let free: [old: number, next: number] = [0, 0];
  for (const part of parts) {
    const types = new Set(part.map(({change}) => change.type));
    const side = types.size > 1 ? -1 : ['removed', 'added'].indexOf([...types][0]!);
    if (side !== 0 && side !== 1) {
      rows.push([part, part]);
      free = [rows.length, rows.length];
      continue;
    }
    const found = rows.findIndex(
      (row, index) => index >= free[side] && row[side] === undefined && isSample(row[1 - side]!) === isSample(part),
    );
    const place = found < 0 ? rows.length : found;
    rows[place] = side === 0 ? [part, rows[place]?.[1]] : [rows[place]?.[0], part];
    free[side] = place + 1;
  }
  return rows;
}
