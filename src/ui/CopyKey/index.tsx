import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';
import {useCopy} from './useCopy';

interface Props {
  /** Text that the button copies. */
  readonly text: string;
}

/** Small button that copies a key or a name. Takes its room before it works, so that nothing moves; hidden without JavaScript. */
export default function CopyKey({text}: Props): ReactNode {
  const {outcome, copy} = useCopy();
  const message = outcome === undefined ? 'Copy' : outcome.copied ? 'Copied' : 'Copying is not allowed here';
  return (
    <button
      type="button"
      className={clsx('clean-btn', styles.button)}
      aria-label={outcome === undefined ? `Copy ${text}` : message}
      title={message}
      onClick={() => copy(text)}
    >
      <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true" className={styles.icon}>
        {outcome?.copied ? <path d="m3 8.5 3.2 3.2L13 4.8" /> : <path d="M5.5 5.5h7v7.5h-7zM3.5 10.5v-8h7" />}
      </svg>
    </button>
  );
}
