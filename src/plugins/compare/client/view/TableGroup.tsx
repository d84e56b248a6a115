import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Change, Group} from '../../engine/compare';
import {blockOn, cellsOn, type Side} from './cells';
import {markOf, sidesOf, targetOf, type View} from './context';
import {shownChanges} from './fold';
import Folds from './Folds';
import styles from '../styles.module.css';

interface Props {
  readonly id: string;
  readonly group: Group;
  readonly view: View;
}

/** A table; side by side it has the columns of both versions. */
export default function TableGroup({id, group, view}: Props): ReactNode {
  const {changes} = group;
  const sides = sidesOf(view);
  /** How many columns a side has, in the first row that it has. */
  const widthOf = (side: Side): number =>
    changes.map((change) => blockOn(change, side)?.cells.length).find((width) => width !== undefined) ?? 1;
  const row = (change: Change): ReactNode =>
    sides.map((side) => {
      const block = blockOn(change, side);
      if (!block) {
        return <td key={side} colSpan={widthOf(side)} className={styles.empty} />;
      }
      const mark = markOf(change);
      return cellsOn(change, side).map((cell, index) => {
        const className = clsx(index === 0 && side === 'new' && styles.second, mark, index === 0 && styles.sign);
        return block.kind === 'th' ? (
          <th key={`${side}${index}`} scope="col" className={className}>
            {cell}
          </th>
        ) : (
          <td key={`${side}${index}`} className={className}>
            {cell}
          </td>
        );
      });
    });
  const width = sides.reduce((sum, side) => sum + widthOf(side), 0);
  return (
    <table className={styles.table}>
      <tbody>
        <Folds
          id={id}
          shown={shownChanges(group)}
          view={view}
          what="rows"
          frame={(button, key) => (
            <tr key={key}>
              <td colSpan={width}>{button}</td>
            </tr>
          )}
        >
          {(place) => (
            <tr key={place} {...targetOf(changes[place]!, view)}>
              {row(changes[place]!)}
            </tr>
          )}
        </Folds>
      </tbody>
    </table>
  );
}
