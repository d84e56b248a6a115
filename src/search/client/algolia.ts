/** The client of the service that has the hosted index. */
import {liteClient} from 'algoliasearch/lite';
import type {AlgoliaSettings} from '../settings';
import type {SearchClient} from './engine';
import {createHostsCache} from './hostsCache';

/** In milliseconds, as DocSearch sets them. */
const timeouts = {connect: 1000, read: 2000, write: 30_000};

/** Makes the client. */
export function createClient({appId, apiKey}: AlgoliaSettings): SearchClient {
  const client = liteClient(appId, apiKey, {
    authMode: 'WithinQueryParameters',
    timeouts,
    hostsCache: createHostsCache(),
  });
  client.addAlgoliaAgent('docusaurus');
  return client as unknown as SearchClient;
}
