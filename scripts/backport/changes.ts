import {diffArrays} from 'diff';
import {blocksOf, type Block} from './blocks';

/** A text of a page that a correction replaces, takes away or adds. */
export interface Change {
  removed: readonly Block[];
  added: readonly Block[];
  /** The blocks around it, which stay; undefined at the ends of the page. */
  before: Block | undefined;
  after: Block | undefined;
}

const isSame = (one: Block, other: Block): boolean => one.text === other.text;

/** What a correction changes in a page, block by block, in the order of the page. */
export function changesOf(oldText: string, newText: string): Change[] {
  const parts = diffArrays(blocksOf(oldText), blocksOf(newText), {comparator: isSame});
  const changes: Change[] = [];
  parts.forEach((part, index) => {
    const previous = parts[index - 1];
    if ((!part.removed && !part.added) || previous?.removed || (previous?.added && part.removed)) {
      return;
    }
    const next = parts[index + 1];
    const other = next?.removed || next?.added ? next : undefined;
    const of = (kind: 'removed' | 'added'): Block[] => [part, other].find((one) => one?.[kind])?.value ?? [];
    const [removed, added] = [of('removed'), of('added')];
    const before = previous?.value.at(-1);
    const after = parts[index + (other ? 2 : 1)]?.value[0];
    // As many blocks as before: each was replaced on its own, and may be wanted on its own.
    if (removed.length === added.length && removed.length > 1) {
      removed.forEach((block, place) =>
        changes.push({
          removed: [block],
          added: [added[place]!],
          before: removed[place - 1] ?? before,
          after: removed[place + 1] ?? after,
        }),
      );
    } else {
      changes.push({removed, added, before, after});
    }
  });
  return changes;
}
