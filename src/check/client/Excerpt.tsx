import type {ReactNode} from 'react';
import type {Finding} from '../check';
import styles from './styles.module.css';

/** Most characters of a line that are shown on each side of a finding. */
const most = 120;

/** The line of a finding with its place marked. */
export function Excerpt({text, finding: {start, end, line}}: {text: string; finding: Finding}): ReactNode {
  const begin = text.lastIndexOf('\n', start - 1) + 1;
  const newline = text.indexOf('\n', start);
  const stop = newline < 0 ? text.length : newline;
  const last = Math.max(start, Math.min(end, stop));
  return (
    <code className={styles.excerpt}>
      <span className={styles.number}>{line}</span>
      {text.slice(Math.max(begin, start - most), start)}
      <mark>{text.slice(start, Math.min(last, start + most))}</mark>
      {text.slice(last, Math.min(stop, last + most))}
    </code>
  );
}
