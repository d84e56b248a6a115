import type {ReactNode} from 'react';
import {forms, type KeyWithValue} from '../../lib/springNames';
import styles from './styles.module.css';
import {useCopy} from './useCopy';

interface Props {
  /** Text to copy, which is also in the label of the button. */
  readonly text: string;
  /** A configuration key, to copy unchanged, as an environment variable, or as YAML with its value. */
  readonly row?: KeyWithValue;
}

/** Copies a name with one button, or a key with one button per format. Reserves its space before it works. Hidden without JavaScript. */
export default function Copy({text, row}: Props): ReactNode {
  const {outcome, copy} = useCopy();
  const button = (what: string, label?: string): ReactNode => {
    const isLast = outcome?.text === what;
    const message = isLast ? (outcome.copied ? 'Copied' : 'Copying is not allowed here') : undefined;
    const isCopied = isLast && outcome.copied;
    return (
      <button
        key={label}
        type="button"
        className={`clean-btn only-screen ${styles.button}`}
        aria-label={message ?? `Copy ${text}${label === undefined ? '' : ` as ${label}`}`}
        title={message ?? 'Copy'}
        data-outcome={isLast ? (isCopied ? '✓' : '✗') : undefined}
        onClick={() => copy(what)}
      >
        {label ?? (
          <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
            <path d="M5.5 5.5h7v7.5h-7zM3.5 10.5v-8h7" />
          </svg>
        )}
      </button>
    );
  };
  return row ? (
    <span className={styles.forms} role="group" aria-label={`Copy ${text} as`}>
      {forms.map(({label, of}) => button(of(row), label))}
    </span>
  ) : (
    button(text)
  );
}
