import type {SearchClient, SearchEngine} from './engine';

/** How long an answer may take, in milliseconds: what fetches an index gives up each of its two files after half of that. */
export const longestAnswer = 20_000;

/** The client of an engine. An engine that does not respond in time is stopped, and the next search restarts it. */
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
