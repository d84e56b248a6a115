import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** An option of a command: one or two hyphens at the start of a word, and its name. Or a short name with a hyphen. */
const option = /((?<=^|\s)(?:--?\w[\w-]*|(?=\S*-)[\w.-]{3,24}(?=\s|$)))/;

/** Code in a line, whose options and short names stay whole: browsers break a line after each hyphen. */
export default function Options({text}: {readonly text: string}): ReactNode {
  // Options are at the odd places of a text that was split at them.
  return text.split(option).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className={styles['option']}>
        {part}
      </span>
    ),
  );
}
