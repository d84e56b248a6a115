import {createHash} from 'node:crypto';
import type {Plugin} from '@docusaurus/types';

/** Variables of the environment that decide what a build is; README.md says what each does. */
export const buildVariables = [
  'SITE_URL',
  'BASE_URL',
  'ALGOLIA_APP_ID',
  'ALGOLIA_API_KEY',
  'ALGOLIA_INDEX_NAME',
  'ALGOLIA_INSIGHTS',
  'CI',
  'NEWEST_VERSIONS_ONLY',
  'ALLOW_SHALLOW_CLONE',
  'SPEED',
] as const;

/** The part of the bundler's configuration with its cache: Rspack's, or webpack's. */
interface Cached {
  cache?: unknown;
  experiments?: unknown;
}

const versionIn = (cache: unknown): string | undefined => {
  const {version} = (typeof cache === 'object' && cache !== null ? cache : {}) as {version?: unknown};
  return typeof version === 'string' ? version : undefined;
};

/**
 * What to add to the configuration of the bundler, so that each environment has a cache of its own.
 *
 * @param config - As Docusaurus makes it.
 * @param env - The environment of the build.
 */
export function withEnvironment(
  {cache, experiments}: Cached,
  env: Readonly<Record<string, string | undefined>>,
): {cache?: {version: string}; experiments?: {cache: {version: string}}} {
  const values = buildVariables.map((name) => env[name] ?? '');
  const key = createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 16);
  const [ofWebpack, ofRspack] = [cache, (experiments as {cache?: unknown} | undefined)?.cache].map(versionIn);
  return {
    ...(ofWebpack !== undefined && {cache: {version: `${ofWebpack}-${key}`}}),
    ...(ofRspack !== undefined && {experiments: {cache: {version: `${ofRspack}-${key}`}}}),
  };
}

/** Makes the environment a part of the key of the bundler's persistent cache. */
export default function cacheKeyPlugin(): Plugin {
  return {
    name: 'cache-key',
    // Docusaurus knows the type of webpack's configuration only.
    configureWebpack: (config) => withEnvironment(config, process.env) as object,
  };
}
