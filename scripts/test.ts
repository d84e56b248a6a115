/**
 * The gate: `npm test`. Runs every check, also after a failure, prints results and times, and ends with the line
 * `N passed, N failed`. Stages run in order. Checks of a stage run two at a time, for two cores.
 */
import {mkdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {lastVersion} from '../src/config/versions';
import {hostedIndex, plantedSecret} from '../tests/builds';
import {freePort} from './lib/machine/port';
import {runStage, type Finished, type Step} from './lib/gate/stages';
import {writingSteps} from './lib/gate/writing';

function vitest(name: string, config: string): Step {
  const report = `test-results/${path.basename(config)}.json`;
  const reporters = `--reporter=default --reporter=json --outputFile.json=${report}`;
  return {name, command: `vitest run --config=${config} --allowOnly=false ${reporters}`, report};
}

const build = {...plantedSecret, CI: 'true', SITE_URL: ''};

/** Variables that a shell might have set for other commands and that would change this run. */
const notOfTheGate = /^(?:ALGOLIA_.*|BASE_URL|SITE_URL|SPEED|UPDATE_SHIPPED|NEWEST_VERSIONS_ONLY|NIGHTLY)$/;

/** The steps of each stage. Steps of the same stage do not use the same files. */
const stages: readonly (readonly Step[])[] = [
  [
    {name: 'lint', command: 'eslint . --max-warnings 0'},
    {name: 'types', command: 'tsc --noEmit'},
    {
      name: 'walls',
      command: 'depcruise --config tests/walls.mjs src scripts bench docusaurus.config.ts sidebars.ts',
    },
    ...writingSteps(),
  ],
  [{name: 'tools of the tests', command: 'scripts/ensure-tools.ts'}],
  [vitest('unit tests', 'vitest.config.mts')],
  [
    {name: 'build', command: 'docusaurus build --out-dir build', env: {...build, BASE_URL: ''}},
    {
      name: 'build of the newest versions below /, with hosted search, without speed',
      command: 'docusaurus build --out-dir build-root',
      env: {
        ...build,
        ...hostedIndex,
        BASE_URL: '/',
        SPEED: 'off',
        NEWEST_VERSIONS_ONLY: 'true',
        // The builds run side by side.
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: 'test-results/build-root',
      },
    },
  ],
  [
    vitest('tests of the builds', 'tests/vitest.build.config.mts'),
    {
      name: 'download without a server',
      command: `scripts/offline.ts --version ${lastVersion.name} --out test-results/offline`,
    },
  ],
  [{name: 'compression', command: 'scripts/compress.ts build'}],
  [
    vitest('as a stranger', 'tests/vitest.stranger.config.mts'),
    {name: 'budgets', command: 'bench/speed/run.ts --bytes'},
    {...vitest('smoke tests in Chromium', 'tests/vitest.browsers.config.mts'), files: ['tests/chromium/']},
  ],
  [
    {
      name: 'browser tests',
      command: 'playwright test -c tests --project=default --project=root',
      report: 'test-results/browser.json',
    },
  ],
];

async function main(): Promise<void> {
  for (const name of Object.keys(process.env).filter((one) => notOfTheGate.test(one))) {
    console.log(`${name} is set in the environment; the checks run without it.`);
    delete process.env[name];
  }
  // Another run on this machine may have the usual ports.
  process.env['TEST_PORT'] ||= String(await freePort());
  rmSync('test-results', {recursive: true, force: true});
  mkdirSync('test-results', {recursive: true});
  const finished: Finished[] = [];
  for (const stage of stages) {
    finished.push(...(await runStage(stage)));
  }
  const lines = finished.map(
    ({name, passed, failed, seconds}) =>
      `${failed === 0 ? 'ok  ' : 'FAIL'} ${name} (${passed} passed, ${failed} failed, ${seconds} s)`,
  );
  const sum = (numbers: readonly number[]): number => numbers.reduce((before, next) => before + next, 0);
  const failed = sum(finished.map((step) => step.failed));
  console.log(`\n${lines.join('\n')}\n`);
  console.log(`${sum(finished.map((step) => step.passed))} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}

void main();
