import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Leaves out of the configuration that every page loads what only the build reads: presets, plugins and the page template. */
export const browserConfigPlugin = ({siteConfig, generatedFilesDir}: LoadContext): Plugin => ({
  name: 'browser-config',
  async contentLoaded({actions}) {
    await actions.createData('config.json', {...siteConfig, presets: [], plugins: [], ssrTemplate: undefined});
  },
  configureWebpack(_config, isServer) {
    const stock = path.join(generatedFilesDir, 'docusaurus.config');
    const own = path.join(generatedFilesDir, 'browser-config', 'default', 'config.json');
    return isServer ? {} : {resolve: {alias: {[`${stock}$`]: own}}};
  },
});
