import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {type Part, withContentOptions, withPlugins} from '../part';
import {MissingTarget, patchTheme} from '../patch';
import {rehypeHighlight} from './rehype';

/**
 * The module of the classic theme that puts the highlighter into the first load of every page, as it is requested.
 *
 * @throws MissingTarget when the theme has no such module.
 */
function eagerLanguages(siteDir: string): string {
  const theme = createRequire(path.join(siteDir, 'package.json')).resolve('@docusaurus/theme-classic');
  const file = path.join(path.dirname(theme), 'prism-include-languages');
  if (!existsSync(`${file}.js`)) {
    throw new MissingTarget('highlight', 'the module prism-include-languages of @docusaurus/theme-classic');
  }
  return file;
}

/** Style sheet of the highlighted code, and no highlighter in the first load. */
function highlightPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'highlight',
    getThemePath: () => patchTheme('highlight', path.join(__dirname, 'theme')),
    getClientModules: () => [path.join(__dirname, 'colours.css')],
    configureWebpack(_config, isServer) {
      // theme/CodeBlock loads the highlighter with its languages where a page needs it.
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
