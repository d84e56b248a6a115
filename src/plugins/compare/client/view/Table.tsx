import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Change, Group} from '../../text/compare';
import styles from '../styles.module.css';
import Folds from './Folds';
import {cellsOn, lineOn, markOf, type Side, sidesOf, targetOf} from './parts';

interface Props {
  readonly group: Group;
  readonly shown: readonly boolean[];
  readonly isSideBySide: boolean;
}

/** A table; side by side it has the columns of both versions. */
export default function Table({group, shown, isSideBySide}: Props): ReactNode {
  const sides = sidesOf(isSideBySide);
  const widthOf = (side: Side): number => Math.max(1, ...group.map((row) => lineOn(row, side)?.cells.length ?? 0));
  const cellsIn = (change: Change, side: Side): ReactNode => {
    const line = lineOn(change, side);
    if (!line) {
      return <td key={side} colSpan={widthOf(side)} className={styles.empty} />;
    }
    const Cell = line.kind === 'th' ? 'th' : 'td';
    return cellsOn(change, side).map((cell, index) => (
      <Cell
        key={`${side}${index}`}
        scope={line.kind === 'th' ? 'col' : undefined}
        className={clsx(markOf(change), index === 0 && side === 'new' && styles.second)}
      >
        {cell}
      </Cell>
    ));
  };
  const width = sides.reduce((sum, side) => sum + widthOf(side), 0);
  const frame = (button: ReactNode): ReactNode => (
    <tr>
      <td colSpan={width}>{button}</td>
    </tr>
  );
  return (
    <table className={styles.table}>
      <tbody>
        <Folds shown={shown} what="rows" frame={frame}>
          {(place) => <tr {...targetOf(group[place]!)}>{sides.map((side) => cellsIn(group[place]!, side))}</tr>}
        </Folds>
      </tbody>
    </table>
  );
}
