/*
 * Why:   the outline is navigation: a `nav` with a visible name, whose current entry has `aria-current` and stays in view.
 * How:   eject (unsafe component), the stock list in a `nav` with a title, and an observer of the class that the theme sets.
 * Drop:  when the stock outline is a `nav` that keeps its active entry in view.
 */
import {useId, type ReactNode, useEffect, useRef, type RefObject} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/TOC';
import TOCItems from '@theme/TOCItems';
import styles from './styles.module.css';

/** The class of the entry that is read, which the theme sets while the page scrolls. */
export const active = 'table-of-contents__link--active';

/**
 * Marks the current entry, above the first section the first one. Shows its name in the title of the outline, and scrolls it into view. Also
 * marks an outline that scrolls.
 */
function tellPlace(outline: HTMLElement): void {
  outline.removeAttribute('data-more');
  outline.toggleAttribute('data-more', outline.scrollHeight > outline.clientHeight);
  outline.querySelector('[aria-current]')?.removeAttribute('aria-current');
  const link = outline.querySelector(`.${active}`) ?? outline.querySelector('a');
  outline.firstElementChild!.setAttribute('data-section', link?.textContent ?? '');
  if (link) {
    link.setAttribute('aria-current', 'location');
    const {top, bottom} = link.getBoundingClientRect();
    const frame = outline.getBoundingClientRect();
    if (top < frame.top || bottom > frame.bottom) {
      outline.scrollTop += top - frame.top - frame.height / 2;
    }
  }
}

/** For an outline whose first child is its title: follows the section that is read. */
export function usePlace<Outline extends HTMLElement>(): RefObject<Outline | null> {
  const outline = useRef<Outline>(null);
  useEffect(() => {
    const element = outline.current!;
    const observer = new MutationObserver(() => tellPlace(element));
    observer.observe(element, {subtree: true, attributeFilter: ['class']});
    tellPlace(element);
    return () => observer.disconnect();
  }, []);
  return outline;
}

export default function TOC({className, ...props}: Props): ReactNode {
  const id = useId();
  return (
    <nav
      ref={usePlace<HTMLElement>()}
      className={clsx(styles.outline, 'only-screen thin-scrollbar', className)}
      aria-labelledby={id}
    >
      <p id={id} className={styles.title}>
        On this page
      </p>
      <TOCItems {...props} linkClassName="table-of-contents__link toc-highlight" linkActiveClassName={active} />
    </nav>
  );
}
