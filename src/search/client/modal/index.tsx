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
import {ask} from '../ask';
import {helpFor} from '../failure';
import {engine} from '../selected';
import {useSearchFilters, useSearchTags} from '../scope';
import {Additions, type Count} from './Additions';
import {focusTarget} from './focusTarget';
import {Hit, ResultsFooter} from './Hit';
import {itemOf} from './item';
import {repairStoredSearches} from './storedSearches';
import {pastedLines, useDialog} from './useDialog';
import {useInsights} from './useInsights';

/** The search dialog. */
export interface SearchModalProps {
  initialQuery?: string;
  onClose: () => void;
}

/** DocSearch's modal with our engine, an error screen with Retry, and the semantics of a dialog for screen readers. */
export default function SearchModal({initialQuery, onClose}: SearchModalProps): ReactNode {
  const history = useHistory();
  const help = useBaseUrl('/docs/help/');
  const root = useRef<HTMLDivElement>(null);
  /** Advice about an error. */
  const [failure, setFailure] = useState<string>();
  const [attempt, setAttempt] = useState({number: 0, query: initialQuery});
  const facetFilters = useSearchFilters(useSearchTags());
  const filterKey = JSON.stringify(facetFilters);
  const insights = useInsights(engine);
  const lastRequest = useRef(0);
  const [count, setCount] = useState<Count>();
  useState(() => repairStoredSearches(engine.indexName, settings.baseUrl));
  // Back closes the dialog and stays on the page, as with the stock menu on phones.
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
    // Answers can arrive out of order. Only the answer to the last query counts.
    const show = (found: Count | undefined, error: typeof failure): void => {
      if (current === lastRequest.current) {
        setCount(found);
        setFailure(error);
      }
    };
    try {
      const line = pastedLines.get(query);
      const asked = line === undefined ? requests : requests.map((request) => ({...request, query: line}));
      const results = await ask(engine, asked, settings.baseUrl);
      const {nbHits = 0, note} = results[0] ?? {};
      show({query, hits: nbHits, note: note || (line && 'Results for the whole pasted line')}, undefined);
      return {results: results.map((result) => ({...result, hits: result.hits.map(itemOf)}))};
    } catch (error) {
      // DocSearch would show "No results" for most errors and leave the error unhandled.
      console.warn('Search failed.', error);
      show(undefined, helpFor(error));
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
      searchParameters: {
        facetFilters: JSON.parse(filterKey) as string[],
        // As many words as one line of the dialog holds, or two on a phone.
        attributesToSnippet: [`content:${window.innerWidth > 768 ? 18 : 10}`],
      },
      navigator: {
        navigate: ({itemUrl}) => {
          focusTarget(itemUrl, () => history.location.pathname);
          history.push(itemUrl);
        },
      },
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
        count={count}
        help={failure}
        onRetry={retry}
        onClose={onClose}
      />
    </div>,
    document.body,
  );
}
