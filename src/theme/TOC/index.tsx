/*
 * Why:   the outline is navigation: a `nav` with a visible name, whose current entry has `aria-current` and stays in view.
 * How:   eject (unsafe component), the stock list in a `nav` with a title, and an observer of the class that the theme sets.
 * Since: Docusaurus 3.8.1.
 * Drop:  when the stock outline is a `nav` that keeps its active entry in view.
 */
import {useEffect, useId, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/TOC';
import TOCItems from '@theme/TOCItems';
import styles from './styles.module.css';

const active = 'table-of-contents__link--active';

/** Tells the active entry to everybody, and brings it into view within the outline. */
function tellPlace(outline: HTMLElement): void {
  outline.querySelector('[aria-current]')?.removeAttribute('aria-current');
  const link = outline.querySelector(`.${active}`);
  if (link) {
    link.setAttribute('aria-current', 'location');
    const {top, bottom} = link.getBoundingClientRect();
    const frame = outline.getBoundingClientRect();
    if (top < frame.top || bottom > frame.bottom) {
      outline.scrollTop += top - frame.top - frame.height / 2;
    }
  }
}

export default function TOC({className, ...props}: Props): ReactNode {
  const id = useId();
  const outline = useRef<HTMLElement>(null);
  useEffect(() => {
    const nav = outline.current!;
    const observer = new MutationObserver(() => tellPlace(nav));
    observer.observe(nav, {subtree: true, attributeFilter: ['class']});
    return () => observer.disconnect();
  }, []);
  return (
    <nav ref={outline} className={clsx(styles.outline, 'thin-scrollbar', className)} aria-labelledby={id}>
      <p id={id} className={styles.title}>
        On this page
      </p>
      <TOCItems {...props} linkClassName="table-of-contents__link toc-highlight" linkActiveClassName={active} />
    </nav>
  );
}
