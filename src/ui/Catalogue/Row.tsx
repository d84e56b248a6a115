import {memo, type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import styles from './styles.module.css';

export interface RowParts {
  /** Anchor of the row. Missing if its head has one. */
  readonly id?: string;
  /** Always visible. */
  readonly head?: ReactNode;
  /** Label of the button that opens the details. */
  readonly summary?: ReactNode;
  readonly body?: ReactNode;
}

interface Props extends RowParts {
  readonly noun: string;
  readonly isHidden: boolean;
  readonly isOpen: boolean;
}

/** One row of a catalogue, which opens in place. */
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
          <div className={`flush ${styles.body}`}>
            {body}
            {id !== undefined && (
              <p data-nosnippet="">
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
