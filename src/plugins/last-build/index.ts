import {mkdirSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler} from 'webpack';
import {readTablesIn} from '../route-tables/tables';
import {writeWhole} from '../writeWhole';
import {KeepMinified} from './KeepMinified';
import {hashOf, type Memory} from './memory';
import {pageKeys} from './pageKeys';

/** With fewer pages to render, Docusaurus takes no second thread either: its start takes longer. */
const pagesForThreads = 100;

/** Hash of all files that say how scripts are minified and what is read in a built page. */
function codeOf(siteDir: string): string {
  const folders = ['src/config', 'src/plugins'].map((folder) => path.join(siteDir, folder));
  const sources = folders.flatMap((folder) =>
    readdirSync(folder, {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort(),
  );
  const settings = ['docusaurus.config.ts', 'package.json', 'package-lock.json'].map((file) =>
    path.join(siteDir, file),
  );
  return hashOf(...[...sources, ...settings].flatMap((file) => [file, readFileSync(file, 'utf8')]));
}

/**
 * Keeps what a build finds out about its pages, so that the next one does only what a change has reached. Off where the cache of the
 * bundler is, so in CI, where releases are built.
 *
 * @param memory - Of the plugins that read built pages; this one has to come after them.
 */
export default function lastBuildPlugin(memory: Memory): (context: LoadContext) => Plugin {
  return ({siteDir, outDir, generatedFilesDir, siteConfig: {baseUrl, future}}) => {
    const faster = future.experimental_faster;
    if (!faster.rspackPersistentCache || process.env['NODE_ENV'] !== 'production') {
      return {name: 'last-build'};
    }
    const cache = path.join(siteDir, 'node_modules/.cache/last-build', hashOf(outDir).slice(0, 16));
    const [rendered, keysFile] = [path.join(cache, 'rendered'), path.join(cache, 'keys.json')];
    const server = path.join(outDir, '__server');

    /** Gives each page its key, forgets pages without one, and takes one thread when little is left to do. */
    function compare(): void {
      const tables = readTablesIn(generatedFilesDir);
      const bundle = {
        main: readFileSync(path.join(server, 'server.bundle.js'), 'utf8'),
        chunks: readdirSync(path.join(server, 'assets/js')),
      };
      const keys = pageKeys(tables, bundle, `${baseUrl}404.html`);
      writeWhole(keysFile, JSON.stringify(Object.fromEntries(keys)));
      mkdirSync(rendered, {recursive: true});
      const wanted = new Set([...keys.values()].map((key) => `${key}.json`));
      const there = readdirSync(rendered);
      there.filter((name) => !wanted.has(name)).forEach((name) => rmSync(path.join(rendered, name)));
      const known = there.filter((name) => wanted.has(name));
      faster.ssgWorkerThreads &&= wanted.size - known.length >= pagesForThreads;
    }

    return {
      name: 'last-build',
      async contentLoaded({actions}) {
        memory.keepIn(path.join(cache, 'built.json'), codeOf(siteDir));
        await actions.createData('settings.json', {rendered, keysFile});
      },
      configureWebpack: (_config, isServer) =>
        isServer
          ? {
              entry: {main: path.join(__dirname, 'server', 'entry.ts')},
              // So that each module that routes name has a file of its own.
              optimization: {mergeDuplicateChunks: false},
              plugins: [{apply: (compiler: Compiler) => compiler.hooks.afterEmit.tap('last-build', compare)}],
            }
          : {plugins: [new KeepMinified(memory)]},
      postBuild() {
        memory.save();
        return Promise.resolve();
      },
    };
  };
}
