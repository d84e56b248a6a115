/*
 * Why:   stock draws the buttons when scripts have started, and each block then measures itself, watches its tab and the window. With
 *        the many blocks of Troubleshooting that takes as long as all the rest of a start. Also announces "Copied" to screen readers; the
 *        stock button only changes its name, which few of them announce.
 * How:   eject (unsafe component), buttons in the static HTML that CSS shows when they work, one observer for all blocks, and attributes
 *        in place of the state of wrapped code.
 * Drop:  when the stock buttons are in the static HTML, and announce what they did.
 */
import type {MouseEvent, ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import {useCopy} from '@site/src/ui/Copy/useCopy';
import styles from './styles.module.css';

const blockOf = (part: Element): Element => part.closest('.theme-code-block')!;

/** Code that is wrapped fits, but it must be possible to unwrap it. */
const isWide = (code: Element): boolean =>
  code.scrollWidth > code.clientWidth || blockOf(code).hasAttribute('data-wrapped');

let observer: ResizeObserver | undefined;

/** Marks a block as long as its code is wider than its frame, also when a tab shows it or the window changes. */
function watchWidth(buttons: HTMLElement | null): (() => void) | undefined {
  const code = buttons && blockOf(buttons).querySelector('pre');
  if (!code) {
    return undefined;
  }
  observer ??= new ResizeObserver((changes) => {
    // First all are measured: after a change, the browser would have to lay out the page again.
    const wide = changes.map(({target}) => isWide(target));
    // In the next frame: WebKit reports a change that is made while sizes are observed as an error of the page.
    requestAnimationFrame(() =>
      changes.forEach(({target}, index) => blockOf(target).toggleAttribute('data-wide', wide[index])),
    );
  });
  observer.observe(code);
  return () => observer?.unobserve(code);
}

const toggleWrap = ({currentTarget}: MouseEvent): void => void blockOf(currentTarget).toggleAttribute('data-wrapped');

export default function CodeBlockButtons(): ReactNode {
  const {code} = useCodeBlockContext().metadata;
  const {outcome, copy} = useCopy();
  const isCopied = outcome?.copied;
  const wrap = translate({id: 'theme.CodeBlock.wordWrapToggle', message: 'Toggle word wrap'});
  return (
    <div ref={watchWidth} className="only-screen">
      <button
        type="button"
        className={clsx('clean-btn', styles.wrap)}
        aria-label={wrap}
        title={wrap}
        onClick={toggleWrap}
      />
      <button
        type="button"
        className={clsx('clean-btn', isCopied ? styles.copied : styles.copy)}
        aria-label={isCopied ? 'Copied' : 'Copy code to clipboard'}
        title="Copy"
        onClick={() => copy(code)}
      />
      <span role="status" className="only-heard">
        {isCopied && 'Copied'}
      </span>
    </div>
  );
}
