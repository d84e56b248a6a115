/** Compares the text of a page in two versions. Shared with the browser. */
import {type Block, textOfBlock} from '../store/block';
import {type PageStore, textIn} from '../store/pageStore';
import {align} from './align';
import {textOfUnit, type Unit, unitsOf} from './units';
import {compareCells, type Part} from './words';

/** Change of a block. */
export type Change =
  /** The text is the same. */
  | {type: 'same'; before: Block; after: Block}
  /** Words changed; the parts of each cell. */
  | {type: 'changed'; before: Block; after: Block; cells: readonly (readonly Part[])[]}
  /** Only in one version; or in another place of the other one. */
  | {type: 'removed' | 'added'; block: Block; isMoved: boolean};

/** Changes of the blocks of a unit: all rows of a table, all lines of a sample, or one other block. */
export interface Group {
  kind: Unit['kind'];
  changes: readonly Change[];
}

const same = (before: Block, after: Block): Change => ({type: 'same', before, after});

/** Change of a block that is next to another block. */
const changed = (before: Block, after: Block): Change =>
  textOfBlock(before) === textOfBlock(after)
    ? same(before, after)
    : {
        type: 'changed',
        before,
        after,
        cells: before.cells.map((cell, index) => compareCells(cell, after.cells[index]!)),
      };

/** Changes of the blocks of a changed unit. */
function changesIn(before: Unit, after: Unit): Change[] {
  if (textOfUnit(before) === textOfUnit(after)) {
    return before.blocks.map((block, index) => same(block, after.blocks[index]!));
  }
  if (before.kind === 'text') {
    return [changed(before.blocks[0]!, after.blocks[0]!)];
  }
  // The head of a table and the title of a sample stay at their place.
  const [[headBefore, ...restBefore], [headAfter, ...restAfter]] = [before.blocks, after.blocks];
  const aligned = align(restBefore, restAfter, textAndKey, (block) => ({kind: 'text', blocks: [block]}));
  return [
    changed(headBefore!, headAfter!),
    ...aligned.map((one): Change => {
      if ('only' in one) {
        return {type: one.type, block: one.only, isMoved: one.isMoved};
      }
      return one.type === 'same' ? same(one.before, one.after) : changed(one.before, one.after);
    }),
  ];
}

const textAndKey = (block: Block): string => `${block.key ?? ''}\n${JSON.stringify(block.cells)}`;

/** Change of each block of a text, in order. */
export function compareTexts(before: readonly Block[], after: readonly Block[]): Group[] {
  const keys = new Map<Unit, string>();
  const [old, next] = [before, after].map(unitsOf) as [Unit[], Unit[]];
  [...old, ...next].forEach((unit) => keys.set(unit, JSON.stringify(unit.blocks)));
  const aligned = align(old, next, (unit) => keys.get(unit)!, (unit) => unit); // prettier-ignore
  return aligned.map((one): Group => {
    if ('only' in one) {
      const {type, isMoved, only} = one;
      return {kind: only.kind, changes: only.blocks.map((block) => ({type, block, isMoved}))};
    }
    return {
      kind: one.after.kind,
      changes:
        one.type === 'same' ? one.before.blocks.map((block) => same(block, block)) : changesIn(one.before, one.after),
    };
  });
}

/**
 * Changes of each block of a page between two versions.
 *
 * @throws Error when one of the versions lacks the page.
 */
export const comparePage = (store: PageStore, from: string, to: string): Group[] =>
  compareTexts(textIn(store, from), textIn(store, to));
