import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Headings of the three columns. Each row repeats them for screen readers if necessary. */
export function Columns({names}: {readonly names: readonly string[]}): ReactNode {
  return (
    <div className={styles.columns} aria-hidden="true">
      {names.map((name) => (
        <span key={name}>{name}</span>
      ))}
    </div>
  );
}

interface Props {
  /** The part: the input of the reader. */
  readonly part: ReactNode;
  /** The step: the action. Without it, the result takes its place as well. */
  readonly step?: ReactNode;
  readonly result: ReactNode;
}

/** A square, a ring and a disc on one line: a part, a step and a result. On phones, the line runs down. */
export default function Line({part, step, result}: Props): ReactNode {
  return (
    <section className={`stations ${styles.line}`}>
      <div>{part}</div>
      {step && <div>{step}</div>}
      <div>{result}</div>
    </section>
  );
}
