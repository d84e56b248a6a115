import {Fragment, type ReactNode} from 'react';
import CodeList from '@site/src/ui/CodeList';
import FactTable from '@site/src/ui/FactTable/index';
import LongName from '@site/src/ui/LongName';
import Prose from '@site/src/ui/Prose';
import type {Mark as MarkData, PropertyRow, PropertyTableData} from '@site/src/facts/viewTypes';
import Badge, {Mark} from '../Badge';
import styles from './styles.module.css';

interface Props {
  readonly component: string;
  readonly group?: string;
  /** Supplied by the product plugin. */
  readonly data: PropertyTableData;
  /** Keys whose anchor is in an earlier table of the page. Supplied by the product plugin. */
  readonly taken?: readonly string[];
}

function Key({row, mark}: {readonly row: PropertyRow; readonly mark: MarkData | undefined}): ReactNode {
  return (
    <>
      <LongName text={row.key} />
      <br />
      <small>{row.type}</small> {mark && <Mark kind={mark.kind} version={mark.version} />}
    </>
  );
}

/** The note of the data, and each badge of the table with its sources. */
function Note({data}: {readonly data: PropertyTableData}): ReactNode {
  return (
    <>
      {data.note && <Prose text={`${data.note} `} />}
      {'Sources: '}
      {data.marks.map((mark, index) => (
        <Fragment key={index}>
          {index > 0 && <span> </span>}
          <Badge kind={mark.kind} version={mark.version}>
            {mark.kind === 'published' && mark.version === undefined && <span>Rows without a badge: </span>}
            {mark.sources.join('; ')}
          </Badge>
        </Fragment>
      ))}
    </>
  );
}

function Description({row}: {readonly row: PropertyRow}): ReactNode {
  return (
    <>
      <Prose text={row.description} />
      {row.values && (
        <span>
          {' Values: '}
          <CodeList items={row.values} />.
        </span>
      )}
      {row.versions && (
        <div className={styles.versions}>
          <Prose text={row.versions} />
        </div>
      )}
    </>
  );
}

const columns = {Key: 34, Description: 32, Default: 18, Example: 16};

/** Configuration properties of a component, all or one group: `<PropertyTable component="controller" group="database" />`. */
export default function PropertyTable({component, group, data, taken = []}: Props): ReactNode {
  const rows = data.rows.map((row) => ({
    id: taken.includes(row.key) ? `${component}:${row.key}` : row.key,
    label: row.key,
    copy: {text: row.key, row},
    cells: [
      <Key key="key" row={row} mark={row.mark === undefined ? undefined : data.marks[row.mark]} />,
      <Description key="description" row={row} />,
      row.default !== undefined && <LongName text={row.default} />,
      row.example !== undefined && <LongName text={row.example} />,
    ],
  }));
  return (
    <div className={styles.keys}>
      {data.open && (
        <p>
          <Prose text={data.open} />
        </p>
      )}
      <FactTable
        caption={`Configuration properties: ${data.label}${group ? `, ${group}` : ''} (${data.file})`}
        columns={columns}
        rows={rows}
        isBlocks
        note={<Note data={data} />}
      />
    </div>
  );
}
