/** Arranges the parts of a comparison: which of them are visible, and which are next to each other. */
import type {Change, Group, Line} from '../../../compare';

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

const isSample = ([line]: Part): boolean => /^(title|code)$/.test(lineOn(line!.change, 'both')?.kind ?? '');

/** Splits parts into runs: samples, and what stands between them. */
function runsOf(parts: readonly Part[]): Part[][] {
  const runs: Part[][] = [];
  for (const part of parts) {
    const last = runs.at(-1);
    if (last && isSample(last[0]!) === isSample(part)) {
      last.push(part);
    } else {
      runs.push([part]);
    }
  }
  return runs;
}

/** Places text next to text, and samples next to samples, so that a sample stays in one piece. Text without a counterpart comes first. */
function besideRuns(old: readonly Part[], next: readonly Part[]): Row[] {
  const rows: Row[] = [];
  const [left, right] = [runsOf(old), runsOf(next)];
  while (left.length > 0 || right.length > 0) {
    const [isOldSample, isNextSample] = [left, right].map(([run]) => run && isSample(run[0]!));
    const before =
      isOldSample === isNextSample || isOldSample === false || right.length === 0 ? left.shift() : undefined;
    const after = isOldSample === isNextSample || !before ? right.shift() : undefined;
    const length = Math.max(before?.length ?? 0, after?.length ?? 0);
    rows.push(...Array.from({length}, (_, index): Row => [before?.[index], after?.[index]]));
  }
  return rows;
}

/** Places what only the old version has next to what only the new version has, until the next part that both have. */
export function beside(parts: readonly Part[]): Row[] {
  const rows: Row[] = [];
  let [old, next]: [Part[], Part[]] = [[], []];
  const close = (): void => {
    rows.push(...besideRuns(old, next));
    [old, next] = [[], []];
  };
  for (const part of parts) {
    const types = new Set(part.map(({change}) => change.type));
    const only = types.size === 1 ? [...types][0] : undefined;
    if (only === 'removed') {
      old.push(part);
    } else if (only === 'added') {
      next.push(part);
    } else {
      close();
      // Row by row, so that rows of a table stand beside each other.
      rows.push(...part.map((line): Row => [[line], [line]]));
    }
  }
  close();
  return rows;
}
