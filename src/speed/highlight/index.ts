import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * The module of the classic theme that puts the highlighter into the first load of every page, as the theme requests it.
 *
 * @throws Error when the theme has no such module.
 */
const eagerLanguages = (siteDir: string): string =>
  createRequire(path.join(siteDir, 'package.json'))
    .resolve('@docusaurus/theme-classic/lib/prism-include-languages')
    .replace(/\.js$/, '');

/** Style sheet of the highlighted code, and no highlighter in the first load. */
export function highlightPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'highlight',
    getThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () => [path.join(__dirname, 'colours.css')],
    configureWebpack(_config, isServer) {
      // theme/CodeBlock loads the highlighter and its languages on demand.
      const render = path.join(__dirname, isServer ? 'server.ts' : 'client.ts');
      const nothing = path.join(__dirname, 'nothing.ts');
      return {resolve: {alias: {[eagerLanguages(siteDir)]: nothing, 'highlight/render$': render}}};
    },
  };
}
