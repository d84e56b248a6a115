import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {colourSheet, type CodeThemes} from './colours';

/** The module of the classic theme that puts the highlighter into the first load of every page, as it is requested. */
function eagerLanguages(siteDir: string): string {
  const theme = createRequire(path.join(siteDir, 'package.json')).resolve('@docusaurus/theme-classic');
  return path.join(path.dirname(theme), 'prism-include-languages');
}

/** Style sheet of the highlighted code, and no highlighter in the first load. */
export default function codeHighlightPlugin({generatedFilesDir, siteDir}: LoadContext, themes: CodeThemes): Plugin {
  const name = 'code-highlight';
  const sheet = 'colours.css';
  return {
    name,
    async contentLoaded({actions}) {
      await actions.createData(sheet, colourSheet(themes));
    },
    getClientModules() {
      return [path.join(generatedFilesDir, name, 'default', sheet)];
    },
    configureWebpack(_config, isServer) {
      // src/theme/CodeBlock loads the languages, together with the highlighter, where a page needs them.
      const render = path.join(__dirname, isServer ? 'server.ts' : 'client.ts');
      const nothing = path.join(__dirname, 'nothing.ts');
      return {resolve: {alias: {[eagerLanguages(siteDir)]: nothing, 'code-highlight/render$': render}}};
    },
  };
}
