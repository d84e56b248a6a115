import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {BuiltPages} from '../../lib/builtPages';
import {attribute, elements} from '../../lib/elements';
import {writeWhole} from '../../lib/writeWhole';
import {tokenPrefix} from '../highlight/colours';
import {type Part, withPlugins} from '../part';
import {fileOf} from '../../plugins/hosting/addresses';
import {sheets} from './sheets';
import {checkStockSheet} from './stockSheet';
import {TrimStyles} from './TrimStyles';

/** In a production build, style sheets without what no page uses, and without what few pages need. */
function stylesPlugin({generatedFilesDir, baseUrl}: LoadContext, pages: BuiltPages): Plugin {
  const classesIn = pages.look(
    'classes',
    (document) => new Set(elements(document).flatMap((one) => (attribute(one, 'class') ?? '').split(/\s+/))),
  );
  let taken: ReadonlySet<string> = new Set();
  return {
    name: 'styles',
    getClientModules: () => (process.env['NODE_ENV'] === 'production' ? [path.join(__dirname, 'client')] : []),
    configureWebpack(config, isServer) {
      if (isServer || process.env['NODE_ENV'] !== 'production') {
        return {};
      }
      checkStockSheet(config);
      const report = (classes: ReadonlySet<string>): void => {
        taken = classes;
        const file = path.join(generatedFilesDir, 'speed-styles', 'unused.txt');
        writeWhole(file, [...classes].sort().join('\n'));
        console.log(`[styles] Rules of ${classes.size} classes that no script names were left out, listed in ${file}`);
      };
      return {
        // So that the sheet of few pages can be asked for by its name.
        optimization: {chunkIds: 'named', splitChunks: {cacheGroups: sheets}},
        plugins: [new TrimStyles((name) => name.startsWith(tokenPrefix), report)],
      };
    },
    postBuild({outDir, routesPaths}) {
      for (const route of routesPaths) {
        const file = path.join(outDir, fileOf(route, baseUrl));
        const missing = [...classesIn(file)].find((name) => taken.has(name));
        if (missing !== undefined) {
          throw new Error(
            `${file}: the class "${missing}" is on the page, but its rules were left out, as no script names it whole. ` +
              `Write the name in one piece, or build without this part (SPEED=-styles).`,
          );
        }
      }
      return Promise.resolve();
    },
  };
}

/** Smaller style sheets. */
export const styles: Part = {
  name: 'styles',
  apply: (config, pages) => withPlugins(config, (context: LoadContext) => stylesPlugin(context, pages)),
};
