import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {replaceImport} from '../replaceImport';

const client = (file: string): string => path.join(__dirname, 'client', file);

/** Renders a page once instead of twice when a link is clicked; its progress bar has no roles that do not exist. */
export default function navigationPlugin(): Plugin {
  return {
    name: 'navigation',
    getClientModules: () => [client('progressBar')],
    configureWebpack: (_config, isServer) =>
      isServer || process.env['NODE_ENV'] !== 'production'
        ? {}
        : {
            module: {
              rules: [
                replaceImport(
                  /[\\/]core[\\/]lib[\\/]client[\\/]clientEntry\.js$/,
                  'react-router-dom$',
                  client('BrowserRouter'),
                ),
                replaceImport(
                  /[\\/]core[\\/]lib[\\/]client[\\/]App\.js$/,
                  './PendingNavigation$',
                  client('PendingNavigation'),
                ),
              ],
            },
          },
  };
}
