/**
 * Packs the documentation for machines without a server: `npm run offline [-- --version <name>|all] [--out <folder>]`, after
 * `npm run build`. Readers unpack a zip and open `START-HERE.html`.
 *
 * Writes to `build/take-along/`: `jadice-flow-documentation-<version>.zip` for each version, which opens with that version, a ZIP file that
 * opens with the home page, and `SHA256SUMS` of all downloads. Each ZIP file contains all versions and is checked.
 * Exit code: 0 success, 1 a file cannot be created or is incomplete, 2 invalid use.
 */
import {mkdirSync} from 'node:fs';
import path from 'node:path';
import {zipName} from '../src/config/downloads';
import {site} from '../src/config/site';
import {writeWhole} from '../src/lib/files';
import {tellFailures} from './lib/failure';
import {commandFile, run} from './lib/run';
import {timeOfSources} from './lib/release/sourceTime';
import {problemsOf} from './lib/offline/check';
import {downloads} from './lib/offline/downloads';
import {commonFiles, filesOf} from './lib/offline/files';
import {readOptions} from './lib/offline/options';
import {packZip} from './lib/offline/pack';
import {writeSums} from './lib/offline/sums';

tellFailures();

/** Builds the site with the hash router in a separate folder, which it returns, so that files of `npm start` or of a normal build stay. */
async function buildSite(): Promise<string> {
  const cache = 'node_modules/.cache/offline';
  const folder = path.join(cache, 'site');
  const args = ['build', '--config', 'scripts/lib/offline/docusaurus.config.ts', '--out-dir', folder];
  // A hosted search is not available offline.
  const algolia = {ALGOLIA_APP_ID: '', ALGOLIA_API_KEY: '', ALGOLIA_INDEX_NAME: ''};
  const generated = {DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.join(cache, 'generated')};
  const env = {...algolia, ...generated, NO_UPDATE_NOTIFIER: '1', SPEED: 'off'};
  if ((await run(process.execPath, [commandFile('docusaurus'), ...args], env)) !== 0) {
    throw new Error('The site cannot be built with the hash router; the output above says why');
  }
  return folder;
}

async function main(): Promise<void> {
  const names = downloads.map(({name}) => name);
  const {version: chosen, out} = readOptions('offline', names);
  const source = {build: 'build', site: await buildSite(), address: `${site.url}${site.baseUrl}`};
  const common = commonFiles(source);
  const time = timeOfSources(process.env);
  mkdirSync(out, {recursive: true});
  for (const download of downloads.filter(({name}) => chosen === undefined || name === chosen)) {
    const name = zipName(site.projectName, download.name);
    const folder = `jadice-flow-${download.name}`;
    const files = filesOf(download, common, source);
    const zip = packZip(folder, files, time);
    writeWhole(path.join(out, name), zip);
    console.log(`${path.join(out, name)}: ${(zip.length / 1e6).toFixed(1)} MB`);
    const problems = problemsOf(folder, files, zip);
    problems.forEach((problem) => console.error(`${name}: ${problem}`));
    process.exitCode = problems.length > 0 ? 1 : process.exitCode;
  }
  writeSums(out);
}

void main();
