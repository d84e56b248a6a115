import {type ReactNode, useCallback, useMemo, useRef, useState} from 'react';
import {createPortal} from 'react-dom';
import {DocSearchModal, type DocSearchModalProps, type DocSearchTransformClient} from '@docsearch/react';
import '@docsearch/css/dist/style.css';
import './modal.css';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useHistory} from '@docusaurus/router';
import {useHistoryPopHandler} from '@docusaurus/theme-common/internal';
import settings from '@generated/search/default/settings.json';
import {helpFor} from '../failure';
import {withTimeout} from '../withTimeout';
import {safeClient} from '../safeClient';
import {getEngine} from '../selected';
import {useSearchFilters} from '../useSearchFilters';
import {useSearchTags} from '../useSearchTags';
import {Additions, type Count} from './Additions';
import {ErrorScreen} from './ErrorScreen';
import {focusTarget} from './focusTarget';
import {Hit, ResultsFooter} from './Hit';
import type {SearchEngine} from '../engine';
import {type SavedSearch, savedSearch} from './savedSearch';
import {repairStoredSearches} from './storedSearches';
import {useDialog} from './useDialog';
import {useInsights} from './useInsights';

/** The search dialog. */
export interface SearchModalProps {
  initialQuery?: string;
  onClose: () => void;
}

/** Fields that DocSearch stores for a hit. */
function keptOfHit(this: unknown): SavedSearch | undefined {
  return savedSearch(this, settings.baseUrl);
}

/** A stored hit, with what events need: that is not read from the storage. */
function storedHit(value: unknown, {appId, apiKey, indexName, insights}: SearchEngine): SavedSearch | undefined {
  const saved = savedSearch(value, settings.baseUrl);
  const events = {__autocomplete_indexName: indexName, __autocomplete_algoliaCredentials: {appId, apiKey}};
  return saved && {...saved, ...(insights && events)};
}

type ModalClient = DocSearchTransformClient['search'];

/** DocSearch's modal over our engine, with an error screen that has a Retry, as a dialog that screen readers know. */
export default function SearchModal({initialQuery, onClose}: SearchModalProps): ReactNode {
  const engine = getEngine();
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
  useState(() =>
    repairStoredSearches(
      () => window.localStorage,
      engine,
      (value) => storedHit(value, engine),
    ),
  );
  // As the stock menu on phones: Back closes what is open, and stays on the page.
  useHistoryPopHandler(() => {
    onClose();
    return false;
  });
  useDialog(root, `${attempt.number} ${insights.isLoading}`);

  const transformSearchClient = useCallback(
    (stock: DocSearchTransformClient): DocSearchTransformClient => {
      const client = safeClient(withTimeout(engine), settings.baseUrl);
      const search = async ({requests}: Parameters<typeof client.search>[0]): ReturnType<typeof client.search> => {
        lastRequest.current += 1;
        const current = lastRequest.current;
        // Answers may come in another order than requests: only that to what the reader typed last counts.
        const tell = (found: typeof failure): void => {
          if (current === lastRequest.current) {
            setFailure(found);
          }
        };
        const query = requests[0]?.query ?? '';
        setCount({query});
        try {
          const answer = await client.search({requests});
          tell(undefined);
          if (current === lastRequest.current) {
            setCount({query, hits: answer.results[0]?.nbHits ?? 0});
          }
          return answer;
        } catch (error) {
          // DocSearch would show "No results" for most errors, and leave the error unhandled.
          console.warn('Search failed.', error);
          // The reader has cleared the field in the meantime.
          const isAsked = Boolean(root.current?.querySelector('input')?.value);
          const place = isAsked && root.current?.querySelector('.DocSearch-Dropdown');
          tell(place ? {place, help: helpFor(error)} : undefined);
          if (current === lastRequest.current) {
            setCount(undefined);
          }
          return {
            results: [{hits: [], nbHits: 0, page: 0, nbPages: 0, hitsPerPage: 0, query}],
          };
        }
      };
      return {...stock, search: search as unknown as ModalClient};
    },
    [engine],
  );
  const retry = useCallback(() => {
    const query = root.current?.querySelector('input')?.value ?? '';
    setFailure(undefined);
    setAttempt(({number}) => ({number: number + 1, query}));
  }, []);
  const modalProps = useMemo(
    (): Partial<DocSearchModalProps> => ({
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
    [filterKey, history, onClose],
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
        transformSearchClient={transformSearchClient}
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
