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
import {useLocation} from '@docusaurus/router';
import {useStorageSlot} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
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

/** The strongest match, with a copy of its section, or what to do first if that is on another page. */
function Match({row: {cause, see, first}, isWeak}: {readonly row: SymptomRow; readonly isWeak: boolean}): ReactNode {
  const section = useRef<HTMLDivElement>(null);
  const {to} = see[0]!;
  useEffect(() => {
    const original = document.getElementById(to.slice(1))?.nextElementSibling;
    return original ? copySection(original, section.current!) : undefined;
  }, [to]);
  return (
    <section aria-label="Matching symptom" className={clsx(isWeak && styles.weak)}>
      <p>
        {isWeak && <span>Possibly </span>}
        <b>
          <Sections see={see} />
        </b>
        : <Prose text={cause} />.
      </p>
      {first && (
        <p>
          <b>First:</b> <Prose text={first} />
        </p>
      )}
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

/** With the sections for the chosen platform only. */
function forPlatform(row: SymptomRow, chosen: string | null): SymptomRow {
  const own = row.see.filter(({platform}) => platform === chosen);
  const see = own.length > 0 ? own : row.see.filter(({platform}) => chosen === null || platform === undefined);
  return {...row, see};
}

/** The state of the entry in the browser's history: the only place that keeps the line, for the way back from a link. */
const stateOf = (): {line?: string} => (window.history.state as {state?: {line?: string}} | null)?.state ?? {};
const keptLine = (): string => stateOf().line ?? '';

function keepLine(line: string): void {
  if (line !== keptLine()) {
    window.history.replaceState({...window.history.state, state: {...stateOf(), line}}, '');
  }
}

/**
 * All symptoms in groups, with a field to find those of a pasted log line: `<SymptomFinder>`, what to do if none matches, and
 * `</SymptomFinder>`. The text is not sent and, unless the reader opens the search with it, not in the URL. Without JavaScript, shows all rows
 * and no field.
 */
export default function SymptomFinder({
  data,
  children,
}: PropsWithChildren<Supplied<readonly SymptomGroup[]>>): ReactNode {
  const [pending, setPending] = useContext(PendingLine);
  const isBrowser = useIsBrowser();
  const [text, setText] = useState(() => pending || (isBrowser ? keptLine() : ''));
  useEffect(() => setPending(''), [setPending]);
  const location = useLocation();
  const [platform] = useStorageSlot('docusaurus.tab.platform');
  const hintId = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  // A link to a section of this page adds an entry to the history.
  useEffect(() => keepLine(area.current!.value), [location]);
  const groups = useMemo(
    () => data.map(({label, symptoms}) => ({label, rows: symptoms.map((row) => forPlatform(row, platform))})),
    [data, platform],
  );
  const all = useMemo(() => groups.flatMap(({rows}) => rows), [groups]);
  const find = useMemo(() => createFinder(all), [all]);
  const result = find(text);
  const {found, certainty} = result;
  const [strongest] = found;
  const isWeak = certainty === 'weak' || certainty === 'near';
  const match = certainty === 'sure' || (certainty === 'weak' && found.length === 1) ? strongest : undefined;
  const others = match ? found.slice(1) : found;
  const shown = certainty === 'all' ? groups : others.length > 0 ? [{label: '', rows: others}] : [];
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
            onBlur={() => keepLine(text)}
            aria-describedby={hintId}
            autoComplete="off"
            spellCheck={false}
            translate="no"
          />
        </label>
        <p id={hintId}>Paste it here. It does not leave this page.</p>
        <p role="status" className={styles.count}>
          <span>{countText(result, all.length, text)}</span>
          {certainty === 'near' && (
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
      {match && <Match key={match.id} row={match} isWeak={isWeak} />}
      {shown.length > 0 && (
        <table className={clsx('stacked', styles.table, isWeak && styles.weak)}>
          {match && <caption>Also possible</caption>}
          <thead>
            <tr>
              <th scope="col">Symptom</th>
              <th scope="col">{isWeak ? 'Possible cause' : 'Likely cause'}</th>
              <th scope="col">Section</th>
            </tr>
          </thead>
          {shown.map(({label, rows}) => (
            <tbody key={label}>
              {label !== '' && (
                <tr>
                  <th scope="rowgroup" colSpan={3}>
                    {label}
                  </th>
                </tr>
              )}
              {rows.map((row) => (
                <Row key={row.id} row={row} />
              ))}
            </tbody>
          ))}
        </table>
      )}
      {(certainty === 'all' || certainty === 'near') && children}
    </div>
  );
}
