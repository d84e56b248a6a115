/*
 * Why:   on paper and without JavaScript nobody can choose a tab, and the stock one hides what is not chosen; here all of
 *        them are shown then, each under its label.
 * How:   eject (safe), the stock panel with its label for the style sheet.
 * Since: Docusaurus 3.8.1.
 * Drop:  when the stock tabs show all panels in print and without JavaScript.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/TabItem';
import styles from './styles.module.css';

export default function TabItem({children, hidden, className, label, value}: Props): ReactNode {
  return (
    <div role="tabpanel" className={clsx(styles.panel, className)} hidden={hidden} data-label={label ?? value}>
      {children}
    </div>
  );
}
