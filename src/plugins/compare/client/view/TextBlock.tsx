import {createElement, type ReactNode} from 'react';
import clsx from 'clsx';
import type {Change} from '../../engine/compare';
import type {Block} from '../../store/block';
import {blockOn, cellsOn, type Side} from './cells';
import {markOf, sidesOf, targetOf, type View} from './context';
import styles from '../styles.module.css';

/** Headings stand below those of this page. */
const tagOf = ({kind}: Block): string => (/^h\d/.test(kind) ? `h${Math.min(6, Number(kind[1]) + 2)}` : 'p');

/** How a block is set, by what it stands in. */
const classOf = ({kind, inside = ''}: Block): string => {
  const lists = inside.replaceAll('>', '').length;
  const isInNote = inside.includes('>');
  return clsx(
    kind === 'li' && styles.item,
    isInNote && styles.note,
    [undefined, styles.level1, styles.level2, styles.level3][Math.min(3, lists)],
  );
};

interface Props {
  readonly change: Change;
  readonly view: View;
}

/** A heading, a paragraph or an item of a list: one with all changes, or both side by side. */
export default function TextBlock({change, view}: Props): ReactNode {
  const side = (one: Side): ReactNode => {
    const block = blockOn(change, one);
    const {old, new: next} = view.numbers.get(change) ?? {};
    const number = one === 'old' ? old : (next ?? old);
    return (
      <div key={one} className={clsx(styles.side, styles.sign, block && markOf(change))}>
        {block &&
          createElement(
            tagOf(block),
            {className: classOf(block), 'data-number': number && `${number}.`},
            ...cellsOn(change, one),
          )}
      </div>
    );
  };
  return (
    <div className={styles.row} {...targetOf(change, view)}>
      {sidesOf(view).map(side)}
    </div>
  );
}
