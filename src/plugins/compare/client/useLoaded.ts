import {type ComponentType, useEffect, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {storePath} from '../addresses';
import type {PageStore} from '../store/pageStore';
import {loadStore} from './loadStore';
import type {ResultProps} from './Result';

/** Modules and data of a comparison: the texts of a page in all versions, and the code that compares and shows them. */
type Loaded = {page: string} & ({store: PageStore; Result: ComponentType<ResultProps>} | {error: string});

/**
 * Loads what a comparison of a page needs, when there is one.
 *
 * @returns nothing while it is on the way; with what tries again after an error.
 */
export function useLoaded(page: string | undefined): readonly [loaded: Loaded | undefined, retry: () => void] {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded>();
  const address = useBaseUrl(page === undefined ? undefined : storePath(page));
  useEffect(() => {
    let isCurrent = true;
    const show = (result: Loaded): void => {
      if (isCurrent) {
        setLoaded(result);
      }
    };
    if (page !== undefined) {
      Promise.all([loadStore(address), import('./Result')]).then(
        ([store, {default: Result}]) => show({page, store, Result}),
        (error: Error) => show({page, error: error.message}),
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [page, address, attempt]);
  const retry = (): void => {
    setLoaded(undefined);
    setAttempt(attempt + 1);
  };
  return [loaded?.page === page ? loaded : undefined, retry];
}
