import {Fragment, type ReactNode, useCallback, useEffect, useRef, useState} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import Copy from '@site/src/ui/Copy';
import Prose from '@site/src/ui/Prose';
import {inUrl} from '@site/src/lib/trace';
import type {SymptomGroup, SymptomRow} from '@site/src/facts/viewTypes';
import {countText, type Found, isCertain} from './find';
import {cellUnder, matchedRow} from './matchedRow';
import {usePlatform, useSearchedSections} from './useFinder';
import styles from './styles.module.css';

/** The sections of a symptom for the chosen platform. */
function useSections({see}: SymptomRow): SymptomRow['see'] {
  const [chosen] = usePlatform();
  const own = see.filter(({platform}) => platform === chosen);
  return own.length > 0 ? own : see.filter(({platform}) => chosen === null || platform === undefined);
}

const Sections = ({row}: {readonly row: SymptomRow}): ReactNode =>
  useSections(row).map(({text, to}, index) => (
    <Fragment key={to}>
      {index > 0 && <span>, </span>}
      <Link to={to}>{text}</Link>
    </Fragment>
  ));

/** The address of a section, which shows the chosen platform to whoever opens it. */
function useAddress(to: string): string {
  const history = useHistory();
  const here = useLocation().pathname;
  const {withBaseUrl} = useBaseUrlUtils();
  const [platform] = usePlatform();
  const [page = '', hash = ''] = to.split('#');
  const location = {
    pathname: page ? withBaseUrl(page) : here,
    search: platform ? `?platform=${platform}` : '',
    hash: `#${hash}`,
  };
  return new URL(history.createHref(location), window.location.href).href;
}

interface SectionOf {
  /** Shows the section with an address, if it is on the page Troubleshooting. `onShow` is called whenever its elements are new. */
  readonly sectionOf: (to: string, onShow: (section: Element) => void) => ReactNode;
}

/** The text of a cell, with its code and links. */
function Cell({of}: {readonly of: HTMLTableCellElement}): ReactNode {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => place.current!.replaceChildren(...Array.from(of.cloneNode(true).childNodes)), [of]);
  return <span ref={place} />;
}

interface MatchProps extends SectionOf {
  readonly row: SymptomRow;
  /** The part of the reader's text that decided. */
  readonly part: string;
  readonly isWeak: boolean;
}

/**
 * The strongest match, with its section, or what to do first if that is on another page. If a table of the section has a row for the
 * message, its cause and fix come first.
 */
function Match({row, part, isWeak, sectionOf}: MatchProps): ReactNode {
  const {to} = useSections(row)[0]!;
  const [matched, setMatched] = useState<HTMLTableRowElement>();
  const onShow = useCallback(
    (section: Element) => {
      // A message has its own row, or what to do first. A symptom has several causes: without the reader's words, none is known.
      const found =
        (row.first ? undefined : matchedRow(section, part)) ??
        (row.isListed ? undefined : matchedRow(section, row.symptom));
      section.querySelectorAll('[data-matched]').forEach((other) => other.removeAttribute('data-matched'));
      found?.setAttribute('data-matched', '');
      setMatched(found);
    },
    [part, row],
  );
  const said = matched?.textContent;
  useEffect(() => {
    // On a small screen, the row is far below the field.
    if (window.matchMedia('(max-width: 996px)').matches) {
      matched?.scrollIntoView({block: 'center'});
    }
    // Only for another row, not for a new copy of the same one.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [said]);
  const [cause, fix] = row.first ? [] : [cellUnder(matched, /cause|meaning/i), cellUnder(matched, /fix/i)];
  const address = useAddress(to);
  return (
    <section aria-label="Matching symptom" className={clsx(styles.match, isWeak && styles.weak)}>
      <div className={to.startsWith('#') ? styles.found : undefined}>
        <div className="problem">
          <p>
            {isWeak && <span>Possibly </span>}
            <b className={styles.title}>
              <Sections row={row} />
            </b>{' '}
            {cause ? (
              <Cell of={cause} />
            ) : (
              <span>
                <Prose text={row.cause} />
              </span>
            )}
            <span>.</span>
          </p>
          {(row.first || fix) && (
            <p>
              <b>First:</b> {fix ? <Cell of={fix} /> : <Prose text={row.first} />}
            </p>
          )}
        </div>
        {sectionOf(to, onShow)}
      </div>
      <p className="margin-top--md">
        Address to hand over: <code translate="no">{address}</code>
        <Copy text={address} />
      </p>
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
        <Sections row={row} />
      </td>
    </tr>
  );
}

interface CountProps {
  readonly result: Found;
  readonly text: string;
}

/** How many symptoms match, and how certainly. */
export const Count = ({result, text}: CountProps): ReactNode => (
  <>
    <span>{countText(result, text)}</span>
    {!isCertain(result) && (
      <span>
        <Link to={`/search?${String(new URLSearchParams({q: inUrl(text)}))}`}>search the documentation</Link>.
      </span>
    )}
  </>
);

interface Props extends SectionOf {
  readonly result: Found;
  readonly text: string;
  /** All symptoms, which are shown without a text. */
  readonly groups?: readonly SymptomGroup[];
}

/** What the search finds for a text. */
function Searched({text}: {readonly text: string}): ReactNode {
  const {note, sections} = useSearchedSections(text);
  return (
    sections.length > 0 && (
      <section aria-labelledby="searched-sections" className="margin-top--md">
        <p id="searched-sections">
          <span>The search finds these sections. {note}</span>
        </p>
        <ul className="rows">
          {sections.map(({url, title, path}) => (
            <li key={url}>
              <Link to={url}>{title}</Link>
              {path.length > 0 && <span>{path.join(', ')}</span>}
            </li>
          ))}
        </ul>
      </section>
    )
  );
}

/** What a text matches: the strongest symptom, and a table of the others. If it is not certain, what the search finds comes last. */
export default function Matches({result, text, groups = [], sectionOf}: Props): ReactNode {
  const {found, certainty} = result;
  const isWeak = !isCertain(result);
  const isFirst = certainty === 'sure' || certainty === 'likely' || (certainty === 'weak' && found.length === 1);
  const match = isFirst ? found[0] : undefined;
  const others = match ? found.slice(1) : found;
  const shown =
    certainty === 'all'
      ? groups.filter(({symptoms: [first]}) => first!.isListed)
      : others.length > 0
        ? [{label: '', symptoms: others}]
        : [];
  return (
    <>
      {match && <Match key={match.id} row={match} part={result.part} isWeak={isWeak} sectionOf={sectionOf} />}
      {shown.length > 0 && (
        <div className={clsx(isWeak && styles.weak)}>
          <table className={clsx('stacked', styles.table)}>
            {match && <caption>Also possible</caption>}
            <thead>
              <tr>
                <th scope="col">Symptom</th>
                <th scope="col">{isWeak ? 'Possible cause' : 'Likely cause'}</th>
                <th scope="col">Section</th>
              </tr>
            </thead>
            {shown.map(({label, symptoms}) => (
              <tbody key={label}>
                {label !== '' && (
                  <tr>
                    <th scope="rowgroup" colSpan={3}>
                      {label}
                    </th>
                  </tr>
                )}
                {symptoms.map((row) => (
                  <Row key={row.id} row={row} />
                ))}
              </tbody>
            ))}
          </table>
        </div>
      )}
      {isWeak && <Searched text={text} />}
    </>
  );
}
