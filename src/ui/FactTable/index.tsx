/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   `display: block` removes the meaning of table elements, and the roles restore it. */
import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Copy from '@site/src/ui/Copy';
import styles from './FactTable.module.css';

export interface FactRow {
  /** Anchor of the row, unique on the page. */
  readonly id: string;
  /** Name of the row in the labels of its buttons. */
  readonly label: string;
  readonly copy?: ComponentProps<typeof Copy>;
  /** One per column; an empty cell is `undefined` or `false`. The first is the row header. */
  readonly cells: readonly ReactNode[];
}

interface Props {
  /** Description of the table for screen readers. */
  readonly caption: string;
  /** Headings, each with the share of its column of the width, in per cent. A column whose cells are all empty is omitted. */
  readonly columns: Readonly<Record<string, number>>;
  readonly rows: readonly FactRow[];
  /** Whether the headings are only for screen readers, as each row is a block in all windows. */
  readonly isBlocks?: boolean;
  /** Shown under the table. */
  readonly note?: ReactNode;
}

/** Label of a cell in the block layout. Descriptions need none. */
const labelOf = (column: string): string | undefined => (column === 'Description' ? undefined : column);

/**
 * Table of facts with an anchor per row. In narrow windows, `src/css/tables.css` turns its rows into blocks. The roles keep its meaning
 * for assistive technology, which `display: block` would remove.
 */
export default function FactTable({caption, columns, rows, isBlocks = false, note}: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  rows.forEach(({id}) => brokenLinks.collectAnchor(id));
  const shown = Object.entries(columns)
    .map(([name, share], index) => ({name, share, index}))
    .filter(({index}) => rows.some(({cells}) => cells[index] !== undefined && cells[index] !== false));
  return (
    <div className={styles.frame}>
      <table className={clsx('stacked', styles.table)} role="table">
        <caption className="only-heard">{caption}</caption>
        <colgroup>
          {shown.map(({name, share}) => (
            <col key={name} style={{width: `${share}%`}} />
          ))}
        </colgroup>
        <thead role="rowgroup" className={isBlocks ? 'only-heard' : undefined}>
          <tr role="row">
            {shown.map(({name}) => (
              <th key={name} scope="col" role="columnheader">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({id, label, copy, cells}) => (
            <tr key={id} id={id} role="row">
              <th scope="row" role="rowheader">
                {cells[0]}
                <span className={styles.tools}>
                  <a className="hash-link" href={`#${id}`} aria-label={`Direct link to ${label}`} title="Direct link" />
                  {copy && <Copy {...copy} />}
                </span>
              </th>
              {shown.slice(1).map(({name, index}) => (
                <td key={name} role="cell" data-label={labelOf(name)}>
                  {cells[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </div>
  );
}
