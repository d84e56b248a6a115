import type {ReactNode} from 'react';
import CodeList from '@site/src/plugins/product/client/CodeList';
import FactTable, {type Column} from '@site/src/plugins/product/client/FactTable';
import LongName from '@site/src/plugins/product/client/LongName';
import Prose from '@site/src/plugins/product/client/Prose';
import type {PropertyRow, PropertyTableData} from '@site/src/plugins/product/views';
import styles from './styles.rare.module.css';

interface Props {
  readonly component: string;
  readonly group?: string;
  /** Supplied by the product plugin. */
  readonly data: PropertyTableData;
  /** Keys that have their anchor in an earlier table of the page. Supplied by the product plugin. */
  readonly taken?: readonly string[];
}

function Key({row}: {readonly row: PropertyRow}): ReactNode {
  return (
    <>
      <LongName text={row.key} />
      <div className={styles.type}>{row.type}</div>
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

function Example({row}: {readonly row: PropertyRow}): ReactNode {
  return (
    <>
      {row.example !== undefined && <LongName text={row.example} />}
      {row.demo && <div className={styles.type}>value of the demo stack</div>}
    </>
  );
}

/** Configuration properties of a component, all or one group: `<PropertyTable component="controller" group="database" />`. */
export default function PropertyTable({component, group, data, taken = []}: Props): ReactNode {
  const hasDefaults = data.rows.some((row) => row.default !== undefined);
  const hasExamples = data.rows.some((row) => row.example !== undefined);
  const columns: Column[] = [['Key', 34]];
  if (hasDefaults) {
    columns.push(['Default', 18]);
  }
  if (hasExamples) {
    columns.push(['Example', hasDefaults ? 16 : 24]);
  }
  columns.push(['Description', hasDefaults ? 32 : 42]);
  const rows = data.rows.map((row) => {
    const id = taken.includes(row.key) ? `${component}:${row.key}` : row.key;
    const cells: ReactNode[] = [<Key key="key" row={row} />];
    if (hasDefaults) {
      cells.push(row.default !== undefined && <LongName text={row.default} />);
    }
    if (hasExamples) {
      cells.push((row.example !== undefined || row.demo) && <Example row={row} />);
    }
    cells.push(<Description row={row} />);
    return {key: row.key, id, label: row.key, copy: row.key, cells};
  });
  return (
    <FactTable
      caption={`Configuration properties: ${data.label}${group ? `, ${group}` : ''} (${data.file})`}
      columns={columns}
      rows={rows}
      note={data.note && <Prose text={data.note} />}
    />
  );
}
