import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** Paragraphs that open with a label: `**Cause:**`, `**Check:**`, `**Fix:**`. Nothing else in them is bold. */
  readonly children: ReactNode;
}

/** The content below the heading of a problem, with styled labels: `<Symptom>`, an empty line, the text, an empty line, `</Symptom>`. */
export default function Symptom({children}: Props): ReactNode {
  return <div className={styles.symptom}>{children}</div>;
}
