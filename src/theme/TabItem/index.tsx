/*
 * Why:   on paper and without JavaScript nobody can choose a tab, and the stock one hides what is not chosen; here all of
 *        them are shown then, each under its label.
 * How:   wrap (safe), the stock panel with its label for the style sheet.
 * Since: Docusaurus 3.8.1.
 * Drop:  when the stock tabs show all panels in print and without JavaScript.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import TabItem from '@theme-original/TabItem';
import type {Props} from '@theme/TabItem';
import styles from './styles.module.css';

export default function TabItemWrapper({children, className, ...props}: Props): ReactNode {
  return (
    <TabItem {...props} className={clsx(styles.panel, className)}>
      <div className={styles.content} data-label={props.label ?? props.value}>
        {children}
      </div>
    </TabItem>
  );
}
