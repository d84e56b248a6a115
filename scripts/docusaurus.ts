/** The Docusaurus command line, without the check for newer releases that it sends to the network at each start. */
import {createRequire} from 'node:module';
import {run} from './lib/run';

const cli = createRequire(__filename).resolve('@docusaurus/core/bin/docusaurus.mjs');

/** Half of the garbage of a build lives long enough to be copied when the space for young objects is as small as by default. */
const youngSpace = '--max-semi-space-size=64';

void run(process.execPath, [youngSpace, cli, ...process.argv.slice(2)], {NO_UPDATE_NOTIFIER: '1'}).then((code) =>
  process.exit(code),
);
