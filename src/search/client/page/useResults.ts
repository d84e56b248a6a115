import {useCallback, useEffect, useRef, useState} from 'react';
import type {Hit} from '../../engine/answer';
import settings from '@generated/search/default/settings.json';
import {helpFor} from '../failure';
import {checkedAnswers} from '../hits';
import {withTimeout} from '../withTimeout';
import {getEngine} from '../selected';
import {useSearchFilters} from '../useSearchFilters';

/** What the page shows. */
export interface ResultsState {
  /** The query. */
  key: string;
  status: 'idle' | 'loading' | 'error';
  hits: Hit[];
  nbHits: number;
  hasMore: boolean;
  /** What to do about an error. */
  help?: string;
}

/** The state and the reader's actions. */
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
/** Fields of a hit that the page shows. */
const attributes = [0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`).concat('content', 'type', 'url');
/** The last answer: who comes back from a hit finds the same list, at the same place. */
let last = nothing;

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
      setState({...(number === 0 ? nothing : last), key, status: 'loading'});
      try {
        const engine = getEngine();
        const request = {
          indexName: engine.indexName,
          query,
          facetFilters: JSON.parse(filterKey) as string[],
          attributesToRetrieve: attributes,
          clickAnalytics: Boolean(engine.insights),
          attributesToSnippet: [`content:${snippetWords}`],
          snippetEllipsisText: '…',
          hitsPerPage,
          page: number,
        };
        const [answer] = await checkedAnswers(withTimeout(engine), [request], settings.baseUrl);
        const {hits, nbHits, nbPages} = answer!;
        if (current === lastRun.current) {
          const before = number === 0 ? [] : last.hits;
          last = {key, status: 'idle', hits: [...before, ...hits], nbHits, hasMore: nbPages > number + 1};
          setState(last);
        }
      } catch (error) {
        console.warn('Search failed.', error);
        if (current === lastRun.current) {
          setState({...(number === 0 ? nothing : last), key, status: 'error', help: helpFor(error)});
        }
      }
    },
    [query, filterKey, key],
  );
  useEffect(() => {
    lastRun.current += 1;
    const isKnown = last.key === key;
    const start = (): void => {
      if (isKnown) {
        page.current = Math.ceil(last.hits.length / hitsPerPage) - 1;
        setState(last);
      } else {
        void run(0);
      }
    };
    const timer = query ? setTimeout(start, isKnown ? 0 : debounce) : undefined;
    return () => clearTimeout(timer);
  }, [query, key, run]);
  const more = useCallback(() => void run(page.current + 1), [run]);
  const retry = useCallback(() => void run(page.current), [run]);
  const known = [state, last].find((one) => one.key === key);
  const current: ResultsState = (query && known) || {...nothing, key, status: query ? 'loading' : 'idle'};
  return {...current, more, retry};
}
