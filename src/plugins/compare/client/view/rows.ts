/** Pairs of blocks in the side-by-side view. */
import type {Group} from '../../engine/compare';

/** A group that both versions have; or one that only the old version has, and one that only the new one has. */
export type Row = {both: Group} | {old?: Group; new?: Group};

const only = ({changes}: Group, type: 'removed' | 'added'): boolean => changes.every((change) => change.type === type);

/** Pairs blocks of only one version with those of the other version at the same position. */
export function rowsOf(groups: readonly Group[]): Row[] {
  const rows: Row[] = [];
  let free: {old?: Group; new?: Group}[] = [];
  for (const group of groups) {
    if (only(group, 'removed')) {
      // Removals come before additions. A removal after an addition begins a new group.
      if (free.some((row) => row.new)) {
        free = [];
      }
      const row = {old: group};
      rows.push(row);
      free.push(row);
    } else if (only(group, 'added')) {
      const row = free.find((one) => !one.new);
      if (row) {
        row.new = group;
      } else {
        rows.push({new: group});
      }
    } else {
      rows.push({both: group});
      free = [];
    }
  }
  return rows;
}
