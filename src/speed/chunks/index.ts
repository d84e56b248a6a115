import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeWhole} from '../../lib/writeWhole';
import {type Part, withPlugins} from '../part';
import {common, react, unmarked} from './cacheGroups';
import {clientConfig} from './clientConfig';

/** In a production build, cuts the code of a first visit into files that are worth loading together, and leaves out the rest. */
function chunksPlugin({generatedFilesDir, siteConfig}: LoadContext): Plugin {
  return {
    name: 'chunks',
    configureWebpack(_config, isServer) {
      if (isServer || process.env['NODE_ENV'] !== 'production') {
        return {};
      }
      const config = path.join(generatedFilesDir, 'speed-chunks', 'docusaurus.config.js');
      writeWhole(config, clientConfig(siteConfig));
      return {
        mergeStrategy: {'resolve.alias': 'prepend'},
        resolve: {alias: {'@generated/docusaurus.config$': config}},
        module: {rules: [{test: unmarked, sideEffects: false}]},
        optimization: {splitChunks: {cacheGroups: {react, common}}},
      };
    },
  };
}

/** Files that are worth loading together. */
export const chunks: Part = {
  name: 'chunks',
  apply: (config) => withPlugins(config, chunksPlugin),
  leftOut: ['hoist-non-react-statics', 'react-is'],
};
