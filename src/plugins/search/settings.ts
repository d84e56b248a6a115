/** Access to a hosted index. The key may only search: it is public. */
export interface AlgoliaSettings {
  appId: string;
  apiKey: string;
  indexName: string;
  /** Whether events about what readers look at are sent. */
  insights: boolean;
}

const variables = {appId: 'ALGOLIA_APP_ID', apiKey: 'ALGOLIA_API_KEY', indexName: 'ALGOLIA_INDEX_NAME'} as const;

/**
 * Reads the access to a hosted index from the environment.
 *
 * @returns undefined when none of the variables is set: search then comes with the site.
 * @throws Error when only some of them are set, naming those that are missing.
 */
export function algoliaSettings(env: Readonly<Record<string, string | undefined>>): AlgoliaSettings | undefined {
  const missing = Object.values(variables).filter((name) => !env[name]);
  if (missing.length === Object.keys(variables).length) {
    return undefined;
  }
  if (missing.length > 0) {
    throw new Error(
      `Search with Algolia needs ${Object.values(variables).join(', ')}; not set: ${missing.join(', ')}. ` +
        'Set all three, or none for the search that comes with the site.',
    );
  }
  return {
    appId: env[variables.appId]!,
    apiKey: env[variables.apiKey]!,
    indexName: env[variables.indexName]!,
    insights: env['ALGOLIA_INSIGHTS'] === 'true',
  };
}
