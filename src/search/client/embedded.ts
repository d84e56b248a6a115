/** The embedded engine: an index file of the same site, loaded and searched in a worker. */
import type {SearchEngine} from './engine';
import {startThread, type Thread} from './thread';

/** Asks the search thread. */
export function createEmbeddedEngine(baseUrl: string): SearchEngine {
  let running: Thread | undefined;
  /** The thread; a new one after one that failed. */
  const thread = (): Thread =>
    (running ??= startThread(baseUrl, () => {
      running = undefined;
    }));
  return {
    appId: 'none',
    apiKey: 'none',
    // Saved searches are kept under it: other sites may be on the same host.
    indexName: `documentation:${baseUrl}`,
    formerIndexName: 'documentation',
    isAlgolia: false,
    async prepare(tags) {
      await thread().send({kind: 'prepare', tags: [...tags]});
    },
    restart() {
      running?.end();
      running = undefined;
    },
    client: () => ({
      search: async ({requests}) => ({results: await thread().send({kind: 'search', requests: [...requests]})}),
    }),
  };
}
