import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Group} from '../../text/compare';
import styles from '../styles.module.css';
import Folds from './Folds';
import type {Side} from './parts';
import {beside, isTable, partsOf, type Row} from './rows';
import Table from './Table';
import TextLine from './TextLine';

interface Props {
  readonly groups: readonly Group[];
  /** One text with all changes, or both versions next to each other. */
  readonly sides: readonly Side[];
  /** Whether unchanged content is folded. */
  readonly onlyChanges: boolean;
}

/** The complete text of a page with its changes. */
export default function ComparisonView({groups, sides, onlyChanges}: Props): ReactNode {
  const parts = partsOf(groups, onlyChanges);
  const isSideBySide = sides.length > 1;
  const rows = isSideBySide ? beside(parts) : parts.map((part): Row => [part]);
  const cell = (row: Row, side: Side, place: number): ReactNode => {
    const {changes = []} = row[place] ?? {};
    const [first] = changes;
    if (!first || !isTable(changes)) {
      return <TextLine key={side} change={first} side={side} />;
    }
    return (
      <div key={side} className={styles.side}>
        <Table group={changes} side={side} onlyChanges={onlyChanges} />
      </div>
    );
  };
  return (
    <div className={clsx(styles.view, isSideBySide && styles.sideBySide)}>
      <Folds shown={rows.map((row) => row.some((part) => part?.isShown))} what="parts of the text">
        {(place) => (
          <div className={clsx(isSideBySide && styles.row)}>
            {sides.map((side, index) => cell(rows[place]!, side, index))}
          </div>
        )}
      </Folds>
    </div>
  );
}
