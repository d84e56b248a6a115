import {useCallback, useEffect, useRef, useState} from 'react';
import type {Hit} from '../../engine/answer';
import {getEngine} from '../selected';
import {checkAnswer, withMarks} from '../safeClient';
import {useSearchFilters} from '../useSearchFilters';

/** What the page shows. */
export interface ResultsState {
  /** What was searched. */
  key: string;
  status: 'idle' | 'loading' | 'error';
  hits: Hit[];
  nbHits: number;
  hasMore: boolean;
}

/** The state and what the reader may ask for. */
export interface SearchResults extends ResultsState {
  more: () => void;
  retry: () => void;
}

const nothing: ResultsState = {key: '', status: 'idle', hits: [], nbHits: 0, hasMore: false};
/** Wait for the reader to stop typing, in milliseconds. */
const debounce = 300;
const hitsPerPage = 20;
/** Words of a snippet. */
const snippetWords = 20;

/** Searches while the reader types. */
export function useResults(query: string, tags: readonly string[]): SearchResults {
  const filterKey = JSON.stringify(useSearchFilters(tags));
  const [state, setState] = useState<ResultsState>(nothing);
  const key = `${query} ${filterKey}`;
  const page = useRef(0);
  const lastRun = useRef(0);

  const run = useCallback(
    async (number: number) => {
      lastRun.current += 1;
      const current = lastRun.current;
      page.current = number;
      setState((before) => ({...(number === 0 ? nothing : before), key, status: 'loading'}));
      try {
        const engine = getEngine();
        const request = withMarks({
          indexName: engine.indexName,
          query,
          facetFilters: JSON.parse(filterKey) as string[],
          attributesToSnippet: [`content:${snippetWords}`],
          snippetEllipsisText: '…',
          hitsPerPage,
          page: number,
        });
        const {hits, nbHits, nbPages} = checkAnswer((await engine.client().search({requests: [request]})).results[0]);
        if (current === lastRun.current) {
          setState((before) => ({
            key,
            status: 'idle',
            hits: number === 0 ? hits : [...before.hits, ...hits],
            nbHits,
            hasMore: nbPages > number + 1,
          }));
        }
      } catch (error) {
        console.warn('Search failed.', error);
        if (current === lastRun.current) {
          setState({...nothing, key, status: 'error'});
        }
      }
    },
    [query, filterKey, key],
  );
  useEffect(() => {
    lastRun.current += 1;
    const timer = query ? setTimeout(() => void run(0), debounce) : undefined;
    return () => clearTimeout(timer);
  }, [query, run]);
  const more = useCallback(() => void run(page.current + 1), [run]);
  const retry = useCallback(() => void run(0), [run]);
  const current: ResultsState =
    query && state.key === key ? state : {...nothing, key, status: query ? 'loading' : 'idle'};
  return {...current, more, retry};
}
