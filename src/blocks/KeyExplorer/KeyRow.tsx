import {memo, type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import CopyForms from '@site/src/ui/CopyForms';
import CodeList from '@site/src/ui/CodeList';
import LongName from '@site/src/ui/LongName';
import Prose from '@site/src/ui/Prose';
import type {ExplorerRow} from '@site/src/facts/views';
import styles from '../../ui/Catalogue/styles.module.css';

interface Props {
  readonly row: ExplorerRow;
  /** Fragment that leads to the row. */
  readonly id: string;
  readonly hidden: boolean;
  /** How many versions there are: a key that all have needs no list. */
  readonly versions: number;
}

/** One key on a separate line, followed by its description. */
function KeyRow({row, id, hidden, versions}: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  const value = row.default ?? row.example;
  return (
    <li id={id} className={styles.row} hidden={hidden}>
      <p className={styles.head}>
        <a className={styles.key} href={`#${id}`}>
          <LongName text={row.key} />
        </a>
        <CopyForms row={row} />
      </p>
      <p className={styles.facts}>
        {/* The blanks are for those who hear or copy the row: a flex container draws none. */}
        <span>{row.label}</span> <span>{row.group}</span> <span>{row.type}</span>{' '}
        {value !== undefined && (
          <span>
            {row.default === undefined ? 'example ' : 'default '}
            <LongName text={value} />
          </span>
        )}{' '}
        {row.versions.length < versions && <span>in {row.versions.join(', ')}</span>}
      </p>
      <p className={styles.text}>
        <Prose text={row.description} />
        {row.values && (
          <>
            {' Values: '}
            <CodeList items={row.values} />.
          </>
        )}
      </p>
    </li>
  );
}

export default memo(KeyRow);
