/** Blocks that belong together: a table, a sample; each other block is alone. */
import {type Block, type Kind, textOfBlock} from '../store/block';

/** Unit that is compared first, as a whole. */
export interface Unit {
  kind: 'text' | 'table' | 'code';
  blocks: readonly Block[];
}

const starts: Partial<Record<Kind, Unit['kind']>> = {th: 'table', pre: 'code'};
const goesOn: Record<Unit['kind'], Kind | undefined> = {table: 'tr', code: 'line', text: undefined};

/** The units of a text, in its order. */
export function unitsOf(blocks: readonly Block[]): Unit[] {
  const units: (Unit & {blocks: Block[]})[] = [];
  for (const block of blocks) {
    const last = units.at(-1);
    if (last && goesOn[last.kind] === block.kind) {
      last.blocks.push(block);
    } else {
      units.push({kind: starts[block.kind] ?? 'text', blocks: [block]});
    }
  }
  return units;
}

/** The text of a unit, one line for each block. */
export const textOfUnit = ({blocks}: Unit): string => blocks.map(textOfBlock).join('\n');
