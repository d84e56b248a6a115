import {
  Fragment,
  type PropsWithChildren,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Prose from '@site/src/ui/Prose';
import {inUrl} from '@site/src/lib/trace';
import type {Supplied, SymptomGroup, SymptomRow} from '@site/src/facts/viewTypes';
import {countText, createFinder} from './find';
import {copySection} from './copySection';
import {PendingLine} from './pendingLine';
import styles from './styles.module.css';

const Sections = ({see}: Pick<SymptomRow, 'see'>): ReactNode =>
  see.map(({text, to}, index) => (
    <Fragment key={to}>
      {index > 0 && <span>, </span>}
      <Link to={to}>{text}</Link>
    </Fragment>
  ));

/** The only match, with a copy of its section if that is on this page. */
function Match({row: {cause, see}}: {readonly row: SymptomRow}): ReactNode {
  const section = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const original = document.getElementById(see[0]!.to.slice(1))?.nextElementSibling;
    return original ? copySection(original, section.current!) : undefined;
  }, [see]);
  return (
    <section aria-label="Matching symptom">
      <p>
        <b>
          <Sections see={see} />
        </b>
        : <Prose text={cause} />.
      </p>
      <div ref={section} />
    </section>
  );
}

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
        <Sections see={row.see} />
      </td>
    </tr>
  );
}

/**
 * All symptoms in groups, with a field to find those of a pasted log line: `<SymptomFinder>`, what to do if none matches, and
 * `</SymptomFinder>`. The text is not stored, not sent and not in the URL, unless the reader opens the search with it. Without JavaScript,
 * shows all rows and no field.
 */
export default function SymptomFinder({
  data,
  children,
}: PropsWithChildren<Supplied<readonly SymptomGroup[]>>): ReactNode {
  const [pending, setPending] = useContext(PendingLine);
  const [text, setText] = useState(pending);
  useEffect(() => setPending(''), [setPending]);
  const hintId = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const find = useMemo(() => createFinder(data.flatMap(({symptoms}) => symptoms)), [data]);
  const {found, isNear} = find(text);
  const count = data.flatMap(({symptoms}) => symptoms).length;
  const isFound = !isNear && text.trim() !== '';
  const groups = data
    .map(({label, symptoms}) => ({label, rows: symptoms.filter((row) => found.includes(row))}))
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
          <span>{countText(found.length, count, isNear)}</span>
          {isNear && (
            <span>
              <Link to={`/search?${String(new URLSearchParams({q: inUrl(text)}))}`}>search the documentation</Link>.
            </span>
          )}
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
      {isFound && found.length === 1 ? (
        <Match key={found[0]!.id} row={found[0]!} />
      ) : (
        groups.length > 0 && (
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
        )
      )}
      {!isFound && children}
    </div>
  );
}
