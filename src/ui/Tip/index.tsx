import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './Tip.module.css';

interface Props {
  readonly tip: ReactNode;
  /** Renders the focusable element, with `aria-describedby` set to the id of the tip. */
  readonly children: (tipId: string) => ReactNode;
}

/** Aligns a tip with its word, as far as its line has room, and puts it above the word at the bottom of the window. */
function align(tip: HTMLElement, word: Element): void {
  const line = tip.getBoundingClientRect();
  const box = tip.firstElementChild as HTMLElement;
  const lines = word.getClientRects();
  const {left, height} = lines[lines.length - 1]!;
  box.style.marginLeft = `${Math.max(0, Math.min(left - line.left, line.width - box.offsetWidth))}px`;
  const below = tip.getBoundingClientRect().bottom <= window.innerHeight;
  tip.style.translate = below ? '' : `0 calc(6px - 100% - ${height}px)`;
}

/**
 * A word with a tip. CSS shows it on hover and focus, so it also works with a keyboard, by touch and without JavaScript. Only
 * hiding it with Escape needs a script.
 */
export default function Tip({tip, children}: Props): ReactNode {
  const tipId = useId();
  const [dismissed, setDismissed] = useState(false);
  const tipRef = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const onKey = ({key}: KeyboardEvent): void => setDismissed((now) => now || key === 'Escape');
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const show = ({currentTarget}: {currentTarget: Element}): void => {
    setDismissed(false);
    align(tipRef.current!, currentTarget);
  };
  return (
    <span className={clsx(styles.tipped, dismissed && styles.dismissed)} onMouseEnter={show} onFocus={show}>
      {children(tipId)}
      <span ref={tipRef} id={tipId} role="tooltip" className={styles.tip} data-nosnippet="">
        <span className={styles.box}>{tip}</span>
      </span>
    </span>
  );
}
