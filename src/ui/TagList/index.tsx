import type {ReactNode} from 'react';
import styles from './TagList.module.css';

/** Info tags of a worker in one line that wraps. */
export default function TagList({tags}: {readonly tags: readonly string[]}): ReactNode {
  return (
    <span className={styles.tags}>
      {tags.map((tag) => (
        <code key={tag}>{tag}</code>
      ))}
    </span>
  );
}
