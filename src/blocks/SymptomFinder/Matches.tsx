import {Fragment, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import {useStorageSlot} from '@docusaurus/theme-common';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import Copy from '@site/src/ui/Copy';
import Prose from '@site/src/ui/Prose';
import {inUrl} from '@site/src/lib/trace';
import type {SymptomGroup, SymptomRow} from '@site/src/facts/viewTypes';
import {countText, type Found} from './find';
import styles from './styles.module.css';

const usePlatform = (): string | null => useStorageSlot('docusaurus.tab.platform')[0];

/** The sections of a symptom for the chosen platform. */
function useSections({see}: SymptomRow): SymptomRow['see'] {
  const chosen = usePlatform();
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
  const platform = usePlatform();
  const [page = '', hash = ''] = to.split('#');
  const location = {
    pathname: page ? withBaseUrl(page) : here,
    search: platform ? `?platform=${platform}` : '',
    hash: `#${hash}`,
  };
  return new URL(history.createHref(location), window.location.href).href;
}

interface SectionOf {
  /** Shows the section with an address, if it is on the page Troubleshooting. */
  readonly sectionOf: (to: string) => ReactNode;
}

/** The strongest match, with its section, or what to do first if that is on another page. */
function Match({row, isWeak, sectionOf}: SectionOf & {readonly row: SymptomRow; readonly isWeak: boolean}): ReactNode {
  const {to} = useSections(row)[0]!;
  const address = useAddress(to);
  return (
    <section aria-label="Matching symptom" className={clsx(isWeak && styles.weak)}>
      <p>
        {isWeak && <span>Possibly </span>}
        <b>
          <Sections row={row} />
        </b>
        : <Prose text={row.cause} />.
      </p>
      {row.first && (
        <p>
          <b>First:</b> <Prose text={row.first} />
        </p>
      )}
      {sectionOf(to)}
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
  readonly all: number;
  readonly text: string;
}

/** How many symptoms match, and how certainly. */
export const Count = ({result, all, text}: CountProps): ReactNode => (
  <>
    <span>{countText(result, all, text)}</span>
    {result.certainty === 'near' && (
      <span>
        <Link to={`/search?${String(new URLSearchParams({q: inUrl(text)}))}`}>search the documentation</Link>.
      </span>
    )}
  </>
);

interface Props extends SectionOf {
  readonly result: Found;
  /** All symptoms, which are shown without a text. */
  readonly groups?: readonly SymptomGroup[];
}

/** What a text matches: the strongest symptom, and a table of the others. */
export default function Matches({result: {found, certainty}, groups = [], sectionOf}: Props): ReactNode {
  const isWeak = certainty === 'weak' || certainty === 'near';
  const match = certainty === 'sure' || (certainty === 'weak' && found.length === 1) ? found[0] : undefined;
  const others = match ? found.slice(1) : found;
  const shown = certainty === 'all' ? groups : others.length > 0 ? [{label: '', symptoms: others}] : [];
  return (
    <>
      {match && <Match key={match.id} row={match} isWeak={isWeak} sectionOf={sectionOf} />}
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
      )}
    </>
  );
}
