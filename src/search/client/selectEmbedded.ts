/** The engine that comes with the site: an index file of the same site, fetched and searched in a thread of its own. */
import type {ClientSettings} from '../clientSettings';
import type {SearchEngine} from './engine';
import {startThread, type Thread} from './thread';

/** Makes the engine of builds without a hosted index. */
export function createEngine({baseUrl}: Pick<ClientSettings, 'baseUrl'>): SearchEngine {
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
    search: async ({requests}) => ({results: await thread().send({kind: 'search', requests: [...requests]})}),
    restart() {
      running?.end();
      running = undefined;
    },
  };
}
