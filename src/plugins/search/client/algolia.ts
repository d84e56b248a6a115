/** The engine for sites with a hosted index: the client that DocSearch brings, or on the search page the same by itself. */
import {liteClient} from 'algoliasearch/lite';
import type {AlgoliaSettings} from '../settings';
import type {SearchClient, SearchEngine} from './engine';

/** In milliseconds, as DocSearch sets them. */
const timeouts = {connect: 1000, read: 2000, write: 30_000};

/** Asks the hosted index. */
export function createAlgoliaEngine({appId, apiKey, indexName, insights}: AlgoliaSettings): SearchEngine {
  let own: SearchClient | undefined;
  return {
    appId,
    apiKey,
    indexName,
    isAlgolia: true,
    prepare: () => Promise.resolve(),
    client: (stock) => {
      if (stock) {
        return stock;
      }
      own ??= liteClient(appId, apiKey, {authMode: 'WithinQueryParameters', timeouts}) as unknown as SearchClient;
      return own;
    },
    ...(insights && {insights: async () => (await import('search-insights')).default}),
  };
}
