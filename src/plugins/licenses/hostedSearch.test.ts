import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {rspack} from '@docusaurus/faster';
import {expect, it} from 'vitest';
import {algoliaSettings, engineFile} from '../../search/settings';
import {CollectShipped} from './CollectShipped';
import {withHostedSearch} from './hostedSearch';
import listed from './shipped.json';

/** Packages that the bundler puts into files for the engine of a build. */
function packagesOf(engine: string): Promise<string[]> {
  const output = mkdtempSync(path.join(tmpdir(), 'engine-'));
  return new Promise<string[]>((resolve, reject) => {
    let packages: string[] = [];
    rspack(
      {
        mode: 'production',
        target: ['web', 'es2022'],
        entry: path.resolve('src/search/client', engine),
        // As a library. Otherwise, unused exports of the file would be removed.
        output: {path: output, library: {type: 'commonjs'}},
        optimization: {minimize: false},
        resolve: {extensions: ['.ts', '.js']},
        module: {
          rules: [
            {
              test: /\.ts$/,
              loader: 'builtin:swc-loader',
              options: {jsc: {parser: {syntax: 'typescript'}}},
              type: 'javascript/auto',
            },
          ],
        },
        plugins: [new CollectShipped((found) => (packages = found))],
      },
      (error, stats) => {
        if (error || stats?.hasErrors()) {
          reject(error ?? new Error(stats?.toString({all: false, errors: true})));
        } else {
          resolve(packages);
        }
      },
    );
  }).finally(() => rmSync(output, {recursive: true}));
}

const hosted = {ALGOLIA_APP_ID: 'app', ALGOLIA_API_KEY: 'key', ALGOLIA_INDEX_NAME: 'index'};

it.each([
  ['no hosted index', {}],
  ['a hosted index', hosted],
  ['a hosted index and events', {...hosted, ALGOLIA_INSIGHTS: 'true'}],
])('a build with %s lists what its engine brings along, and nothing of the others', async (_what, env) => {
  const algolia = algoliaSettings(env);
  const shipped = algolia ? withHostedSearch(listed, algolia.insights) : listed;
  const ofEngines = new Set(withHostedSearch(['minisearch'], true).concat('minisearch'));
  expect(await packagesOf(engineFile(algolia))).toEqual(shipped.filter((name) => ofEngines.has(name)));
});
