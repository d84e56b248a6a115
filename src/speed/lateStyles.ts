import type {Plugin} from '@docusaurus/types';

/** Parts that come by a script of their own, and the files with their styles. */
const parts = {
  dialog: /[\\/](?:@docsearch[\\/]css|src[\\/]search[\\/]client[\\/]modal)[\\/]/,
  // Not the rules, which are in the HTML.
  workbench: /[\\/]src[\\/]check[\\/]client[\\/](?!RuleList)/,
  comparison: /[\\/]src[\\/]plugins[\\/]versions[\\/]client[\\/]compare[\\/]/,
};

/** Moves the styles of these parts out of the style sheet that every page loads: they come with their scripts. */
export const lateStylesPlugin = (): Plugin => ({
  name: 'late-styles',
  configureWebpack: (_config, isServer) =>
    isServer
      ? {}
      : {
          optimization: {
            splitChunks: {
              cacheGroups: Object.fromEntries(
                Object.entries(parts).map(([name, test]) => [
                  name,
                  // Higher priority than the group "styles" of Docusaurus, which includes all style sheets.
                  {name, test, type: 'css/mini-extract', chunks: 'async', enforce: true, priority: 60},
                ]),
              ),
            },
          },
        },
});
