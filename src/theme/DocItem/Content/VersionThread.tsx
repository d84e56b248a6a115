import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useActiveDocContext, useDoc} from '@docusaurus/plugin-content-docs/client';
import shares from '@generated/versions/default/shares.json';
import {publicName, unreleasedName} from '@site/src/config/versionNames';
import {stationsOf} from './stations';
import styles from './styles.module.css';

const wordsOf = {here: 'this page', same: 'same text', changed: 'changed', missing: 'no page'} as const;

/**
 * The page in each version, oldest first, with the share of changed words if its text differs. A version with the same text opens its
 * page, another one the comparison.
 */
export default function VersionThread(): ReactNode {
  const {id, version} = useDoc().metadata;
  const {alternateDocVersions} = useActiveDocContext(undefined);
  const pathIn = (name: string): string | undefined =>
    (alternateDocVersions[name] ?? alternateDocVersions[unreleasedName])?.path;
  // An unlisted page is not compared.
  if (!(id in shares.pages)) {
    return null;
  }
  const own = publicName(version);
  const stations = stationsOf(shares, id, own, pathIn);
  const hasChanged = stations.some(({state}) => state === 'changed');
  return (
    <ul
      className={`plain-list ${styles.thread}`}
      aria-label="This page in each version"
      data-nosnippet=""
      data-unit={hasChanged ? `% = changed against ${own}` : undefined}
    >
      {stations.map(({version: name, state, share, to}) => (
        <li key={name} data-state={state}>
          <Link to={to} title={`${share ?? ''} ${wordsOf[state]}`.trim()}>
            {name} {share && <small>{share} </small>}
            <small className={share || state === 'here' ? 'only-heard' : undefined}>{wordsOf[state]}</small>
          </Link>
        </li>
      ))}
    </ul>
  );
}
