import type {ReactNode} from 'react';
import {Breaks} from '../LongName';
import styles from './styles.module.css';

/** An option of a command: one or two hyphens at the start of a word, and its name. Or a short name with a hyphen. */
const option = /((?<=^|\s)(?:--?\w[\w-]*|(?=\S*-)[\w.-]{3,24}(?=\s|$)))/;

/**
 * Code in a line, whose options and short names stay whole: browsers break a line after each hyphen. Longer names break only after
 * separators.
 */
export default function Options({text}: {readonly text: string}): ReactNode {
  // Options are at the odd places of a text that was split at them, and so are long words.
  return text.split(option).map((part, index) =>
    index % 2 === 0 ? (
      part.split(/(\S{25,})/).map((word, place) => (place % 2 === 0 ? word : <Breaks key={place} text={word} />))
    ) : (
      <span key={index} className={styles['option']}>
        {part}
      </span>
    ),
  );
}
