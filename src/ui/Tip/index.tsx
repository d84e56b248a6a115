import {useEffect, useId, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './Tip.module.css';

interface Props {
  /** Content of the tip. */
  readonly tip: ReactNode;
  /** Renders the focusable element, with `aria-describedby` set to the id of the tip. */
  readonly children: (tipId: string) => ReactNode;
}

/**
 * A word with a tip. CSS shows it on hover and focus, so it also works with a keyboard, by touch and without JavaScript. Only
 * hiding it with Escape needs a script.
 */
export default function Tip({tip, children}: Props): ReactNode {
  const tipId = useId();
  const [dismissed, setDismissed] = useState(false);
  const [active, setActive] = useState(false);
  useEffect(() => {
    if (!active) {
      return undefined;
    }
    const onKey = (event: KeyboardEvent): void => setDismissed((now) => now || event.key === 'Escape');
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [active]);
  const enter = (): void => setActive(true);
  const leave = (): void => {
    setActive(false);
    setDismissed(false);
  };
  return (
    <span
      className={clsx(styles.tipped, dismissed && styles.dismissed)}
      onMouseEnter={enter}
      onMouseLeave={leave}
      onFocus={enter}
      onBlur={leave}
    >
      {children(tipId)}
      <span id={tipId} role="tooltip" className={styles.tip} data-nosnippet="">
        <span className={styles.box}>{tip}</span>
      </span>
    </span>
  );
}
