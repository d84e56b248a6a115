import {type ReactNode, useMemo, useState} from 'react';
import {useWindowSize} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import shares from '@generated/versions/default/shares.json';
import {type ComparedPage, blocksIn, type PageTexts} from '../../pageTexts';
import {compareTexts} from '../../compare';
import {shareBetween, shareInWords} from '../../shares';
import type {Choice} from './choice';
import styles from './styles.module.css';
import {VersionLinks} from './PageTable';
import ComparisonView from './view';

interface BoxProps {
  readonly label: string;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}

const Box = ({label, value, onChange}: BoxProps): ReactNode => (
  <label>
    <input type="checkbox" checked={value} onChange={({target}) => onChange(target.checked)} /> {label}
  </label>
);

export interface ResultProps {
  readonly page: ComparedPage;
  readonly choice: Choice;
  readonly texts: PageTexts;
  readonly onSwap: () => void;
}

export default function Result({page, choice: {from, to}, texts, onSwap}: ResultProps): ReactNode {
  const [onlyChanges, setOnlyChanges] = useState(true);
  const [wantsSides, setWantsSides] = useState(true);
  const isWide = useWindowSize({desktopBreakpoint: 1200}) === 'desktop';
  const isSideBySide = isWide && wantsSides;
  const groups = useMemo(() => compareTexts(blocksIn(texts, from), blocksIn(texts, to)), [texts, from, to]);
  const share = shareBetween(shares, page.id, from, to)!;
  return (
    <section aria-label="Comparison">
      <Heading as="h2" className="margin-top--lg">
        {page.title}
      </Heading>
      <p>{share === 0 ? 'The text is the same.' : `The versions differ in ${shareInWords(share)} of the words.`}</p>
      <div className={styles.options}>
        {share > 0 && <Box label="Only changes" value={onlyChanges} onChange={setOnlyChanges} />}
        {share > 0 && isWide && <Box label="Side by side" value={wantsSides} onChange={setWantsSides} />}
        <button type="button" className="button button--sm button--secondary" onClick={onSwap}>
          Swap the versions
        </button>
      </div>
      <div className={styles.heads}>
        <span>
          From <VersionLinks page={page} version={from} />
        </span>
        <span>
          To <VersionLinks page={page} version={to} />
        </span>
      </div>
      {share > 0 && (
        <ComparisonView
          key={String(isSideBySide)}
          groups={groups}
          isSideBySide={isSideBySide}
          onlyChanges={onlyChanges}
        />
      )}
    </section>
  );
}
