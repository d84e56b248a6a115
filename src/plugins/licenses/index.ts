import {cpSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {algoliaSettings} from '../../search/settings';
import {licenseEntries, type Compilation, shippedPackages, withHostedSearch} from './shippedPackages';
import listed from './shipped.json';

interface Compiler {
  hooks: {done: {tap: (name: string, callback: (stats: {compilation: Compilation}) => void) => void}};
}

/**
 * Compares the list with the bundle, or rewrites the list when `UPDATE_SHIPPED` is set.
 *
 * @param isListed - Whether the list applies to this build: it has no hosted search.
 */
function checkShipped(siteDir: string, shipped: readonly string[], actual: string[], isListed: boolean): void {
  const file = path.join('src', 'plugins', 'licenses', 'shipped.json');
  if (process.env['UPDATE_SHIPPED']) {
    if (!isListed) {
      throw new Error(`UPDATE_SHIPPED: ${file} lists the build without a hosted search; unset ALGOLIA_*`);
    }
    writeFileSync(path.join(siteDir, file), `${JSON.stringify(actual, null, 2)}\n`);
    return;
  }
  const missing = actual.filter((name) => !shipped.includes(name));
  const extra = shipped.filter((name) => !actual.includes(name));
  if (missing.length + extra.length > 0) {
    const message =
      `${file}: the list differs from what the browser bundle holds (missing: ${missing.join(', ') || 'none'}; ` +
      `not shipped: ${extra.join(', ') || 'none'}). Run: UPDATE_SHIPPED=1 npm run build`;
    if (process.env['CI']) {
      throw new Error(message);
    }
    console.warn(message);
  }
}

/** Data for `<LicenseTable />`: packages shipped to the browser, from `shipped.json` and the lock file. */
export default function licensesPlugin({siteDir}: LoadContext): Plugin {
  const hostedSearch = algoliaSettings(process.env);
  const shipped = hostedSearch ? withHostedSearch(listed) : listed;
  const lock: unknown = JSON.parse(readFileSync(path.join(siteDir, 'package-lock.json'), 'utf8'));
  const entries = licenseEntries(shipped, lock);
  let found: string[] | undefined;
  return {
    name: 'licenses',
    async contentLoaded({actions}) {
      await actions.createData('licenses.json', entries);
    },
    configureWebpack(_config, isServer) {
      const collect = ({compilation}: {compilation: Compilation}): void => {
        found = shippedPackages(compilation);
      };
      const plugin = {apply: ({hooks}: Compiler) => hooks.done.tap('licenses', collect)};
      return isServer || process.env['NODE_ENV'] !== 'production' ? {} : {plugins: [plugin]};
    },
    postBuild({outDir}) {
      // The Open Font License requires its text next to the fonts.
      for (const {name} of entries.filter(({license}) => license === 'OFL-1.1')) {
        const copy = path.join(outDir, 'assets', 'fonts', `${path.basename(name)}.LICENSE.txt`);
        cpSync(path.join(siteDir, 'node_modules', name, 'LICENSE'), copy);
      }
      if (found) {
        checkShipped(siteDir, shipped, found, !hostedSearch);
      }
      return Promise.resolve();
    },
  };
}
