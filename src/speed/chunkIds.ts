import type {Plugin} from '@docusaurus/types';
import {type Part, withPlugins} from './part';

/** Identifies chunks by name: the first script of each page needs no table from numbers to names, and file names are meaningful. */
const chunkIdsPlugin = (): Plugin => ({
  name: 'chunk-ids',
  configureWebpack: (_config, isServer) => (isServer ? {} : {optimization: {chunkIds: 'named'}}),
});

/** Chunks that are called by their names. */
export const chunkIds: Part = {
  name: 'chunkIds',
  apply: (config) => withPlugins(config, chunkIdsPlugin),
};
