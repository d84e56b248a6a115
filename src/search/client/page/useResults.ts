import {useCallback, useEffect, useRef, useState} from 'react';
import settings from '@generated/search/default/settings.json';
import {ask, type Found} from '../query';
import {helpFor} from '../texts';
import {useSearchFilters} from '../scope';
import {engine} from '../engine';

export interface SearchResults {
  key: string;
  status: 'idle' | 'loading' | 'error';
  hits: Found[];
  nbHits: number;
  note?: string | undefined;
  isReplaced?: boolean | undefined;
  pages: number;
  hasMore: boolean;
  /** Advice about an error. */
  help?: string;
}

/** Wait for the reader to stop typing, in milliseconds. */
const debounce = 300;
const hitsPerPage = 20;
const snippetWords = 20;
/** Fields of a hit that the page shows. */
const attributes = [0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`).concat('content', 'type', 'url');

const noResults = {hits: [], nbHits: 0, pages: 0, hasMore: false};

/** The last answer, stored in the history entry, so that Back from a hit shows the same list at the same position. */
const kept = (): SearchResults | undefined => (window.history.state as {results?: SearchResults} | null)?.results;
const keep = (results: SearchResults): void =>
  window.history.replaceState({...(window.history.state as object | null), results}, '');

/**
 * Searches while the reader types.
 *
 * @returns The results, and a function that loads the next ones, or tries again after an error.
 */
export function useResults(query: string, tags: readonly string[]): [results: SearchResults, more: () => void] {
  const filterKey = JSON.stringify(useSearchFilters(tags));
  const key = `${query} ${filterKey}`;
  const [latest, setLatest] = useState<SearchResults>();
  const lastRun = useRef(0);
  const known = query ? [latest, kept()].find((one) => one?.key === key) : undefined;

  const run = useCallback(
    async (before?: SearchResults) => {
      lastRun.current += 1;
      const current = lastRun.current;
      const start = before ?? {key, ...noResults};
      const show = (results: SearchResults): void => {
        if (current === lastRun.current) {
          setLatest(results);
        }
      };
      show({...start, status: 'loading', help: undefined});
      try {
        const request = {
          indexName: engine.indexName,
          query,
          facetFilters: JSON.parse(filterKey) as string[],
          attributesToRetrieve: attributes,
          clickAnalytics: Boolean(engine.insights),
          attributesToSnippet: [`content:${snippetWords}`],
          snippetEllipsisText: '…',
          hitsPerPage,
          page: start.pages,
        };
        const [answer] = await ask(engine, [request], settings.baseUrl);
        const {hits, nbHits, nbPages, note, isReplaced} = answer!;
        const pages = start.pages + 1;
        const shown = [...start.hits, ...hits];
        show({key, status: 'idle', hits: shown, nbHits, note, isReplaced, pages, hasMore: nbPages > pages});
      } catch (error) {
        console.warn('Search failed.', error);
        show({...start, status: 'error', help: helpFor(error)});
      }
    },
    [query, filterKey, key],
  );
  useEffect(() => {
    // Ignore the response to an outdated query.
    lastRun.current += 1;
    const timer = query && kept()?.key !== key ? setTimeout(() => void run(), debounce) : undefined;
    return () => clearTimeout(timer);
  }, [query, key, run]);
  useEffect(() => {
    if (latest?.status === 'idle') {
      keep(latest);
    }
  }, [latest]);
  const more = useCallback(() => void run(known), [run, known]);
  return [known ?? {key, status: query ? 'loading' : 'idle', ...noResults}, more];
}
