import {Fragment, useId, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Prose from '@site/src/ui/Prose';
import type {Supplied, SymptomGroup, SymptomRow} from '@site/src/facts/viewTypes';
import {useReading} from '@site/src/ui/useReading';
import {loadReading} from '../loadReading';
import {countText, findSymptoms, nearSymptoms, textOf} from './find';
import {takeLine} from './line';
import styles from './styles.module.css';

function Row({row}: {readonly row: SymptomRow}): ReactNode {
  return (
    <tr>
      <td>
        <Prose text={row.symptom} />
      </td>
      <td>
        <Prose text={row.cause} />
      </td>
      <td>
        {row.see.map(({text, to}, index) => (
          <Fragment key={to}>
            {index > 0 && ', '}
            <Link to={to}>{text}</Link>
          </Fragment>
        ))}
      </td>
    </tr>
  );
}

/**
 * All symptoms in groups, with a field to find those of a pasted log line: `<SymptomFinder />`. The text is not stored, not sent and
 * not in the URL. Without JavaScript, shows all rows and no field.
 */
export default function SymptomFinder({data}: Supplied<readonly SymptomGroup[]>): ReactNode {
  const [text, setText] = useState(takeLine);
  const hintId = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const all = data.flatMap(({symptoms}) => symptoms);
  const found = findSymptoms(text, all);
  const read = useReading(loadReading, all.map(textOf), found.length === 0);
  const other =
    (found.length === 0 &&
      read?.(text)
        .map(([first]) => first)
        .join(' ')) ||
    text;
  const fitting = other === text ? found : findSymptoms(other, all);
  const shown = new Set(fitting.length > 0 ? fitting : nearSymptoms(`${text} ${other}`, all));
  const groups = data
    .map(({label, symptoms}) => ({label, rows: symptoms.filter((row) => shown.has(row))}))
    .filter(({rows}) => rows.length > 0);
  return (
    <div>
      <form
        className={clsx('tool-form', styles.form)}
        role="search"
        aria-label="Symptoms"
        onSubmit={(event) => event.preventDefault()}
      >
        <label>
          <span>Log line or symptom</span>
          {/* No spelling check: some browsers send the text to a server for it. */}
          <textarea
            ref={area}
            rows={3}
            placeholder="For example: No space left on device"
            value={text}
            onChange={(event) => setText(event.target.value)}
            aria-describedby={hintId}
            autoComplete="off"
            spellCheck={false}
            translate="no"
          />
        </label>
        <p id={hintId}>Paste it here. It does not leave this page.</p>
        <p role="status" className={styles.count}>
          {countText(shown.size, all.length, fitting.length === 0 && shown.size > 0)}
        </p>
        {text !== '' && (
          <button
            type="button"
            className="button button--secondary button--sm"
            onClick={() => {
              setText('');
              area.current?.focus();
            }}
          >
            Show all
          </button>
        )}
      </form>
      {groups.length > 0 && (
        <table className={clsx('stacked', styles.table)}>
          <thead>
            <tr>
              <th scope="col">Symptom</th>
              <th scope="col">Likely cause</th>
              <th scope="col">Section</th>
            </tr>
          </thead>
          {groups.map(({label, rows}) => (
            <tbody key={label}>
              <tr>
                <th scope="rowgroup" colSpan={3}>
                  {label}
                </th>
              </tr>
              {rows.map((row) => (
                <Row key={row.id} row={row} />
              ))}
            </tbody>
          ))}
        </table>
      )}
    </div>
  );
}
