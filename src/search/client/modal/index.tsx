import {type ReactNode, useCallback, useMemo, useRef, useState} from 'react';
import {createPortal} from 'react-dom';
import {DocSearchModal, type DocSearchModalProps, type DocSearchTransformClient} from '@docsearch/react';
import '@docsearch/css/dist/style.css';
import './modal.css';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useHistory} from '@docusaurus/router';
import {useHistoryPopHandler} from '@docusaurus/theme-common/internal';
import settings from '@generated/search/default/settings.json';
import type {SearchRequest} from '../../engine/answer';
import {ask, asHtml, type SavedSearch, savedSearch} from '../ask';
import {helpFor} from '../failure';
import {engine} from '../selected';
import {useSearchFilters, useSearchTags} from '../scope';
import {Additions, type Count} from './Additions';
import {ErrorScreen} from './ErrorScreen';
import {focusTarget} from './focusTarget';
import {Hit, ResultsFooter} from './Hit';
import {repairStoredSearches} from './storedSearches';
import {useDialog} from './useDialog';
import {useInsights} from './useInsights';

/** The search dialog. */
export interface SearchModalProps {
  initialQuery?: string;
  onClose: () => void;
}

/** What DocSearch writes into the storage when it keeps a hit. */
function keptOfHit(this: unknown): SavedSearch | undefined {
  return savedSearch(this, settings.baseUrl);
}

/** A stored hit, with what events need: that is not read from the storage. */
function storedHit(value: unknown): SavedSearch | undefined {
  const saved = savedSearch(value, settings.baseUrl);
  const {appId, apiKey, indexName, insights} = engine;
  const events = {__autocomplete_indexName: indexName, __autocomplete_algoliaCredentials: {appId, apiKey}};
  return saved && {...saved, ...(insights && events)};
}

/** DocSearch's modal over our engine, with an error screen that has a Retry, as a dialog that screen readers know. */
export default function SearchModal({initialQuery, onClose}: SearchModalProps): ReactNode {
  const history = useHistory();
  const help = useBaseUrl('/docs/help/');
  const root = useRef<HTMLDivElement>(null);
  const [failure, setFailure] = useState<{place: Element; help: string}>();
  const clearFailure = useCallback(() => setFailure(undefined), []);
  const [attempt, setAttempt] = useState({number: 0, query: initialQuery});
  const facetFilters = useSearchFilters(useSearchTags());
  const filterKey = JSON.stringify(facetFilters);
  const insights = useInsights(engine);
  const lastRequest = useRef(0);
  const [count, setCount] = useState<Count>();
  useState(() => repairStoredSearches(() => window.localStorage, engine, storedHit));
  // As the stock menu on phones: Back closes what is open, and stays on the page.
  useHistoryPopHandler(() => {
    onClose();
    return false;
  });
  useDialog(root, `${attempt.number} ${insights.isLoading}`);

  const search = useCallback(async ({requests}: {requests: readonly SearchRequest[]}) => {
    lastRequest.current += 1;
    const current = lastRequest.current;
    const query = requests[0]?.query ?? '';
    setCount({query});
    // Answers may come in another order than requests: only that to what the reader typed last counts.
    const tell = (hits: number | undefined, found: typeof failure): void => {
      if (current === lastRequest.current) {
        setCount(hits === undefined ? undefined : {query, hits});
        setFailure(found);
      }
    };
    try {
      const results = await ask(engine, requests, settings.baseUrl, asHtml);
      tell(results[0]?.nbHits ?? 0, undefined);
      return {results};
    } catch (error) {
      // DocSearch would show "No results" for most errors, and leave the error unhandled.
      console.warn('Search failed.', error);
      // A reader who has cleared the field meanwhile asks for nothing.
      const isAsked = Boolean(root.current?.querySelector('input')?.value);
      const place = isAsked && root.current?.querySelector('.DocSearch-Dropdown');
      tell(undefined, place ? {place, help: helpFor(error)} : undefined);
      return {results: [{hits: [], nbHits: 0, page: 0, nbPages: 0, hitsPerPage: 0, query}]};
    }
  }, []);
  const retry = useCallback(() => {
    const query = root.current?.querySelector('input')?.value ?? '';
    setFailure(undefined);
    setAttempt(({number}) => ({number: number + 1, query}));
  }, []);
  const modalProps = useMemo(
    (): Partial<DocSearchModalProps> => ({
      transformSearchClient: (stock) => ({...stock, search: search as unknown as DocSearchTransformClient['search']}),
      searchParameters: {facetFilters: JSON.parse(filterKey) as string[]},
      navigator: {
        navigate: ({itemUrl}) => {
          focusTarget(itemUrl, () => history.location.pathname);
          history.push(itemUrl);
        },
      },
      transformItems: (items) => items.map((item) => ({...item, toJSON: keptOfHit})),
      hitComponent: Hit,
      resultsFooterComponent: ({state}) => (
        <ResultsFooter query={state.query} count={Number(state.context['nbHits'] ?? 0)} onClose={onClose} />
      ),
    }),
    [filterKey, history, onClose, search],
  );
  if (insights.isLoading) {
    return null;
  }
  return createPortal(
    <div
      ref={root}
      data-search-engine={engine.isAlgolia ? 'algolia' : 'embedded'}
      data-search-failed={failure === undefined ? undefined : ''}
    >
      <DocSearchModal
        key={attempt.number}
        appId={engine.appId}
        apiKey={engine.apiKey}
        indexName={engine.indexName}
        placeholder="Search docs"
        initialScrollY={window.scrollY}
        getMissingResultsUrl={() => help}
        initialQuery={attempt.query}
        insights={insights.options}
        onClose={onClose}
        {...modalProps}
      />
      <Additions
        key={`additions ${attempt.number}`}
        root={root}
        count={failure ? undefined : count}
        onClose={onClose}
      />
      {failure && <ErrorScreen root={root} {...failure} onRetry={retry} onCleared={clearFailure} />}
    </div>,
    document.body,
  );
}
