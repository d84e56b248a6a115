import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** Label of the expected content, such as "What you should have". */
  readonly title: string;
  /** One list of names in back ticks, with a nested list for each folder. Text after a name is a note. */
  readonly children: ReactNode;
}

/** A file tree from a Markdown list: `<FileTree title="...">`, an empty line, the list, an empty line, `</FileTree>`. */
export default function FileTree({title, children}: Props): ReactNode {
  return (
    <figure className={styles.tree}>
      <figcaption>{title}</figcaption>
      {children}
    </figure>
  );
}
