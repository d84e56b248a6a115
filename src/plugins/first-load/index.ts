import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeWhole} from '../../lib/writeWhole';
import {docs, react, sheets, unmarked} from './chunks';
import {clientConfig} from './clientConfig';
import {TrimStyles} from './TrimStyles';

/** In a production build, cuts what a first visit loads into files that are worth loading together, and leaves out the rest. */
export default function firstLoadPlugin({generatedFilesDir, siteConfig}: LoadContext): Plugin {
  return {
    name: 'first-load',
    configureWebpack(_config, isServer) {
      if (isServer || process.env['NODE_ENV'] !== 'production') {
        return {};
      }
      const config = path.join(generatedFilesDir, 'first-load', 'docusaurus.config.js');
      writeWhole(config, clientConfig(siteConfig));
      return {
        mergeStrategy: {'resolve.alias': 'prepend'},
        resolve: {alias: {'@generated/docusaurus.config$': config}},
        module: {rules: [{test: unmarked, sideEffects: false}]},
        optimization: {splitChunks: {cacheGroups: {react, docs, ...sheets}}},
        plugins: [new TrimStyles()],
      };
    },
  };
}
