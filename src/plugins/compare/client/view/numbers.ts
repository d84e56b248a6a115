/** Numbers of the items of numbered lists: they are no text, so that a new first step is no change of all others. */
import type {Change, Group} from '../../engine/compare';
import type {Block} from '../../store/block';

/** Counts the items of one version. */
function counter(): (block: Block) => number | undefined {
  const counts = new Map<string, number>();
  return ({kind, inside = ''}) => {
    for (const list of [...counts.keys()]) {
      if (!inside.startsWith(list)) {
        counts.delete(list);
      }
    }
    if (kind !== 'li' || !inside.endsWith('1')) {
      return undefined;
    }
    // A further item ends the lists in the one before it.
    [...counts.keys()].filter((list) => list.length > inside.length).forEach((list) => counts.delete(list));
    counts.set(inside, (counts.get(inside) ?? 0) + 1);
    return counts.get(inside);
  };
}

/** The number of an item in the old version and in the new one. */
export interface Numbers {
  old?: number;
  new?: number;
}

/** The number of each item of a numbered list. */
export function numbersOf(groups: readonly Group[]): Map<Change, Numbers> {
  const [old, next] = [counter(), counter()];
  const numbers = new Map<Change, Numbers>();
  for (const change of groups.flatMap(({changes}) => changes)) {
    if (!('block' in change)) {
      numbers.set(change, {old: old(change.before), new: next(change.after)});
    } else if (change.type === 'removed') {
      numbers.set(change, {old: old(change.block)});
    } else {
      numbers.set(change, {new: next(change.block)});
    }
  }
  return numbers;
}
