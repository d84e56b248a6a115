/** Rehype plugin that prepares Markdown tables for phones, where `src/css/tables.css` shows each row as a block. */
import type {TreeNode} from '../../lib/remarkTree';

/** Tables with fewer columns fit on a phone as they are. */
const fewest = 3;

/** Roles that restore the meaning of table elements, which `display: block` removes. */
const roles: Readonly<Record<string, string>> = {
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
};

const textOf = ({value = '', children = []}: TreeNode): string => value + children.map(textOf).join('');
const inside = (node: TreeNode, name: string): TreeNode[] =>
  (node.children ?? []).flatMap((child) => [...(child.tagName === name ? [child] : []), ...inside(child, name)]);

function label(table: TreeNode): void {
  const names = inside(table, 'th').map((cell) => textOf(cell).trim());
  if (names.length < fewest) {
    return;
  }
  table.properties = {...table.properties, className: ['stacked'], role: 'table'};
  for (const [name, role] of Object.entries(roles)) {
    inside(table, name).forEach((one) => (one.properties = {...one.properties, role}));
  }
  for (const row of inside(table, 'tr')) {
    // The first cell names the row.
    inside(row, 'td').forEach((cell, index) => {
      if (index > 0 && names[index]) {
        cell.properties = {...cell.properties, dataLabel: names[index]};
      }
    });
  }
}

/** Gives each cell of a table with three or more columns the name of its column, as `data-label`. */
export const rehypeTables =
  () =>
  (tree: TreeNode): void =>
    inside(tree, 'table').forEach(label);
