/** The engine for sites with a hosted index: the client of the service. */
import {liteClient} from 'algoliasearch/lite';
import type {AlgoliaSettings} from '../settings';
import type {SearchClient, SearchEngine} from './engine';
import {createHostsCache} from './hostsCache';

/** In milliseconds, as DocSearch sets them. */
const timeouts = {connect: 1000, read: 2000, write: 30_000};

/** Asks the hosted index. */
export function createAlgoliaEngine({appId, apiKey, indexName, insights}: AlgoliaSettings): SearchEngine {
  const client = liteClient(appId, apiKey, {
    authMode: 'WithinQueryParameters',
    timeouts,
    hostsCache: createHostsCache(),
  });
  client.addAlgoliaAgent('docusaurus');
  return {
    appId,
    apiKey,
    indexName,
    isAlgolia: true,
    prepare: () => Promise.resolve(),
    client: () => client as unknown as SearchClient,
    ...(insights && {insights: async () => (await import('search-insights')).default}),
  };
}
