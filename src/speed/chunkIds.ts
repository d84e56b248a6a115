import type {Plugin} from '@docusaurus/types';
import {type Part, withPlugins} from './part';

/** Calls chunks by their names: the first script of each page needs no table from numbers to names, and names of files say what is in them. */
const chunkIdsPlugin = (): Plugin => ({
  name: 'chunk-ids',
  configureWebpack: (_config, isServer) => (isServer ? {} : {optimization: {chunkIds: 'named'}}),
});

/** Chunks that are called by their names. */
export const chunkIds: Part = {
  name: 'chunkIds',
  apply: (config) => withPlugins(config, chunkIdsPlugin),
};
