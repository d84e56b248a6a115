import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useActiveDocContext, useDoc} from '@docusaurus/plugin-content-docs/client';
import shares from '@generated/versions/default/shares.json';
import {publicName, unreleasedName} from '@site/src/config/versionNames';
import {type Station, stationsOf} from './stations';
import styles from './styles.module.css';

const wordsOf = {here: 'this page', same: 'same text', changed: 'changed', missing: 'no page'} as const;

/** Whether the words of a state are visible: of a version without a mark, and of the first one with a mark. */
const isShown = (state: Station['state'], before: readonly Station[]): boolean =>
  state === 'missing' || (state !== 'here' && !before.some((one) => one.state === state));

/**
 * The page in each version on a line, oldest first: a disc if the text is the same, a ring if it differs, a gap if there is no page. A
 * version with the same text opens its page, another one the comparison.
 */
export default function VersionThread(): ReactNode {
  const {id, version} = useDoc().metadata;
  const {alternateDocVersions} = useActiveDocContext(undefined);
  const pathIn = (name: string): string | undefined =>
    (alternateDocVersions[name] ?? alternateDocVersions[unreleasedName])?.path;
  // An unlisted page is not compared.
  return (
    id in shares.pages && (
      <ul className={`plain-list ${styles.thread}`} aria-label="This page in each version" data-nosnippet="">
        {stationsOf(shares, id, publicName(version), pathIn).map(({version: name, state, share, to}, index, all) => (
          <li key={name} data-state={state}>
            <Link to={to} title={[share, wordsOf[state]].filter(Boolean).join(' ')}>
              {name} {share && <small>{share} </small>}
              <small className={isShown(state, all.slice(0, index)) ? undefined : 'only-heard'}>{wordsOf[state]}</small>
            </Link>
          </li>
        ))}
      </ul>
    )
  );
}
