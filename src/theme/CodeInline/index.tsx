/*
 * Why:   browsers break a line after each hyphen, so that `--namespace` becomes `-` and `-namespace`.
 * How:   wrap (unsafe), gives the stock component the options of a command as parts that stay whole.
 * Since: Docusaurus 3.8.1.
 * Drop:  when browsers no longer break a line after the hyphens that begin an option.
 */
import type {ComponentProps, ReactNode} from 'react';
import CodeInline from '@theme-original/CodeInline';
import styles from './styles.module.css';

/** An option of a command: one or two hyphens at the start of a word, and its name. */
const option = /((?<=^|\s)--?\w[\w-]*)/;

/** Options are at the odd places of a text that was split at them. */
const whole = (part: string, index: number): ReactNode =>
  index % 2 === 0 ? (
    part
  ) : (
    <span key={index} className={styles['option']}>
      {part}
    </span>
  );

/** Code in a line of text. */
export default function CommandInline({children, ...props}: ComponentProps<'code'>): ReactNode {
  return (
    <CodeInline {...props}>{typeof children === 'string' ? children.split(option).map(whole) : children}</CodeInline>
  );
}
