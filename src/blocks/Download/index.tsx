import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './styles.module.css';

interface Props {
  /** File below `static/`, such as `samples/tutorial-01/docker-compose.yaml`. */
  path: string;
  children: ReactNode;
}

/** Link that saves a file instead of opening it. In the bar of a code block, its text is one word; several in a row are a list. */
export default function Download({path, children}: Props): ReactNode {
  return (
    <div className={styles.download}>
      <a href={useBaseUrl(`/${path}`)} download>
        Download <span>{children}</span>
      </a>
    </div>
  );
}
