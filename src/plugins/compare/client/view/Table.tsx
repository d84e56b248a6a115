import type {ReactNode} from 'react';
import type {Group} from '../../text/compare';
import styles from '../styles.module.css';
import Folds from './Folds';
import {cellsOn, lineOn, markOf, type Side, targetOf} from './parts';

interface Props {
  readonly group: Group;
  readonly isShown: (change: Group[number]) => boolean;
  readonly side: Side;
}

/** A table: one with all changes, or that of one version. */
export default function Table({group, isShown, side}: Props): ReactNode {
  const rows = group.flatMap((change) => {
    const line = lineOn(change, side);
    return line ? [{change, line}] : [];
  });
  const width = Math.max(...rows.map(({line}) => line.cells.length));
  const frame = (button: ReactNode): ReactNode => (
    <tr>
      <td colSpan={width}>{button}</td>
    </tr>
  );
  return (
    <table className={styles.table}>
      <tbody>
        <Folds shown={rows.map(({change}) => isShown(change))} what="rows" frame={frame}>
          {(place) => {
            const {change, line} = rows[place]!;
            const Cell = line.kind === 'th' ? 'th' : 'td';
            return (
              <tr {...targetOf(change, side)}>
                {cellsOn(change, side).map((cell, index) => (
                  <Cell key={index} scope={line.kind === 'th' ? 'col' : undefined} className={markOf(change)}>
                    {cell}
                  </Cell>
                ))}
              </tr>
            );
          }}
        </Folds>
      </tbody>
    </table>
  );
}
