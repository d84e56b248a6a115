/*
 * Why:   the outline is navigation: a `nav` with a visible name, whose current entry has `aria-current` and stays in view.
 * How:   eject (unsafe component), the stock list in a `nav` with a title, and an observer of the class that the theme sets.
 * Drop:  when the stock outline is a `nav` that keeps its active entry in view.
 */
import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/TOC';
import TOCItems from '@theme/TOCItems';
import {active, usePlace} from './usePlace';
import styles from './styles.module.css';

export default function TOC({className, ...props}: Props): ReactNode {
  const id = useId();
  return (
    <nav
      ref={usePlace<HTMLElement>()}
      className={clsx(styles.outline, 'thin-scrollbar', className)}
      aria-labelledby={id}
    >
      <p id={id} className={styles.title}>
        On this page
      </p>
      <TOCItems {...props} linkClassName="table-of-contents__link toc-highlight" linkActiveClassName={active} />
    </nav>
  );
}
