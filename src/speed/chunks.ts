import {createHash} from 'node:crypto';
import type {Plugin} from '@docusaurus/types';
import {docsIn} from '../lib/pageOrder';

/** Parts that are loaded on use or that few pages have, and their style sheets. */
const parts = {
  dialog: /[\\/](?:@docsearch[\\/]css|src[\\/]search[\\/]client[\\/]modal)[\\/]/,
  // Not the rules, which are in the HTML.
  workbench: /[\\/]src[\\/]check[\\/]client[\\/](?!RuleList)/,
  sheet: /[\\/]src[\\/]ui[\\/]Sheet[\\/]sheet\.css$/,
  comparison: /[\\/]src[\\/]plugins[\\/]versions[\\/]client[\\/]compare[\\/]/,
  home: /[\\/]src[\\/]pages[\\/]index\.module\.css$/,
  catalogue: /[\\/]src[\\/]ui[\\/]Catalogue[\\/]/,
  calls: /[\\/]src[\\/]blocks[\\/]EndpointList[\\/]/,
};

/** The name that Docusaurus gives to the chunk of a component or page. */
const chunkOf = (source: string): string => createHash('md5').update(source).digest('hex').slice(0, 8);

/** The components around each documentation page. */
const frame = new Set(['DocsRoot', 'DocVersionRoot', 'DocRoot', 'DocItem'].map((name) => chunkOf(`@theme/${name}`)));

interface Chunk {
  readonly name?: string | null;
}

/** What the bundler tells a test of modules. */
interface Context {
  readonly chunkGraph: {getModuleChunksIterable(module: unknown): Iterable<Chunk>};
}

/** The scripts around all documentation pages in one file, with what the pages themselves share with them. */
const frameGroup = (pages: ReadonlySet<string>) => ({
  name: 'docs',
  type: /javascript/,
  chunks: ({name}: Chunk) => frame.has(name ?? '') || pages.has(name ?? ''),
  test: (module: unknown, {chunkGraph}: Context) =>
    Array.from(chunkGraph.getModuleChunksIterable(module)).some(({name}) => frame.has(name ?? '')),
  enforce: true,
  priority: 50,
});

/** A short name for what these chunks share: the bundler joins all names, and the first script repeats that for each page. */
function shortName(_module: unknown, chunks: readonly Chunk[]): string | undefined {
  const names = chunks.map(({name}) => name);
  return names.every(Boolean) ? createHash('sha256').update(names.sort().join()).digest('hex').slice(0, 4) : undefined;
}

/** Loads the styles of the parts with their scripts instead of on every page, and the frame of documentation pages as one file. */
export function chunksPlugin(): Plugin {
  const pages = new Set<string>();
  return {
    name: 'chunks',
    allContentLoaded({allContent}) {
      docsIn(allContent).loadedVersions.forEach(({docs}) => docs.forEach(({source}) => pages.add(chunkOf(source))));
    },
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            optimization: {
              // With names as ids, the first script of each page needs no table from numbers to names.
              chunkIds: 'named',
              splitChunks: {
                cacheGroups: {
                  ...Object.fromEntries(
                    Object.entries(parts).map(([name, test]) => [
                      name,
                      // Higher priority than the group "styles" of Docusaurus, which includes all style sheets.
                      {name, test, type: 'css/mini-extract', chunks: 'async', enforce: true, priority: 60},
                    ]),
                  ),
                  docs: frameGroup(pages),
                  // The group of the bundler.
                  defaultVendors: {
                    test: /[\\/]node_modules[\\/]/,
                    priority: -10,
                    reuseExistingChunk: true,
                    name: shortName,
                  },
                },
              },
            },
          },
  };
}
