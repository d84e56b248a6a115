import type {Findable} from '@site/src/ui/Catalogue/filter';
import type {ProductName} from '@site/src/facts/viewTypes';

/** Label of the kind of a name. */
export const typeOf = ({kind, of}: ProductName): string => (of === undefined ? kind : `${kind} of ${of}`);

/** Filter text of a name: the name and its replacement. */
export const findableOf = (row: ProductName): Findable => ({
  name: `${row.name} ${row.successor ?? ''}`,
  text: typeOf(row),
  is: {kind: [row.kind], of: row.of === undefined ? [] : [row.of]},
});

/** Row of the replacement of a name, preferably of the same kind. */
export const successorOf = (name: ProductName, all: readonly ProductName[]): ProductName | undefined => {
  const found = all.filter((one) => one.name === name.successor);
  return found.find(({kind}) => kind === name.kind) ?? found[0];
};
