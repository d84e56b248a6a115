import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {licenseEntries} from './licenseEntries';
import {difference, shippedPackages} from './shippedPackages';
import {withHostedSearch} from './hostedSearch';
import listed from './shipped.json';

/** The part of the compiler that is used here; the same in webpack and Rspack. */
interface Compiler {
  hooks: {done: {tap: (name: string, callback: (stats: Stats) => void) => void}};
}
interface Stats {
  compilation: {
    modules: Iterable<BundledModule>;
    chunkGraph: {getModuleChunks(module: BundledModule): readonly unknown[]};
  };
}
interface BundledModule {
  nameForCondition: () => string | null | undefined;
  /** The modules that were made one. */
  modules?: readonly BundledModule[];
}

const pathsOf = (modules: Iterable<BundledModule>): string[] =>
  Array.from(modules).flatMap((module) => [module.nameForCondition() ?? '', ...pathsOf(module.modules ?? [])]);

/**
 * Compares the list with the bundle, or rewrites the list when `UPDATE_SHIPPED` is set.
 *
 * @param isListed - Whether the build is of the kind that the list is of: stock, and without a hosted search.
 */
function checkShipped(siteDir: string, shipped: readonly string[], actual: string[], isListed: boolean): void {
  const file = path.join('src', 'plugins', 'licenses', 'shipped.json');
  if (process.env['UPDATE_SHIPPED']) {
    if (!isListed) {
      throw new Error(
        `UPDATE_SHIPPED: ${file} lists the stock build without a hosted search; set SPEED=off and unset ALGOLIA_*`,
      );
    }
    writeFileSync(path.join(siteDir, file), `${JSON.stringify(actual, null, 2)}\n`);
    return;
  }
  const {missing, extra} = difference(shipped, actual);
  if (missing.length + extra.length > 0) {
    const message =
      `${file}: the list differs from what the browser bundle holds (missing: ${missing.join(', ') || 'none'}; ` +
      `not shipped: ${extra.join(', ') || 'none'}). Run: SPEED=off UPDATE_SHIPPED=1 npm run build`;
    if (process.env['CI']) {
      throw new Error(message);
    }
    console.warn(message);
  }
}

/** Options of the plugin. */
export interface LicensesOptions {
  /** Set when the build has a hosted search index. */
  hostedSearch?: {insights: boolean};
  /** Packages of a stock build that this build does without. */
  leftOut?: readonly string[];
}

/** Data for `<LicenseTable />`: packages shipped to the browser, from `shipped.json` and the lock file. */
export default function licensesPlugin({siteDir}: LoadContext, options: unknown): Plugin {
  const {hostedSearch, leftOut = []} = options as LicensesOptions;
  const all = hostedSearch ? withHostedSearch(listed, hostedSearch.insights) : listed;
  const shipped = all.filter((name) => !leftOut.includes(name));
  let found: string[] | undefined;
  return {
    name: 'licenses',
    async contentLoaded({actions}) {
      const lock: unknown = JSON.parse(readFileSync(path.join(siteDir, 'package-lock.json'), 'utf8'));
      await actions.createData('licenses.json', licenseEntries(shipped, lock));
    },
    configureWebpack(_config, isServer) {
      const collect = {
        apply({hooks}: Compiler): void {
          hooks.done.tap('licenses', ({compilation: {modules, chunkGraph}}) => {
            // A module that nobody uses is known to the bundler, and in no file.
            const isShipped = (module: BundledModule): boolean => chunkGraph.getModuleChunks(module).length > 0;
            found = shippedPackages(pathsOf(Array.from(modules).filter(isShipped)));
          });
        },
      };
      return isServer || process.env['NODE_ENV'] !== 'production' ? {} : {plugins: [collect]};
    },
    postBuild() {
      if (found) {
        checkShipped(siteDir, shipped, found, !hostedSearch && leftOut.length === 0);
      }
      return Promise.resolve();
    },
  };
}
