import type {ReactNode} from 'react';
import {certainties, type Finding} from '../check';
import type {OpenFiles} from './useFiles';
import styles from './styles.module.css';

interface Props {
  files: OpenFiles;
  findings: readonly Finding[];
  onOpen: () => void;
}

/** The open files, each with its number of findings in the colour of the worst one. */
export function Tabs({files, findings, onOpen}: Props): ReactNode {
  const isEmpty = files.files.every(({text}) => text === '');
  return (
    <div className={styles.bar} hidden={isEmpty && files.files.length === 1}>
      <ul aria-label="Open files">
        {files.files.map(({id, name}) => {
          const own = findings.filter(({file}) => file === name);
          const worst = certainties.find((one) => own.some(({certainty}) => certainty === one));
          return (
            <li key={id}>
              <button type="button" aria-pressed={id === files.active.id} onClick={() => files.select(id)}>
                {name}
                {worst && (
                  <span className={styles.count} data-certainty={worst}>
                    {own.length}
                    <span className="only-heard">{own.length === 1 ? ' finding' : ' findings'}</span>
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
      <button type="button" onClick={onOpen}>
        Open files
      </button>
      <button type="button" disabled={files.files.some(({text}) => text === '')} onClick={() => files.add()}>
        Add file
      </button>
    </div>
  );
}
