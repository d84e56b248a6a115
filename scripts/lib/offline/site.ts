/** Builds the site with the hash router. */
import path from 'node:path';
import {commandFile, run} from '../run';

const cache = 'node_modules/.cache/offline';

/**
 * Builds the site in a separate folder, so that files of `npm start` or of a normal build stay.
 *
 * @returns The folder with `index.html` and its assets.
 * @throws Error if the build fails.
 */
export async function buildSite(): Promise<string> {
  const folder = path.join(cache, 'site');
  const args = ['build', '--config', 'scripts/lib/offline/docusaurus.config.ts', '--out-dir', folder];
  const env = {
    NO_UPDATE_NOTIFIER: '1',
    SPEED: 'off',
    // A hosted search is not available offline.
    ALGOLIA_APP_ID: '',
    ALGOLIA_API_KEY: '',
    ALGOLIA_INDEX_NAME: '',
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.join(cache, 'generated'),
  };
  if ((await run(process.execPath, [commandFile('docusaurus'), ...args], env)) !== 0) {
    throw new Error('The site cannot be built with the hash router; the output above says why');
  }
  return folder;
}
