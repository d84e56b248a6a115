import {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {downloadsFolder, listFile} from '@site/src/config/downloads';

/** Links to the downloads that the site has: they are made after the build, so only a list beside them knows their names. */
export default function DownloadList(): ReactNode {
  const address = useBaseUrl(`/${downloadsFolder}/${listFile}`);
  const [names, setNames] = useState<readonly string[] | 'failed'>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    fetch(address, {signal: leaving.signal})
      .then((answer) => answer.json() as Promise<string[]>)
      .then(setNames, () => leaving.signal.aborted || setNames('failed'));
    return () => leaving.abort();
  }, [address, attempt]);
  if (names === undefined) {
    return <p>The downloads of this site appear here when the page has loaded.</p>;
  }
  if (names === 'failed') {
    return (
      <p>
        The list of downloads could not be fetched.{' '}
        <button type="button" className="button button--secondary button--sm" onClick={() => setAttempt(attempt + 1)}>
          Retry
        </button>
      </p>
    );
  }
  if (names.length === 0) {
    return <p>This copy of the site has no downloads. Ask the people who publish it.</p>;
  }
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>
          <Link to={`pathname:///${downloadsFolder}/${name}`}>{name}</Link>
        </li>
      ))}
    </ul>
  );
}
