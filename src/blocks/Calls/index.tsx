import type {PropsWithChildren, ReactNode} from 'react';
import styles from '@site/src/ui/PartStepResult/styles.module.css';

/** The calls of a task on one line: `<Calls>`, an empty line, a numbered list of three, an empty line, `</Calls>`. */
export default function Calls({children}: PropsWithChildren): ReactNode {
  return <div className={`calls ${styles.listed}`}>{children}</div>;
}
