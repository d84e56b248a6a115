import {existsSync} from 'node:fs';
import path from 'node:path';
import {indexFolder, manifestPath} from '../../search/indexFile';

/** The search index of the last build, for the development server. Warns if there is none. */
export function lastIndex(siteDir: string, baseUrl: string) {
  const lastBuild = path.join(siteDir, 'build');
  if (!existsSync(path.join(lastBuild, manifestPath))) {
    console.warn('There is no search index yet, so the search shows an error. To create it, run `npm run build`.');
  }
  return [{directory: path.join(lastBuild, indexFolder), publicPath: `${baseUrl}${indexFolder}`, watch: false}];
}
