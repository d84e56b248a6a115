import {useEffect, useId, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Prose from '@site/src/plugins/product/client/Prose';
import type {TermData} from '@site/src/plugins/product/views';
import styles from './styles.module.css';

interface Props {
  readonly id: string;
  /** Supplied by the product plugin. */
  readonly data: TermData;
  readonly children: ReactNode;
}

/**
 * A term with its definition: `<Term id="job-template">job template</Term>`. The definition appears by CSS on hover and
 * on focus, so also by keyboard, by touch and without JavaScript; only Escape, which hides it, needs a script.
 */
export default function Term({data, children}: Props): ReactNode {
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
      className={clsx(styles.term, dismissed && styles.dismissed)}
      onMouseEnter={enter}
      onMouseLeave={leave}
      onFocus={enter}
      onBlur={leave}
    >
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the definition must be reachable by keyboard */}
      <dfn className={styles.word} tabIndex={0} aria-describedby={tipId}>
        {children}
      </dfn>
      <span id={tipId} role="tooltip" className={styles.tip} data-nosnippet="">
        <span className={styles.box}>
          <Prose text={data.definition} />
        </span>
      </span>
    </span>
  );
}
