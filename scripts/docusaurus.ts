/**
 * The Docusaurus command line, without the check for newer releases that it sends to the network at each start.
 * `start` shows the newest versions only, so that edits appear sooner; `start --all-versions` shows all of them.
 */
import {createRequire} from 'node:module';
import {lastVersion} from '../src/config/versions';
import {tellFailures, wordOnFullDisk} from './lib/failure';
import {run} from './lib/run';
import {allVersions, startVersions} from './lib/commands/startVersions';

tellFailures();
const cli = createRequire(__filename).resolve('@docusaurus/core/bin/docusaurus.mjs');
const {args, newestOnly} = startVersions(process.argv.slice(2));
if (newestOnly) {
  console.log(`Showing docs/ and version ${lastVersion.name} only; all versions: npm start -- ${allVersions}`);
}

/** Bytes of a thread of static rendering after which another one takes its place: it keeps the code of each page. */
const threadMemory = 'DOCUSAURUS_SSG_WORKER_THREAD_RECYCLER_MAX_MEMORY';

void run(process.execPath, [cli, ...args], {
  NO_UPDATE_NOTIFIER: '1',
  [threadMemory]: process.env[threadMemory] ?? '200000000',
  ...(newestOnly && {NEWEST_VERSIONS_ONLY: 'true'}),
}).then((code) => {
  const word = code === 0 ? undefined : wordOnFullDisk();
  if (word !== undefined) {
    console.error(word);
  }
  process.exit(code);
});
