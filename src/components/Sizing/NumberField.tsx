import {type ReactNode, useId} from 'react';
import {mistake, type Field} from './fields';
import styles from './styles.rare.module.css';

interface Props {
  field: Field<string>;
  value: string;
  onChange: (value: string) => void;
}

/** A field for a number, with where the number comes from, and what is wrong with it. */
export function NumberField({field, value, onChange}: Props): ReactNode {
  const id = useId();
  const wrong = mistake(field, value);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{field.label}</label>
      <input
        id={id}
        value={value}
        inputMode="decimal"
        autoComplete="off"
        aria-describedby={`${id}hint`}
        aria-invalid={wrong !== undefined || undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      <small id={`${id}hint`}>{wrong ?? field.hint}</small>
    </div>
  );
}
