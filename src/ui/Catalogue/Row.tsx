import {memo, type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import styles from './styles.module.css';

/** What a row shows. */
export interface RowParts {
  /** Fragment that leads to the row; missing where its head has one. */
  readonly id?: string;
  /** In view at all times. */
  readonly head?: ReactNode;
  /** What opens the rest. */
  readonly summary?: ReactNode;
  readonly body?: ReactNode;
}

interface Props extends RowParts {
  readonly noun: string;
  readonly isHidden: boolean;
  readonly isOpen: boolean;
}

/** One row of a catalogue; it opens in place. */
function Row({id, head, summary, body, noun, isHidden, isOpen}: Props): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  if (id !== undefined) {
    collectAnchor(id);
  }
  return (
    <li id={id} className={styles.row} hidden={isHidden}>
      {head}
      {body !== undefined && (
        <details open={isOpen}>
          <summary>{summary}</summary>
          <div className={styles.body}>
            {body}
            {id !== undefined && (
              <p>
                <a href={`#${id}`}>Link to this {noun}</a>
              </p>
            )}
          </div>
        </details>
      )}
    </li>
  );
}

export default memo(Row);
