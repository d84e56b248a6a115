import {type ReactNode, useMemo, useRef, useState, useSyncExternalStore} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import {docsPath} from '../../../facts/versions';
import {twinOf} from '../../markdown/addresses';
import {comparePage} from '../engine/compare';
import {shareOf} from '../engine/share';
import type {ComparedPage} from '../pages';
import type {PageStore} from '../store/pageStore';
import {shareInWords} from '../words';
import type {Choice} from './choice';
import {useChanges} from './useChanges';
import type {View} from './view/context';
import {firstChanges} from './view/fold';
import {numbersOf} from './view/numbers';
import ComparisonView from './view';
import styles from './styles.module.css';

const wide = '(min-width: 1200px)';

/** Whether there is room for two texts side by side. */
const useIsWide = (): boolean =>
  useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(wide);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => matchMedia(wide).matches,
    () => false,
  );

interface BoxProps {
  readonly label: ReactNode;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}

const Box = ({label, value, onChange}: BoxProps): ReactNode => (
  <label>
    <input type="checkbox" checked={value} onChange={({target}) => onChange(target.checked)} /> {label}
  </label>
);

interface VersionProps {
  readonly page: ComparedPage;
  readonly version: string;
}

/** A version of the page, and its text as Markdown. */
function Version({page, version}: VersionProps): ReactNode {
  const path = page.paths[version]!;
  const address = `${docsPath(version)}/${path}`;
  const twin = useBaseUrl(twinOf(address));
  return (
    <>
      <Link to={address}>{version}</Link> (<a href={twin}>Markdown</a>)
    </>
  );
}

/** What is compared. */
export interface ResultProps {
  readonly page: ComparedPage;
  readonly choice: Choice;
  readonly store: PageStore;
  readonly onSwap: () => void;
}

/** A comparison with its controls. */
export default function Result({page, choice: {from, to}, store, onSwap}: ResultProps): ReactNode {
  const area = useRef<HTMLDivElement>(null);
  const [onlyChanges, setOnlyChanges] = useState(true);
  const [wantsSides, setWantsSides] = useState(true);
  const [hasKeys, setHasKeys] = useState(true);
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  const isWide = useIsWide();
  const {groups, share, ...known} = useMemo(() => {
    const compared = comparePage(store, from, to);
    return {groups: compared, firsts: firstChanges(compared), numbers: numbersOf(compared), share: shareOf(compared)};
  }, [store, from, to]);
  const count = known.firsts.size;
  const {at, go} = useChanges(area, count, hasKeys);
  const view: View = {
    ...known,
    isSideBySide: isWide && wantsSides,
    isFolded: (id) => onlyChanges && !unfolded.has(id),
    unfold: (id) => setUnfolded(new Set([...unfolded, id])),
  };
  return (
    <section aria-label="Comparison">
      <Heading as="h2" className={styles.heading}>
        {page.title}
      </Heading>
      <p>
        From <Version page={page} version={from} /> to <Version page={page} version={to} />:{' '}
        {count === 0 ? 'the text is the same.' : `${shareInWords(share)} of the words are different.`}{' '}
        <button type="button" className={styles.swap} onClick={onSwap}>
          Swap the versions
        </button>
      </p>
      {count > 0 && (
        <>
          <div className={styles.bar} role="group" aria-label="Controls of the comparison">
            <button type="button" className={styles.step} onClick={() => go(-1)}>
              Previous change
            </button>
            <button type="button" className={styles.step} onClick={() => go(1)}>
              Next change
            </button>
            <span role="status">
              {at < 0 ? `${count} changes`.replace(/^1 changes/, '1 change') : `Change ${at + 1} of ${count}`}
            </span>
            <Box label="Only changes" value={onlyChanges} onChange={setOnlyChanges} />
            {isWide && <Box label="Side by side" value={wantsSides} onChange={setWantsSides} />}
            <Box
              label={
                <>
                  Keys <kbd>n</kbd> and <kbd>p</kbd>
                </>
              }
              value={hasKeys}
              onChange={setHasKeys}
            />
          </div>
          {view.isSideBySide && (
            <div className={styles.heads} aria-hidden="true">
              <span>{from}</span>
              <span>{to}</span>
            </div>
          )}
          <div ref={area}>
            <ComparisonView groups={groups} view={view} />
          </div>
        </>
      )}
    </section>
  );
}
