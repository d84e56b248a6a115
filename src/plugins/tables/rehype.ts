/** Rehype plugin that prepares tables of Markdown for phones, where `src/css/tables.css` makes a block of each row. */

/** The part of a hast node that is used here. */
export interface Node {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
}

/** Tables with fewer columns fit on a phone as they are. */
const fewest = 3;

/** `display: block` takes the meaning of these elements away; the roles give it back. */
const roles: Readonly<Record<string, string>> = {
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
};

const textOf = ({value = '', children = []}: Node): string => value + children.map(textOf).join('');
const inside = (node: Node, name: string): Node[] =>
  (node.children ?? []).flatMap((child) => [...(child.tagName === name ? [child] : []), ...inside(child, name)]);

function label(table: Node): void {
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
  (tree: Node): void =>
    inside(tree, 'table').forEach(label);
