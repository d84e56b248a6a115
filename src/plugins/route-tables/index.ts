import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {isDeepStrictEqual} from 'node:util';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {packDocs, unpackDocs, type DocsData} from './docsData';
import {emitServerRegistry, emitTables} from './emit';
import {splitTables} from './split';
import {readTablesIn} from './tables';

/** Name of the docs plugin in the global data. */
const docsPlugin = 'docusaurus-plugin-content-docs';

/** Global data as a module that unpacks the lists of pages. */
function globalDataModule(json: string): string {
  const {[docsPlugin]: instances = {}, ...others} = JSON.parse(json) as Record<string, Record<string, unknown>>;
  const packed = Object.entries(instances).map(([id, data]) => [id, packDocs(data as DocsData)] as const);
  if (!isDeepStrictEqual(Object.fromEntries(packed.map(([id, data]) => [id, unpackDocs(data)])), instances)) {
    throw new Error(
      `The global data of ${docsPlugin} does not survive packing; see src/plugins/route-tables/docsData.ts`,
    );
  }
  return [
    `import {unpackDocs} from ${JSON.stringify(path.join(__dirname, 'docsData'))};\n`,
    `export default {...${JSON.stringify(others)}, ${JSON.stringify(docsPlugin)}: Object.fromEntries(`,
    `JSON.parse(${JSON.stringify(JSON.stringify(packed))}).map(([id, data]) => [id, unpackDocs(data)]))};\n`,
  ].join('');
}

/** Writes the modules that replace the generated ones; returns the aliases for them. */
function writeTables(generatedFilesDir: string, isServer: boolean): Record<string, string> {
  const tables = readTablesIn(generatedFilesDir);
  const folder = path.join(generatedFilesDir, 'route-tables');
  const file = (name: string): string => path.join(folder, `${name}.js`);
  const files = isServer
    ? emitServerRegistry(tables)
    : {
        ...emitTables(splitTables(tables)),
        'globalData.js': globalDataModule(readFileSync(path.join(generatedFilesDir, 'globalData.json'), 'utf8')),
      };
  mkdirSync(folder, {recursive: true});
  Object.entries(files).forEach(([name, text]) => writeFileSync(path.join(folder, name), text));
  return isServer
    ? {'@generated/registry$': file('serverRegistry')}
    : Object.fromEntries(
        ['routes', 'routesChunkNames', 'registry', 'globalData'].map((name) => [`@generated/${name}$`, file(name)]),
      );
}

/** In a production build, makes what a page loads (nearly) independent of the number of pages. */
export default function routeTablesPlugin({generatedFilesDir}: LoadContext): Plugin {
  /** Aliases for modules of `client/`. */
  const alias = (modules: Record<string, string>): Record<string, string> =>
    Object.fromEntries(Object.entries(modules).map(([name, file]) => [name, path.join(__dirname, 'client', file)]));
  return {
    name: 'route-tables',
    configureWebpack(config, isServer) {
      if (process.env['NODE_ENV'] !== 'production') {
        return {};
      }
      const tables = {resolve: {alias: writeTables(generatedFilesDir, isServer)}};
      if (isServer) {
        return {...tables, mergeStrategy: {'resolve.alias': 'prepend'}};
      }
      // Its table of chunk names is not needed when names are ids; client/docusaurus.ts does the rest of its work.
      const others = (config.plugins ?? []).filter((plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin');
      return {
        mergeStrategy: {'resolve.alias': 'prepend', plugins: 'replace'},
        output: {chunkFilename: 'assets/js/[name].[contenthash:6].js'},
        optimization: {chunkIds: 'named'},
        ...tables,
        module: {
          rules: [
            {
              test: /[\\/]utils-common[\\/]lib[\\/]index\.js$/,
              resolve: {alias: alias({tslib$: 'tslib'})},
            },
            {
              test: /[\\/]core[\\/]lib[\\/]client[\\/](?:clientEntry|docusaurus|PendingNavigation)\.js$/,
              resolve: {
                alias: alias({'./preload$': 'preload', './prefetch$': 'prefetch', './docusaurus$': 'docusaurus'}),
              },
            },
          ],
        },
        plugins: others,
      };
    },
  };
}
