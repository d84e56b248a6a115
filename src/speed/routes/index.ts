import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {isDeepStrictEqual} from 'node:util';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {type Part, withPlugins} from '../part';
import {patchImport, withoutPlugin} from '../patch';
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
    throw new Error(`The global data of ${docsPlugin} does not survive packing; see src/speed/routes/docsData.ts`);
  }
  return [
    `import {unpackDocs} from ${JSON.stringify(path.join(__dirname, 'docsData'))};\n`,
    `export default {...${JSON.stringify(others)}, ${JSON.stringify(docsPlugin)}: Object.fromEntries(`,
    `JSON.parse(${JSON.stringify(JSON.stringify(packed))}).map(([id, data]) => [id, unpackDocs(data)]))};\n`,
  ].join('');
}

/** What reads the generated tables in the browser, and our modules in the place of what does so in stock. */
function clientRules(): object[] {
  const client = (name: string): string => path.join(__dirname, 'client', name);
  const ofCore = (importer: string, imported: string): object =>
    patchImport({
      part: 'routes',
      importer: `@docusaurus/core/lib/client/${importer}.js`,
      imported: `./${imported}`,
      by: client(imported),
    });
  return [
    ofCore('clientEntry', 'preload'),
    ofCore('clientEntry', 'docusaurus'),
    ofCore('PendingNavigation', 'preload'),
    ofCore('docusaurus', 'preload'),
    ofCore('docusaurus', 'prefetch'),
    patchImport({
      part: 'routes',
      importer: '@docusaurus/utils-common/lib/index.js',
      imported: 'tslib',
      by: client('tslib'),
    }),
  ];
}

/** Writes the modules that replace the generated ones; returns the aliases for them. */
function writeTables(generatedFilesDir: string, isServer: boolean): Record<string, string> {
  const tables = readTablesIn(generatedFilesDir);
  const folder = path.join(generatedFilesDir, 'speed-routes');
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
function routesPlugin({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'routes',
    configureWebpack(config, isServer) {
      if (process.env['NODE_ENV'] !== 'production') {
        return {};
      }
      const tables = {resolve: {alias: writeTables(generatedFilesDir, isServer)}};
      if (isServer) {
        return {...tables, mergeStrategy: {'resolve.alias': 'prepend'}};
      }
      // Its table of chunk names is not needed when names are ids; client/docusaurus.ts does the rest of its work.
      const others = withoutPlugin('routes', config.plugins ?? [], 'ChunkAssetPlugin');
      return {
        mergeStrategy: {'resolve.alias': 'prepend', plugins: 'replace'},
        output: {chunkFilename: 'assets/js/[name].[contenthash:6].js'},
        optimization: {chunkIds: 'named'},
        ...tables,
        module: {rules: clientRules()},
        plugins: others,
      };
    },
  };
}

/** Route tables that load in parts. */
export const routes: Part = {
  name: 'routes',
  apply: (config) => withPlugins(config, routesPlugin),
  leftOut: ['tslib'],
};
