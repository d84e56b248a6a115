import {type ReactNode, useEffect, useState} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {downloadsFolder, signatureFile, listFile} from '@site/src/config/downloads';
import useBaseUrl from '@docusaurus/useBaseUrl';

interface Downloads {
  /** Names of the files, or `failed`. Missing while the list is being fetched. */
  names: readonly string[] | 'failed' | undefined;
  retry: () => void;
}

/** The downloads of this site. They are created after the build, so their names come from a list next to them. */
export function useDownloads(): Downloads {
  const address = useBaseUrl(`/${downloadsFolder}/${listFile}`);
  const [names, setNames] = useState<Downloads['names']>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    fetch(address, {signal: leaving.signal})
      .then((answer) => answer.json() as Promise<string[]>)
      .then(setNames, () => leaving.signal.aborted || setNames('failed'));
    return () => leaving.abort();
  }, [address, attempt]);
  return {names, retry: () => setAttempt(attempt + 1)};
}

const isOfAll = (name: string): boolean => name.endsWith('-all.zip');

function purposeOf(name: string): string {
  const [, version, type] = /-([^-]+)\.(zip|pdf)$/.exec(name) ?? [];
  if (type === 'pdf') {
    return `version ${version} for printing and archives`;
  }
  if (type === undefined) {
    return name === signatureFile ? 'signature of the checksums' : 'checksums of the other files';
  }
  return version === 'all' ? 'opens at the home page (recommended)' : `opens at ${version}`;
}

export default function DownloadList(): ReactNode {
  const {names, retry} = useDownloads();
  const published = `${String(useDocusaurusContext().siteConfig.customFields?.['address'])}offline`;
  if (names === undefined) {
    return <p>The downloads of this site appear here when the page has loaded.</p>;
  }
  if (names === 'failed') {
    return (
      <p>
        The list of downloads could not be fetched.{' '}
        <button type="button" className="button button--secondary button--sm" onClick={retry}>
          Retry
        </button>
      </p>
    );
  }
  if (names.length === 0) {
    return (
      <p>
        This copy of the site has no downloads. Get them from <Link to={published}>{published}</Link>.
      </p>
    );
  }
  return (
    <ul className="rows">
      {[...names]
        .sort((a, b) => Number(isOfAll(b)) - Number(isOfAll(a)))
        .map((name) => (
          <li key={name}>
            <Link to={`pathname:///${downloadsFolder}/${name}`} download>
              {name}
            </Link>{' '}
            {purposeOf(name)}
          </li>
        ))}
    </ul>
  );
}
