import {Fragment, memo, useId, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {FactChange, FieldChange} from '@site/src/plugins/changes/views';
import LongName from '@site/src/ui/LongName';
import Prose from '@site/src/ui/Prose';
import styles from './styles.module.css';

interface Props {
  readonly change: FactChange;
  readonly isDone: boolean;
  readonly isHidden: boolean;
  readonly onTick: (id: string, isDone: boolean) => void;
}

/** Texts of terms and open points are words, all else is code. */
function Name({kind, text}: {readonly kind: string; readonly text: string}): ReactNode {
  return kind === 'term' || kind === 'open point' ? <Prose text={text} /> : <LongName text={text} />;
}

/** Old and new text of an entry. */
function Field({field, before, after}: FieldChange): ReactNode {
  return (
    <>
      <dt>{field}, before</dt>
      <dd>{before === '' ? 'not documented' : <Prose text={before} />}</dd>
      <dt>{field}, now</dt>
      <dd>{after === '' ? 'not documented' : <Prose text={after} />}</dd>
    </>
  );
}

/** One change: a box to tick, the name, what it means, and what to do. */
function Entry({change, isDone, isHidden, onTick}: Props): ReactNode {
  const {id, kind, name, oldNames = [], isOpen, component, meaning, fields = [], todo, rows, history} = change;
  const nameId = useId();
  useBrokenLinks().collectAnchor(id);
  return (
    <li id={id} className={styles.entry} hidden={isHidden}>
      <input
        type="checkbox"
        className={styles.box}
        checked={isDone}
        onChange={(event) => onTick(id, event.target.checked)}
        aria-labelledby={nameId}
      />
      <div className={styles.body}>
        <p id={nameId} className={styles.name}>
          {oldNames.map((old) => (
            <Fragment key={old}>
              <span className={styles.old}>
                <Name kind={kind} text={old} />
              </span>{' '}
            </Fragment>
          ))}
          {oldNames.length > 0 && <span className={styles.now}>now </span>}
          <Name kind={kind} text={name} />
        </p>
        <p className={styles.facts}>
          {isOpen && <span className={styles.open}>unconfirmed</span>} <span>{kind}</span> <span>{component}</span>{' '}
          {rows.map((row) => (
            <Fragment key={row.to}>
              <Link to={row.to}>
                {oldNames.length > 0 ? `${row.name} in ${row.version}` : `In ${row.version}`}
              </Link>{' '}
            </Fragment>
          ))}
          {history !== undefined && (
            <Link to={history} aria-label={`History of ${name}`}>
              History
            </Link>
          )}
        </p>
        {meaning !== undefined && (
          <p>
            <Prose text={meaning} />
          </p>
        )}
        {fields.length > 0 && (
          <dl className={styles.fields}>
            {fields.map((field) => (
              <Field key={field.field} {...field} />
            ))}
          </dl>
        )}
        <p>
          <strong>What to do:</strong> <Prose text={todo} />
        </p>
      </div>
    </li>
  );
}

export default memo(Entry);
