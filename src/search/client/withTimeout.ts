import type {SearchClient, SearchEngine} from './engine';

/** How long an answer may take, in milliseconds: what fetches an index gives up each of its two files after half of that. */
export const longestAnswer = 20_000;

/** The client of an engine; what says nothing for too long is ended, and the next search starts it anew. */
export function withTimeout(engine: Pick<SearchEngine, 'client' | 'restart'>): SearchClient {
  const client = engine.client();
  return {
    search: (params) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          engine.restart?.();
          reject(new Error(`The search has not answered for ${longestAnswer / 1000} s`));
        }, longestAnswer);
        client
          .search(params)
          .then(resolve, reject)
          .finally(() => clearTimeout(timer));
      }),
  };
}
