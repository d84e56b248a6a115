import {useEffect, useState, type ReactNode} from 'react';
import {copyText} from '@site/src/components/CopyKey/copy';
import {forms, type KeyWithValue} from './forms';
import styles from './styles.module.css';

interface Props {
  readonly row: KeyWithValue;
}

interface Outcome {
  readonly label: string;
  readonly copied: boolean;
}

/** What a button is called: its form, or for two seconds what came of it. */
const nameOf = (key: string, label: string, outcome: Outcome | undefined): string => {
  if (outcome?.label !== label) {
    return `Copy ${key} as ${label}`;
  }
  return outcome.copied ? 'Copied' : 'Copying is not allowed here';
};

/** Copies a configuration key as it is, as environment variable or as YAML with its value; hidden without JavaScript. */
export default function CopyForms({row}: Props): ReactNode {
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    const timer = outcome && setTimeout(() => setOutcome(undefined), 2000);
    return () => clearTimeout(timer);
  }, [outcome]);
  return (
    <span className={styles.copy} role="group" aria-label={`Copy ${row.key} as`}>
      {forms.map(({label, of}) => (
        <button
          key={label}
          type="button"
          aria-label={nameOf(row.key, label, outcome)}
          data-outcome={outcome?.label === label ? (outcome.copied ? '✓' : '✗') : undefined}
          onClick={() => void copyText(of(row)).then((copied) => setOutcome({label, copied}))}
        >
          {label}
        </button>
      ))}
    </span>
  );
}
