/**
 * Builds the site and serves it on this machine: `npm run site`. The port is `PORT` (default 3000) or the next free one.
 */
import {freePort, readPort} from './lib/port';
import {runTsx} from './lib/run';

const host = '127.0.0.1';

async function main(): Promise<number> {
  const wanted = readPort('PORT', process.env['PORT'], 3000);
  const built = await runTsx('scripts/docusaurus.ts', ['build']);
  if (built !== 0) {
    return built;
  }
  const port = await freePort(wanted, host);
  return runTsx('scripts/docusaurus.ts', ['serve', '--no-open', '--host', host, '--port', String(port)]);
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
