import {createHash} from 'node:crypto';
import type {Plugin} from '@docusaurus/types';

/** The parts of a chunk of the bundler that its name depends on. */
interface Chunk {
  name?: string | null;
}

/** A short name for what these chunks share, or nothing if one of them has no name. */
function sharedName(_module: unknown, chunks: readonly Chunk[]): string | undefined {
  const names = chunks.map(({name}) => name);
  return names.every(Boolean) ? createHash('sha256').update(names.sort().join()).digest('hex').slice(0, 4) : undefined;
}

/**
 * Identifies chunks by name: the first script of each page needs no table from numbers to names, and file names are meaningful. Packages
 * that several pages share would have names of a hundred characters, which the first script repeats for each page.
 */
export const chunkIdsPlugin = (): Plugin => ({
  name: 'chunk-ids',
  configureWebpack: (_config, isServer) =>
    isServer
      ? {}
      : {
          optimization: {
            chunkIds: 'named',
            splitChunks: {
              // The group of the bundler, with a name.
              cacheGroups: {
                defaultVendors: {
                  test: /[\\/]node_modules[\\/]/,
                  priority: -10,
                  reuseExistingChunk: true,
                  name: sharedName,
                },
              },
            },
          },
        },
});
