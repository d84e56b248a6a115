/** Client of the hosted search service. */
import {liteClient} from 'algoliasearch/lite';
import {shortened} from '../../lib/trace';
import type {AlgoliaSettings} from '../settings';
import type {SearchEngine} from './engine';

/**
 * Stores the names of unavailable hosts, so that the client skips them for 120 seconds. The cache of the
 * client (5.64, and 5.19 inside DocSearch 3.9) uses the whole host object as key. The client adds state to it when it marks a host, so
 * it never finds its marks again.
 */
export function createHostsCache() {
  const hosts = new Map<string, unknown>();
  return {
    get: async <T>(key: object | string, make: () => Promise<T>): Promise<T> =>
      (hosts.get((key as {url: string}).url) as T | undefined) ?? make(),
    set<T>(key: object | string, value: T): Promise<T> {
      hosts.set((key as {url: string}).url, value);
      return Promise.resolve(value);
    },
    // The client never removes a host.
    delete: () => Promise.resolve(),
    clear: () => Promise.resolve(),
  };
}

/** Maximum length of a query for the service. */
const longestQuery = 512;

/** Timeouts of DocSearch, in milliseconds. */
const timeouts = {connect: 1000, read: 2000, write: 30_000};

export function createClient({appId, apiKey}: AlgoliaSettings): Pick<SearchEngine, 'search'> {
  const client = liteClient(appId, apiKey, {
    authMode: 'WithinQueryParameters',
    timeouts,
    hostsCache: createHostsCache(),
  });
  client.addAlgoliaAgent('docusaurus');
  const hosted = client as unknown as Pick<SearchEngine, 'search'>;
  return {
    search: ({requests}) =>
      hosted.search({
        requests: requests.map((request) => ({...request, query: shortened(request.query, longestQuery)})),
      }),
  };
}
