/**
 * All behaviour tests on the stock build: `npm run test:stock`. Builds the site without `src/speed`, then runs the tests of the
 * project `stock`. The gate runs a few of them; a job of `scheduled.yml` runs this command.
 *
 * Exit code: 0 all green, else that of the build or of the tests.
 */
import {buildElsewhere} from './lib/gate/elsewhere';
import {commandFile, run, runTsx} from './lib/run';

async function main(): Promise<number> {
  return (
    (await runTsx('scripts/ensure-nginx.ts')) ||
    (await runTsx('scripts/ensure-chromium.ts')) ||
    (await buildElsewhere('build-stock', {BASE_URL: '/', SITE_URL: '', CI: 'true', SPEED: 'off'})) ||
    (await run(process.execPath, [commandFile('@playwright/test', 'playwright'), 'test', '--project=stock']))
  );
}

void main().then((code) => process.exit(code));
