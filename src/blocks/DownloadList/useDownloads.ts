import {useEffect, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {downloadsFolder, listFile} from '@site/src/config/downloads';

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
