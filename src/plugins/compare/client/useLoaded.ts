import {type ComponentType, useEffect, useState} from 'react';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {twinOf} from '../../markdown/addresses';
import {type ComparedPage, pathIn} from '../pages';
import type {Choice} from './choice';
import type {ResultProps} from './Result';

/** The Markdown of both versions and the component that compares them. */
type Loaded = {key: string} & ({texts: [string, string]; Result: ComponentType<ResultProps>} | {error: string});

/** Fetches the Markdown copy of a page. */
async function loadTwin(address: string): Promise<string> {
  const response = await fetch(address).catch(() => undefined);
  const twin = response?.ok ? await response.text() : '';
  if (!twin.startsWith('---\n')) {
    const what = response ? `an answer ${response.status} without it` : 'no answer';
    throw new Error(`The text of this page could not be fetched from ${address}: there was ${what}.`);
  }
  return twin;
}

/**
 * Loads the data of a comparison, if one is requested.
 *
 * @returns The data, undefined while it loads, and a function that retries after an error.
 */
export function useLoaded(page?: ComparedPage, choice?: Choice): readonly [Loaded | undefined, () => void] {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded>();
  const {withBaseUrl} = useBaseUrlUtils();
  const [from, to] =
    page && choice ? [choice.from, choice.to].map((one) => withBaseUrl(twinOf(pathIn(page, one)))) : [];
  const key = `${from} ${to} ${attempt}`;
  useEffect(() => {
    let isCurrent = true;
    const show = (result: Loaded): void => {
      if (isCurrent) {
        setLoaded(result);
      }
    };
    if (from && to) {
      Promise.all([loadTwin(from), loadTwin(to), import('./Result')]).then(
        ([before, after, {default: Result}]) => show({key, texts: [before, after], Result}),
        (error: Error) => show({key, error: error.message}),
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [from, to, key]);
  return [loaded?.key === key ? loaded : undefined, () => setAttempt(attempt + 1)];
}
