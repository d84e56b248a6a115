/** The Docusaurus command line, without the check for newer releases that it sends to the network at each start. */
import {createRequire} from 'node:module';
import {run} from './lib/run';

const cli = createRequire(__filename).resolve('@docusaurus/core/bin/docusaurus.mjs');

void run(process.execPath, [cli, ...process.argv.slice(2)], {NO_UPDATE_NOTIFIER: '1'}).then((code) =>
  process.exit(code),
);
