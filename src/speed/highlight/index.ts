import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PrismTheme} from 'prism-react-renderer';
import {type Part, withContentOptions, withPlugins} from '../part';
import {MissingTarget, patchTheme} from '../patch';
import {colourSheet, type CodeThemes} from './colours';
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
function highlightPlugin({generatedFilesDir, siteDir}: LoadContext, themes: CodeThemes): Plugin {
  const name = 'highlight';
  const sheet = 'colours.css';
  return {
    name,
    async contentLoaded({actions}) {
      await actions.createData(sheet, colourSheet(themes));
    },
    getThemePath: () => patchTheme('highlight', path.join(__dirname, 'theme')),
    getClientModules() {
      return [path.join(generatedFilesDir, name, 'default', sheet)];
    },
    configureWebpack(_config, isServer) {
      // theme/CodeBlock loads the languages, together with the highlighter, where a page needs them.
      const render = path.join(__dirname, isServer ? 'server.ts' : 'client.ts');
      const nothing = path.join(__dirname, 'nothing.ts');
      return {resolve: {alias: {[eagerLanguages(siteDir)]: nothing, 'highlight/render$': render}}};
    },
  };
}

/** Code that is highlighted when a page is compiled, with the themes and languages of the configuration. */
export const highlight: Part = {
  name: 'highlight',
  apply(config) {
    const {prism} = config.themeConfig as ThemeConfig;
    const light = prism?.theme as PrismTheme | undefined;
    if (light === undefined) {
      throw new Error('docusaurus.config.ts: themeConfig.prism.theme is missing; expected the colours of code');
    }
    const themes: CodeThemes = {light, dark: (prism?.darkTheme as PrismTheme | undefined) ?? light};
    const languages = (prism?.additionalLanguages ?? []) as string[];
    return withPlugins(
      withContentOptions(config, (options) => ({
        ...options,
        rehypePlugins: [...((options.rehypePlugins ?? []) as unknown[]), () => rehypeHighlight({...themes, languages})],
      })),
      (context: LoadContext) => highlightPlugin(context, themes),
    );
  },
};
