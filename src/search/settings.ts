/** Access to a hosted index. The key is public, so it must be search-only. */
export interface AlgoliaSettings {
  appId: string;
  apiKey: string;
  indexName: string;
  insights: boolean;
}

export interface ClientSettings {
  baseUrl: string;
  /** Whether a search covers only the current version. */
  contextualSearch: boolean;
  /** Path of the search page, with the base URL. */
  searchPage: string;
  algolia?: AlgoliaSettings;
}

/** Hosts that the client of the service calls, in order, in lower case as browsers write them. */
export function readHosts(appId: string): string[] {
  const app = appId.toLowerCase();
  return [`${app}-dsn.algolia.net`, ...[1, 2, 3].map((number) => `${app}-${number}.algolianet.com`)];
}

const variables = {appId: 'ALGOLIA_APP_ID', apiKey: 'ALGOLIA_API_KEY', indexName: 'ALGOLIA_INDEX_NAME'} as const;

/**
 * Reads the access to a hosted index from the environment.
 *
 * @returns undefined if none of the variables is set. The site then uses its own index.
 * @throws Error if only some variables are set (lists the missing ones), or if the ID is invalid.
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
  const appId = env[variables.appId]!;
  if (!/^[A-Za-z0-9]+$/.test(appId)) {
    throw new Error(`${variables.appId} is "${appId}"; expected letters and digits only: it is part of host names`);
  }
  return {
    appId,
    apiKey: env[variables.apiKey]!,
    indexName: env[variables.indexName]!,
    insights: env['ALGOLIA_INSIGHTS'] === 'true',
  };
}

/** Other origins that search connects to, for the security policy: the hosts of the hosted index, or none without one. */
export const searchOrigins = (algolia: AlgoliaSettings | undefined): readonly string[] =>
  algolia
    ? [...readHosts(algolia.appId), ...(algolia.insights ? ['insights.algolia.io'] : [])].map(
        (host) => `https://${host}`,
      )
    : [];

/** Style element in the logo of DocSearch 3.9, for the security policy; hidden without a hosted index. */
export const searchStyle = '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}';

/** Folder of the index, below the base URL. */
export const indexFolder = 'search-index';
/** Path of the manifest, below the base URL. It is the only file of the index with a constant name. */
export const manifestPath = `${indexFolder}/manifest.json`;

/** Maps tags to their files, below the base URL. */
export interface Manifest {
  /** The indexes. */
  files: Record<string, string>;
  /** What is only for names and messages of programs. */
  messages: Record<string, string>;
}
