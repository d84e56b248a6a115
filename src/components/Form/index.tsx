import {type ReactNode, useId} from 'react';
import styles from './styles.module.css';

interface Props {
  label: string;
  value: string;
  /** Where the value comes from. */
  hint?: string;
  /** What is wrong with the value, with what is expected. */
  wrong?: string | undefined;
  /** Values to choose from; others are possible. */
  choices?: readonly string[];
  isNumber?: boolean;
  onChange: (value: string) => void;
}

/** A field of a form whose content stays in the page: neither kept by the browser, nor sent for a spelling check. */
export function Field({label, value, hint, wrong, choices, isNumber = false, onChange}: Props): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={value}
        inputMode={isNumber ? 'decimal' : 'text'}
        autoComplete="off"
        spellCheck={false}
        list={choices && `${id}list`}
        aria-describedby={`${id}hint`}
        aria-invalid={wrong !== undefined || undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {choices && (
        <datalist id={`${id}list`}>
          {choices.map((choice) => (
            <option key={choice} value={choice} />
          ))}
        </datalist>
      )}
      <small id={`${id}hint`}>{wrong ?? hint}</small>
    </div>
  );
}

/** A group of fields. */
export function FieldSet({legend, children}: {legend: string; children: ReactNode}): ReactNode {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}

/** Fields beside each other, as many as there is room for. */
export const Fields = ({children}: {children: ReactNode}): ReactNode => <div className={styles.fields}>{children}</div>;

/** The frame of a tool that needs JavaScript: without it, the frame takes no room. */
export function Tool({label, children}: {label: string; children: ReactNode}): ReactNode {
  return (
    <section className={styles.form} aria-label={label}>
      {children}
    </section>
  );
}
