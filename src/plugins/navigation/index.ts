import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** A rule that gives modules of Docusaurus' own client another module for one that they import. */
const instead = (importers: RegExp, imported: string, file: string): object => ({
  test: importers,
  resolve: {alias: {[`${imported}$`]: path.join(__dirname, 'client', file)}},
});

/** Renders a page once instead of twice when a link is clicked. */
export default function navigationPlugin(): Plugin {
  return {
    name: 'navigation',
    configureWebpack: (_config, isServer) =>
      isServer || process.env['NODE_ENV'] !== 'production'
        ? {}
        : {
            module: {
              rules: [
                instead(/[\\/]core[\\/]lib[\\/]client[\\/]clientEntry\.js$/, 'react-router-dom', 'BrowserRouter'),
                instead(/[\\/]core[\\/]lib[\\/]client[\\/]App\.js$/, './PendingNavigation', 'PendingNavigation'),
              ],
            },
          },
  };
}
