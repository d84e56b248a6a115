import type {ClientSettings} from '../settings';
import type {SearchEngine} from './engine';
import {remembered} from './remembered';

/**
 * Creates the engine for builds with a hosted index. Its client is loaded when search is opened.
 *
 * @throws Error if the build has no access to an index.
 */
export function createEngine({algolia}: ClientSettings): SearchEngine {
  if (!algolia) {
    throw new Error('search settings: "algolia" is missing; expected the access to the hosted index');
  }
  const {appId, apiKey, indexName, insights} = algolia;
  const client = remembered(async () => (await import('./algolia')).createClient(algolia));
  return {
    appId,
    apiKey,
    indexName,
    isAlgolia: true,
    async prepare() {
      await client();
    },
    search: async (params) => (await client()).search(params),
    ...(insights && {insights: async () => (await import('search-insights')).default}),
  };
}
