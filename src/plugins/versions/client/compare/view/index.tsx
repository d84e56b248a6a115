import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Group} from '../../../compare';
import styles from '../styles.module.css';
import Folds from './Folds';
import {table, textLine} from './lines';
import {beside, lineOn, partsOf, type Row} from './rows';

interface Props {
  readonly groups: readonly Group[];
  /** Whether both versions are next to each other, instead of one text with all changes. */
  readonly isSideBySide: boolean;
  /** Whether unchanged content is folded. */
  readonly onlyChanges: boolean;
}

export default function ComparisonView({groups, isSideBySide, onlyChanges}: Props): ReactNode {
  const parts = partsOf(groups, onlyChanges);
  const rows = isSideBySide ? beside(parts) : parts.map((part): Row => [part]);
  const sides = isSideBySide ? (['old', 'new'] as const) : (['both'] as const);
  return (
    <div className={clsx(styles.view, isSideBySide && styles.sideBySide)}>
      <Folds shown={rows.map((row) => row.flat().some((line) => line?.isShown))} what="text">
        {(place) => (
          <div className={clsx(isSideBySide && styles.row)}>
            {sides.map((side, index) => {
              const part = rows[place]![index] ?? [];
              const kind = part[0] && lineOn(part[0].change, 'both')!.kind;
              return /^t[hr]$/.test(kind ?? '') ? table(part, side) : textLine(part[0]?.change, side);
            })}
          </div>
        )}
      </Folds>
    </div>
  );
}
