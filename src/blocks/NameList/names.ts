import type {Findable} from '@site/src/ui/Catalogue/filter';
import type {ProductName} from '@site/src/facts/views';

/** What a name is, in words. */
export const typeOf = ({kind, of}: ProductName): string => (of === undefined ? kind : `${kind} of ${of}`);

/** What a name, or what takes its place, is found by. */
export const findableOf = (row: ProductName): Findable => ({
  name: `${row.name} ${row.successor ?? ''}`,
  text: typeOf(row),
  is: {kind: [row.kind], of: row.of === undefined ? [] : [row.of]},
});

/** The row of what takes the place of a name: one of the same kind first. */
export const successorOf = (name: ProductName, all: readonly ProductName[]): ProductName | undefined => {
  const found = all.filter((one) => one.name === name.successor);
  return found.find(({kind}) => kind === name.kind) ?? found[0];
};
