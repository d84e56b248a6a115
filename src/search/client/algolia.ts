/** The client of the service that has the hosted index. */
import {liteClient} from 'algoliasearch/lite';
import type {AlgoliaSettings} from '../settings';
import type {SearchEngine} from './engine';

/** Remembers which hosts of the service are down, for the client to leave them alone for 120 seconds. */
interface HostsCache {
  get: <T>(key: object | string, make: () => Promise<T>) => Promise<T>;
  set: <T>(key: object | string, value: T) => Promise<T>;
  delete: (key: object | string) => Promise<void>;
  clear: () => Promise<void>;
}

const nameOf = (key: object | string): string =>
  typeof key === 'object' && 'url' in key ? String(key.url) : JSON.stringify(key);

/**
 * A cache by host name. The cache that the client (5.64, and 5.19 inside DocSearch 3.9) brings goes by the whole host
 * object, to which the client has added state when it marks the host: so it never finds its marks again.
 */
export function createHostsCache(): HostsCache {
  const hosts = new Map<string, unknown>();
  return {
    get: async (key, make) => {
      const known = hosts.get(nameOf(key)) as Awaited<ReturnType<typeof make>> | undefined;
      return known ?? make();
    },
    set: (key, value) => {
      hosts.set(nameOf(key), value);
      return Promise.resolve(value);
    },
    delete: (key) => {
      hosts.delete(nameOf(key));
      return Promise.resolve();
    },
    clear: () => {
      hosts.clear();
      return Promise.resolve();
    },
  };
}

/** In milliseconds, as DocSearch sets them. */
const timeouts = {connect: 1000, read: 2000, write: 30_000};

/** Makes the client. */
export function createClient({appId, apiKey}: AlgoliaSettings): Pick<SearchEngine, 'search'> {
  const client = liteClient(appId, apiKey, {
    authMode: 'WithinQueryParameters',
    timeouts,
    hostsCache: createHostsCache(),
  });
  client.addAlgoliaAgent('docusaurus');
  return client as unknown as Pick<SearchEngine, 'search'>;
}
