/** What stands beside what, where two versions are shown side by side. */
import type {Group} from '../../engine/compare';

/** A group that both versions have; or one that only the old version has, and one that only the new one has. */
export type Row = {both: Group} | {old?: Group; new?: Group};

const only = ({changes}: Group, type: 'removed' | 'added'): boolean => changes.every((change) => change.type === type);

/** What is only in one version stands beside what the other one has in its place. */
export function rowsOf(groups: readonly Group[]): Row[] {
  const rows: Row[] = [];
  let free: {old?: Group; new?: Group}[] = [];
  for (const group of groups) {
    if (only(group, 'removed')) {
      // What was removed comes before what was added: a removed group behind an added one starts anew.
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
