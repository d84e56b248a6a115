import {useEffect, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {copyText} from './copy';
import styles from './styles.module.css';

interface Props {
  /** What the button copies. */
  readonly text: string;
}

type State = 'idle' | 'copied' | 'failed';

const messages: Record<State, string> = {idle: 'Copy', copied: 'Copied', failed: 'Copying is not allowed here'};

/** Small button that copies a key or a name. Takes its room before it works, so that nothing moves; hidden without JavaScript. */
export default function CopyKey({text}: Props): ReactNode {
  const [state, setState] = useState<State>('idle');
  useEffect(() => {
    if (state === 'idle') {
      return undefined;
    }
    const timer = setTimeout(() => setState('idle'), 2000);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async (): Promise<void> => setState((await copyText(text)) ? 'copied' : 'failed');
  return (
    <button
      type="button"
      className={clsx('clean-btn', styles.button)}
      aria-label={state === 'idle' ? `Copy ${text}` : messages[state]}
      title={messages[state]}
      onClick={() => void copy()}
    >
      <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true" className={styles.icon}>
        {state === 'copied' ? <path d="m3 8.5 3.2 3.2L13 4.8" /> : <path d="M5.5 5.5h7v7.5h-7zM3.5 10.5v-8h7" />}
      </svg>
    </button>
  );
}
