import type {ReactNode} from 'react';
import type {Group} from '../../text/compare';
import styles from '../styles.module.css';
import Folds from './Folds';
import {cellsOn, lineOn, markOf, type Side} from './parts';
import {shownLines} from './rows';

interface Props {
  readonly group: Group;
  readonly side: Side;
  readonly onlyChanges: boolean;
}

/** A table: one with all changes, or that of one version. */
export default function Table({group, side, onlyChanges}: Props): ReactNode {
  const shown = shownLines(group);
  const rows = group.flatMap((change, place) => {
    const line = lineOn(change, side);
    return line ? [{change, line, isShown: !onlyChanges || shown[place]!}] : [];
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
        <Folds shown={rows.map(({isShown}) => isShown)} what="rows" frame={frame}>
          {(place) => {
            const {change, line} = rows[place]!;
            const Cell = line.kind === 'th' ? 'th' : 'td';
            return (
              <tr>
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
