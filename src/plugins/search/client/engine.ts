import type {SearchAnswer, SearchRequest} from '../engine/answer';

/** What modal and search page ask, whichever engine answers. */
export interface SearchClient {
  search: (params: {requests: readonly SearchRequest[]}) => Promise<{results: SearchAnswer[]}>;
}

/** The client that DocSearch makes by itself, as far as we use it. */
export type StockClient = SearchClient & {addAlgoliaAgent: (name: string, version?: string) => void};

/** One of the two engines. */
export interface SearchEngine {
  appId: string;
  apiKey: string;
  indexName: string;
  isAlgolia: boolean;
  /** Fetches what a search with these tags needs. */
  prepare: (tags: readonly string[]) => Promise<void>;
  /** @param stock - The client of DocSearch; the search page has none. */
  client: (stock?: StockClient) => SearchClient;
  /** Loads the events client, when the site sends events. */
  insights?: () => Promise<unknown>;
}
