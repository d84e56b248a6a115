import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** Label of the expected content, such as "What you should have". */
  readonly title: string;
  /** One list of names in back ticks, with a list below each folder; what follows a name is a remark. */
  readonly children: ReactNode;
}

/** Files in their folders, from a list of Markdown: `<FileTree title="...">`, an empty line, the list, an empty line, `</FileTree>`. */
export default function FileTree({title, children}: Props): ReactNode {
  return (
    <figure className={styles.tree}>
      <figcaption>{title}</figcaption>
      {children}
    </figure>
  );
}
