import type {ReactNode} from 'react';
import {useCopy} from '@site/src/ui/CopyKey/useCopy';
import {forms, type KeyWithValue} from './forms';
import styles from './styles.module.css';

interface Props {
  readonly row: KeyWithValue;
}

/** Copies a configuration key as it is, as environment variable or as YAML with its value; hidden without JavaScript. */
export default function CopyForms({row}: Props): ReactNode {
  const {outcome, copy} = useCopy();
  return (
    <span className={styles.copy} role="group" aria-label={`Copy ${row.key} as`}>
      {forms.map(({label, of}) => {
        const text = of(row);
        const copied = outcome?.text === text ? outcome.copied : undefined;
        return (
          <button
            key={label}
            type="button"
            aria-label={
              copied === undefined ? `Copy ${row.key} as ${label}` : copied ? 'Copied' : 'Copying is not allowed here'
            }
            data-outcome={copied === undefined ? undefined : copied ? '✓' : '✗'}
            onClick={() => copy(text)}
          >
            {label}
          </button>
        );
      })}
    </span>
  );
}
