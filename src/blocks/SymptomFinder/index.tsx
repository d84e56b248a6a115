import {type PropsWithChildren, type ReactNode, useEffect, useId, useRef, useState} from 'react';
import clsx from 'clsx';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {platforms} from '@site/src/config/platforms';
import {publicName} from '@site/src/config/versionNames';
import type {Supplied, SymptomGroup} from '@site/src/facts/viewTypes';
import {copySection} from './copySection';
import {keepLine, keptLine} from './line';
import Matches, {Count} from './Matches';
import {useFinder, usePlatform} from './useFinder';
import styles from './styles.module.css';

/** A copy of a section of this page. */
function Copied({id, onShow}: {readonly id: string; readonly onShow: (section: Element) => void}): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const original = document.getElementById(id)?.nextElementSibling;
    return original ? copySection(original, place.current!, onShow) : undefined;
  }, [id, onShow]);
  return <div ref={place} />;
}

const sectionOf = (to: string, onShow: (section: Element) => void): ReactNode =>
  to.startsWith('#') && <Copied id={to.slice(1)} onShow={onShow} />;

/**
 * All symptoms in groups, with a field to find those of a pasted log line: `<SymptomFinder>`, what to do if none matches, and
 * `</SymptomFinder>`. The text is not sent and, unless the reader opens the search with it, not in the URL. Without JavaScript, shows all
 * listed rows and no field.
 */
export default function SymptomFinder({
  data,
  children,
}: PropsWithChildren<Supplied<readonly SymptomGroup[]>>): ReactNode {
  const isBrowser = useIsBrowser();
  const [text, setText] = useState(() => (isBrowser ? keptLine() : ''));
  const location = useLocation();
  const hintId = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  // A link to a section of this page adds an entry to the history.
  useEffect(() => keepLine(area.current!.value), [location]);
  const {version} = useDocsVersion();
  const result = useFinder(data, publicName(version), text);
  const [platform, choose] = usePlatform();
  // The field keeps what is pasted before scripts have started.
  useEffect(() => setText((known) => known || area.current!.value), []);
  return (
    <div>
      <form
        className={clsx('tool-form', styles.form)}
        role="search"
        aria-label="Symptoms"
        onSubmit={(event) => event.preventDefault()}
      >
        <div>
          <label>
            <span>Log line or symptom</span>
            {/* No spelling check: some browsers send the text to a server for it. */}
            <textarea
              ref={area}
              rows={3}
              value={text}
              onChange={(event) => setText(event.target.value)}
              onPaste={({currentTarget}) => requestAnimationFrame(() => currentTarget.scrollTo(0, 0))}
              onBlur={() => keepLine(text)}
              aria-describedby={hintId}
              autoComplete="off"
              spellCheck={false}
              translate="no"
            />
          </label>
          <p id={hintId}>Paste it here. It does not leave this page.</p>
        </div>
        <label>
          <span>Platform</span>
          <select value={platform ?? 'compose'} onChange={(event) => choose(event.target.value)}>
            {Object.entries(platforms).map(([name, label]) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <p role="status" className={styles.count}>
          {result && <Count result={result} text={text} />}
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
      {result && <Matches result={result} text={text} groups={data} sectionOf={sectionOf} />}
      {result?.certainty !== 'sure' && children}
    </div>
  );
}
