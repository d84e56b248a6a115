import {Fragment, useId, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {FactChange} from '@site/src/plugins/changes/views';
import {Details} from '@site/src/ui/Catalogue/parts';
import LongName from '@site/src/ui/LongName';
import Prose from '@site/src/ui/Prose';
import {wordFor} from './select';
import styles from './styles.module.css';

interface Props {
  readonly change: FactChange;
  readonly isDone: boolean;
  readonly onTick: (id: string, isDone: boolean) => void;
}

/** Texts of terms and open points are words, all else is code. */
function Name({kind, text}: {readonly kind: string; readonly text: string}): ReactNode {
  return kind === 'term' || kind === 'open point' ? <Prose text={text} /> : <LongName text={text} />;
}

/** One change: a box to tick, the name, and what to do. */
export default function Entry({change, isDone, onTick}: Props): ReactNode {
  const {id, what, isOpen, kind, name, oldNames = [], component, todo} = change;
  const nameId = useId();
  return (
    <div className={styles.entry}>
      <input
        type="checkbox"
        checked={isDone}
        onChange={(event) => onTick(id, event.target.checked)}
        aria-labelledby={nameId}
      />
      <div>
        <p id={nameId} className={styles.name}>
          {oldNames.map((old) => (
            <Fragment key={old}>
              <span className={styles.old}>
                <Name kind={kind} text={old} />
              </span>{' '}
            </Fragment>
          ))}
          {oldNames.length > 0 && 'now '}
          <Name kind={kind} text={name} />
        </p>
        <p className={styles.facts}>
          {wordFor(what)}
          {isOpen && ' (unconfirmed)'}: {kind}, {component}
        </p>
        <p>
          <strong>What to do:</strong> <Prose text={todo} />
        </p>
      </div>
    </div>
  );
}

/** What it means, what it was before, and where to read about it. */
export function More({change}: {readonly change: FactChange}): ReactNode {
  const {name, oldNames = [], meaning, fields = [], rows, history} = change;
  return (
    <>
      {meaning !== undefined && (
        <p>
          <Prose text={meaning} />
        </p>
      )}
      <Details
        list={fields.flatMap(({field, before, after}) => [
          [`${field}, before`, <Prose key="before" text={before || 'not documented'} />],
          [`${field}, now`, <Prose key="now" text={after || 'not documented'} />],
        ])}
      />
      <ul>
        {rows.map((row) => (
          <li key={row.to}>
            <Link to={row.to}>{oldNames.length > 0 ? `${row.name} in ${row.version}` : `In ${row.version}`}</Link>
          </li>
        ))}
        {history !== undefined && (
          <li>
            <Link to={history} aria-label={`History of ${name}`}>
              History
            </Link>
          </li>
        )}
      </ul>
    </>
  );
}
