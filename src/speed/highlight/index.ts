import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Style sheet of the highlighted code, and no highlighter in the first load. */
export function highlightPlugin({siteDir}: LoadContext): Plugin {
  const {resolve} = createRequire(path.join(siteDir, 'package.json'));
  // The theme imports the highlighter through this module. Fails if the theme no longer has it.
  const eager = resolve('@docusaurus/theme-classic/lib/prism-include-languages').replace(/\.js$/, '');
  return {
    name: 'highlight',
    getThemePath: () => path.join(__dirname, 'theme'),
    configureWebpack(_config, isServer) {
      const render = path.join(__dirname, isServer ? 'server.ts' : 'plain.ts');
      return {resolve: {alias: {[eager]: path.join(__dirname, 'colours.css'), 'highlight/render$': render}}};
    },
  };
}
