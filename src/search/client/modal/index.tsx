import {type ReactNode, useCallback, useMemo, useRef, useState} from 'react';
import {createPortal} from 'react-dom';
import {DocSearchModal, type DocSearchModalProps, type DocSearchTransformClient} from '@docsearch/react';
import '@docsearch/css/dist/style.css';
import './modal.css';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useHistory} from '@docusaurus/router';
import {useHistoryPopHandler} from '@docusaurus/theme-common/internal';
import settings from '@generated/search/default/settings.json';
import type {SearchRequest} from '../../engine/hits';
import {ask, asTyped} from '../query';
import {type InsightsClient, engine} from '../engine';
import {helpFor} from '../texts';
import {useSearchFilters, useSearchTags} from '../scope';
import {Additions, type Outcome} from './Additions';
import {focusTarget, Hit, ResultsFooter} from './Hit';
import {itemsOf, repairStoredSearches} from './item';
import {keepFocus, keepOpen, useDialog} from './useDialog';

/** The keys at its foot, in words of the site. */
const translations = {footer: {selectText: 'open', navigateText: 'move', closeText: 'close'}};

export interface SearchModalProps {
  initialQuery: string;
  /** Client for events about hits, if the site sends any. */
  insightsClient: InsightsClient | undefined;
  onClose: () => void;
}

/** DocSearch's modal with our engine, an error screen with Retry, and the semantics of a dialog for screen readers. */
export default function SearchModal({initialQuery, insightsClient, onClose}: SearchModalProps): ReactNode {
  const history = useHistory();
  const help = useBaseUrl('/docs/help/');
  const root = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState({number: 0, query: initialQuery});
  const filterKey = JSON.stringify(useSearchFilters(useSearchTags()));
  const lastRequest = useRef(0);
  const [outcome, setOutcome] = useState<Outcome>();
  /** The query whose hits DocSearch has. Refs, because a key can arrive before React has rendered. */
  const answered = useRef('');
  /** The query for which Enter was pressed before its answer: until then, the hits are those of an earlier letter. */
  const entered = useRef<string>(undefined);
  const open = useCallback(
    (url: string) => {
      focusTarget(url, () => history.location.pathname);
      history.push(url);
    },
    [history],
  );
  useState(() => repairStoredSearches(engine.indexName, settings.baseUrl));
  // Back closes the dialog and stays on the page, as with the stock menu on phones.
  useHistoryPopHandler(() => {
    onClose();
    return false;
  });
  useDialog(root, attempt.number);

  const search = useCallback(
    async ({requests}: {requests: readonly SearchRequest[]}) => {
      lastRequest.current += 1;
      const current = lastRequest.current;
      const query = requests[0]!.query;
      setOutcome((before) => ({query, help: before?.help}));
      // Answers can arrive out of order. Only the answer to the last query counts.
      const show = (found: Outcome): void => {
        if (current === lastRequest.current) {
          setOutcome(found);
        }
      };
      try {
        const results = await ask(engine, requests, settings.baseUrl);
        const {nbHits, note, isReplaced} = results[0]!;
        show({query, hits: nbHits, note, isReplaced});
        const [first] = results[0]!.hits;
        if (first && entered.current === query && current === lastRequest.current) {
          open(first.url);
          onClose();
        }
        return {results: results.map((result) => ({...result, hits: itemsOf(result)}))};
      } catch (error) {
        // DocSearch would show "No results" for most errors and leave the error unhandled.
        console.warn('Search failed.', error);
        show({query, help: helpFor(error)});
        return {results: [{hits: [], nbHits: 0}]};
      } finally {
        // DocSearch takes the hits over in promises that wait for this one.
        setTimeout(() => {
          if (current === lastRequest.current) {
            answered.current = query;
          }
        });
      }
    },
    [open, onClose],
  );
  // DocSearch searches again when it is mounted with a query.
  const again = (change = (query: string): string => query): void => {
    setOutcome(undefined);
    answered.current = '';
    setAttempt(({number}) => ({number: number + 1, query: change(root.current!.querySelector('input')!.value)}));
  };
  // DocSearch starts anew when one of these changes.
  const stableProps = useMemo(
    (): Partial<DocSearchModalProps> => ({
      transformSearchClient: (stock) => ({...stock, search: search as unknown as DocSearchTransformClient['search']}),
      searchParameters: {
        facetFilters: JSON.parse(filterKey) as string[],
        // As many words as one line of the dialog holds, or two on a phone.
        attributesToSnippet: [`content:${window.innerWidth > 768 ? 18 : 10}`],
      },
      navigator: {navigate: ({itemUrl}) => open(itemUrl)},
      hitComponent: Hit,
      resultsFooterComponent: ({state}) => (
        <ResultsFooter query={state.query} count={Number(state.context['nbHits'] ?? 0)} onClose={onClose} />
      ),
      insights: insightsClient && {insightsClient},
    }),
    [filterKey, insightsClient, onClose, open, search],
  );
  return createPortal(
    <div
      ref={root}
      data-search-engine={engine.isAlgolia ? 'algolia' : 'embedded'}
      onKeyDownCapture={(event) => {
        keepFocus(event);
        const {value = ''} = event.target as HTMLInputElement;
        if (event.key === 'Enter' && value && value !== answered.current && !event.nativeEvent.isComposing) {
          event.preventDefault();
          event.stopPropagation();
          entered.current = value;
        }
      }}
      onMouseDownCapture={keepOpen}
    >
      <DocSearchModal
        key={attempt.number}
        appId={engine.appId}
        apiKey={engine.apiKey}
        indexName={engine.indexName}
        placeholder="Search docs"
        translations={translations}
        initialScrollY={window.scrollY}
        getMissingResultsUrl={() => help}
        initialQuery={attempt.query}
        onClose={onClose}
        {...stableProps}
      />
      <Additions
        key={`additions ${attempt.number}`}
        root={root}
        outcome={outcome}
        onRetry={() => again()}
        onAsTyped={() => again(asTyped)}
        onClose={onClose}
      />
    </div>,
    document.body,
  );
}
