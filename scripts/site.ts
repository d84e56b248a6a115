/**
 * Builds the site and serves it on this machine, as it is when published: `npm run site`. The port is `PORT` (default 3000) or
 * the next free one.
 */
import path from 'node:path';
import {site} from '../src/config/site';
import {tellFailures} from './lib/failure';
import {freePort, readPort} from './lib/machine/port';
import {previewServer} from './lib/commands/preview';
import {runTsx} from './lib/run';

const host = '127.0.0.1';

async function main(): Promise<void> {
  const wanted = readPort('PORT', process.env['PORT'], 3000);
  const built = await runTsx('scripts/docusaurus.ts', ['build']);
  if (built !== 0) {
    process.exit(built);
  }
  const port = await freePort(wanted, host);
  previewServer(path.resolve('build'), site.baseUrl).listen(port, host, () =>
    console.log(`Serving build/ at http://${host}:${port}${site.baseUrl} (end with Ctrl+C)`),
  );
}

tellFailures();
void main();
