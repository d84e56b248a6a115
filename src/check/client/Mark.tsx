import type {ReactNode} from 'react';
import type {Certainty} from '../check';
import styles from './Mark.module.css';

interface Props {
  readonly certainty: Certainty;
  /** Whether there is no finding of this type. */
  readonly isNone?: boolean;
}

/** The sign of a type of findings, beside its name. */
const Mark = ({certainty, isNone}: Props): ReactNode => (
  <span className={styles.mark} data-certainty={certainty} data-none={isNone} aria-hidden />
);

export default Mark;
