/*
 * Why:   a panel has the name of its tab; on paper and without JavaScript, tabs cannot be selected, and the stock panel hides what is
 *        not chosen: here all of them are shown then, each under its label.
 * How:   eject (safe component), the stock panel with its label as a name and for the style sheet.
 * Drop:  when the stock panels have names, and show in print and without JavaScript.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/TabItem';
import styles from './styles.module.css';

export default function TabItem({children, hidden, className, label, value}: Props): ReactNode {
  return (
    <div role="tabpanel" aria-label={label ?? value} className={clsx('flush', styles.panel, className)} hidden={hidden}>
      {children}
    </div>
  );
}
