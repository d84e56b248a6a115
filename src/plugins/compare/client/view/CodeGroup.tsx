import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Group} from '../../engine/compare';
import {blockOn, cellsOn} from './cells';
import {markOf, sidesOf, targetOf, type View} from './context';
import {shownChanges} from './fold';
import Folds from './Folds';
import styles from '../styles.module.css';

interface Props {
  readonly id: string;
  readonly group: Group;
  readonly view: View;
}

/** A sample, line by line. */
export default function CodeGroup({id, group, view}: Props): ReactNode {
  const {changes} = group;
  return (
    <div className={styles.code}>
      <Folds id={id} shown={shownChanges(group)} view={view} what="lines">
        {(place) => {
          const change = changes[place]!;
          return (
            <div key={place} className={styles.row} {...targetOf(change, view)}>
              {sidesOf(view).map((side) => {
                const block = blockOn(change, side);
                return (
                  <div key={side} className={clsx(styles.side, styles.sign, block && markOf(change))}>
                    {block &&
                      (block.kind === 'pre' ? (
                        <div className={styles.title}>{cellsOn(change, side)}</div>
                      ) : (
                        <code className={styles.line}>{cellsOn(change, side)}</code>
                      ))}
                  </div>
                );
              })}
            </div>
          );
        }}
      </Folds>
    </div>
  );
}
