/** The embedded engine: fetches an index file of the site and searches it in a separate thread. */
import type {SearchAnswer, SearchRequest} from '../engine/hits';
import type {ClientSettings} from '../settings';
import type {Answers} from './localAnswers';
import type {SearchEngine} from './engine';

/** Response of the worker, on the port of the request. */
export type Reply = {answers: SearchAnswer[]} | {error: string};

/**
 * Starts the search thread. Without threads, as in an offline copy, the search runs in the page.
 *
 * @returns `send` fails for all requests once the thread has failed. `end` stops it: pending requests get no response.
 */
function startThread(baseUrl: string, onFailure: () => void): {send: Answers; end: () => void} {
  if (typeof Worker === 'undefined') {
    const answers = import('./localAnswers').then(({createAnswers}) => createAnswers(baseUrl));
    return {send: async (requests) => (await answers)(requests), end: () => undefined};
  }
  const worker = new Worker(/* webpackChunkName: "search" */ new URL('./worker.ts', import.meta.url), {name: baseUrl});
  const failure = new Promise<never>((_, reject) => {
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      onFailure();
      reject(new Error(`The search thread failed: ${event.message || 'its script did not load'}`));
    });
  });
  const ask = (requests: readonly SearchRequest[]): Promise<SearchAnswer[]> =>
    new Promise((resolve, reject) => {
      const {port1, port2} = new MessageChannel();
      port1.onmessage = ({data}: MessageEvent<Reply>) => {
        port1.close();
        return 'error' in data ? reject(new Error(data.error)) : resolve(data.answers);
      };
      worker.postMessage(requests, [port2]);
    });
  return {send: (requests) => Promise.race([failure, ask(requests)]), end: () => worker.terminate()};
}

/** Creates the engine for builds without a hosted index. */
export function createEngine({baseUrl}: Pick<ClientSettings, 'baseUrl'>): SearchEngine {
  // Key of saved searches, because several sites can have the same host.
  const indexName = `documentation:${baseUrl}`;
  let running: ReturnType<typeof startThread> | undefined;
  const restart = (): void => {
    running?.end();
    running = undefined;
  };
  const send: Answers = (requests) => (running ??= startThread(baseUrl, restart)).send(requests);
  return {
    appId: 'none',
    apiKey: 'none',
    indexName,
    isAlgolia: false,
    async prepare(tags) {
      // An empty query loads and builds the index for the first real one.
      await send([{indexName, query: '', facetFilters: tags.map((tag) => `docusaurus_tag:${tag}`)}]);
    },
    search: async ({requests}) => ({results: await send(requests)}),
    restart,
  };
}
