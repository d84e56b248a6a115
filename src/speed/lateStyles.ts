import {createHash} from 'node:crypto';
import type {Plugin} from '@docusaurus/types';

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

/** A short name for what these chunks share: the bundler joins all names, and the first script repeats that for each page. */
function shortName(_module: unknown, chunks: readonly {name?: string | null}[]): string | undefined {
  const names = chunks.map(({name}) => name);
  return names.every(Boolean) ? createHash('sha256').update(names.sort().join()).digest('hex').slice(0, 4) : undefined;
}

/** Moves the styles of these parts out of the style sheet that every page loads: they come with their scripts. */
export const lateStylesPlugin = (): Plugin => ({
  name: 'late-styles',
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
});
