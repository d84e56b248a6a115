import {createRequire} from 'node:module';
import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {type Part, withContentOptions, withPlugins} from '../part';
import {rehypeHighlight} from './rehype';

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
function highlightPlugin({siteDir}: LoadContext): Plugin {
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

/** Code that is highlighted when a page is compiled, with the languages of the configuration. */
export const highlight: Part = {
  name: 'highlight',
  apply(config) {
    const languages = ((config.themeConfig as ThemeConfig).prism?.additionalLanguages ?? []) as string[];
    const changed = withContentOptions(config, (options) => ({
      ...options,
      rehypePlugins: [...((options.rehypePlugins ?? []) as unknown[]), () => rehypeHighlight(languages)],
    }));
    return withPlugins(changed, highlightPlugin);
  },
};
