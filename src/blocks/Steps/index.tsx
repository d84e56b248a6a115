import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** One numbered list. */
  readonly children: ReactNode;
}

/** The steps of a task, with their numbers next to a line: `<Steps>`, an empty line, the numbered list, an empty line, `</Steps>`. */
export default function Steps({children}: Props): ReactNode {
  return <div className={styles.steps}>{children}</div>;
}
