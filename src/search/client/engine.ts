import type {SearchAnswer, SearchRequest} from '../engine/answer';

/** Search interface of the dialog and the search page, for both engines. */
export interface SearchClient {
  search: (params: {requests: readonly SearchRequest[]}) => Promise<{results: SearchAnswer[]}>;
}

/** One of the two engines. */
export interface SearchEngine {
  appId: string;
  apiKey: string;
  indexName: string;
  /** Previous storage key of saved searches, before the name of the index was used. */
  formerIndexName?: string;
  isAlgolia: boolean;
  /** Fetches what a search with these tags needs. */
  prepare: (tags: readonly string[]) => Promise<void>;
  client: () => SearchClient;
  /** Stops a hanging worker. The next search starts a new one. */
  restart?: () => void;
  /** Loads the events client, when the site sends events. */
  insights?: () => Promise<unknown>;
}
