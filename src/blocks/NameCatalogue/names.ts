/** What the rows of the catalogue are found by. */
import type {Findable} from '@site/src/ui/Catalogue/filter';
import type {ExplorerRow, ProductName} from '@site/src/facts/viewTypes';

/** Label of the kind of a name. */
export const typeOf = ({kind, of}: ProductName): string => (of === undefined ? kind : `${kind} of ${of}`);

/** A configuration key: also found by its text and its successor. */
export const findableKey = (row: ExplorerRow, {successor = ''}: ProductName): Findable => ({
  name: `${row.key} ${successor}`,
  text: `${row.description} ${row.label} ${row.group}`,
  is: {component: [row.component], kind: ['key'], version: row.versions},
});

/** Any other name: also found by its kind and its successor. */
export const findableName = (row: ProductName): Findable => ({
  name: `${row.name} ${row.successor ?? ''}`,
  text: typeOf(row),
  is: {
    component: row.of === undefined ? [] : [row.of],
    kind: [row.kind],
    version: [...row.versions, ...(row.unconfirmed ?? [])],
  },
});

/** The replacement of a name, preferably of the same kind. */
export const successorOf = (name: ProductName, all: readonly ProductName[]): ProductName | undefined => {
  const found = all.filter((one) => one.name === name.successor);
  return found.find(({kind}) => kind === name.kind) ?? found[0];
};

/** Each key with its entry in the inventory, and the names that are none of these keys. */
export function joined(keys: readonly ExplorerRow[], names: readonly ProductName[]) {
  const idOf = (component: string | undefined, key: string): string => `${component} ${key}`;
  const named = new Map(names.filter(({kind}) => kind === 'key').map((one) => [idOf(one.of, one.name), one]));
  const pairs = keys.map((row) => ({row, name: named.get(idOf(row.component, row.key))!}));
  const shown = new Set(pairs.map(({name}) => name));
  return {pairs, others: names.filter((one) => !shown.has(one))};
}
