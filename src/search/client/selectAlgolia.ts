import type {ClientSettings} from '../settings';
import type {SearchEngine} from './engine';

/** Creates the engine for builds with a hosted index. Its client is loaded when search is opened. */
export function createEngine({algolia}: ClientSettings): SearchEngine {
  const {appId, apiKey, indexName, insights} = algolia!;
  let client: Pick<SearchEngine, 'search'> | undefined;
  const loadClient = async (): Promise<Pick<SearchEngine, 'search'>> => {
    const {createClient} = await import('./algolia');
    return (client ??= createClient(algolia!));
  };
  return {
    appId,
    apiKey,
    indexName,
    isAlgolia: true,
    async prepare() {
      await loadClient();
    },
    search: async (params) => (await loadClient()).search(params),
    ...(insights && {insights: async () => (await import('search-insights')).default}),
  };
}
