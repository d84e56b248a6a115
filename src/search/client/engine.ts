import type {SearchAnswer, SearchRequest} from '../engine/answer';

/** One of the two engines. */
export interface SearchEngine {
  appId: string;
  apiKey: string;
  indexName: string;
  /** What saved searches were kept under before they were under the name of the index. */
  formerIndexName?: string;
  isAlgolia: boolean;
  /** Fetches what a search with these tags needs. */
  prepare: (tags: readonly string[]) => Promise<void>;
  /** Asks for an answer to each request; what comes back may be anything, see `ask.ts`. */
  search: (params: {requests: readonly SearchRequest[]}) => Promise<{results: SearchAnswer[]}>;
  /** Ends what hangs; the next search starts anew. */
  restart?: () => void;
  /** Loads the events client, when the site sends events. */
  insights?: () => Promise<unknown>;
}
