/**
 * The gate: `npm test`. Runs every check, also after a failure, prints results and times, and ends with the line
 * `N passed, N failed`. Stages run in order. Checks of a stage run two at a time, for two cores.
 *
 * `npm test -- <part> ...` runs only these parts. CI runs each on a machine of its own: `source`, `build`, and on its result
 * `unit`, `built` and `browser`.
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

const parts = ['source', 'unit', 'build', 'built', 'browser'] as const;
type Part = (typeof parts)[number];

const of = (part: Part, ...steps: readonly Step[]) => steps.map((step) => ({parts: [part], step}));
const ofEach = (of: readonly Part[], step: Step) => [{parts: of, step}];

const build = {...plantedSecret, CI: 'true', SITE_URL: ''};

/** Variables that a shell might have set for other commands and that would change this run. */
const notOfTheGate = /^(?:ALGOLIA_.*|BASE_URL|SITE_URL|SPEED|UPDATE_SHIPPED|NEWEST_VERSIONS_ONLY|NIGHTLY)$/;

/** The steps of each stage with their parts. Steps of the same stage do not use the same files. */
const stages: readonly (readonly {parts: readonly Part[]; step: Step}[])[] = [
  of(
    'source',
    {name: 'lint', command: 'eslint . --max-warnings 0'},
    {name: 'types', command: 'tsc --noEmit'},
    {
      name: 'walls',
      command: 'depcruise --config tests/walls.mjs src scripts bench docusaurus.config.ts sidebars.ts',
    },
    ...writingSteps(),
  ),
  ofEach(['unit', 'built', 'browser'], {name: 'tools of the tests', command: 'scripts/ensure-tools.ts'}),
  of('unit', vitest('unit tests', 'vitest.config.mts')),
  of(
    'build',
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
  ),
  [
    ...of('built', vitest('tests of the builds', 'tests/vitest.build.config.mts')),
    ...of('browser', {
      name: 'download without a server',
      command: `scripts/offline.ts --version ${lastVersion.name} --out test-results/offline`,
    }),
  ],
  ofEach(['built', 'browser'], {name: 'compression', command: 'scripts/compress.ts build'}),
  of(
    'built',
    vitest('as a stranger', 'tests/vitest.stranger.config.mts'),
    {name: 'budgets', command: 'bench/speed/run.ts --bytes'},
    {...vitest('smoke tests in Chromium', 'tests/vitest.browsers.config.mts'), files: ['tests/chromium/']},
  ),
  of('browser', {
    name: 'browser tests',
    command: 'playwright test -c tests --project=default --project=root',
    report: 'test-results/browser.json',
  }),
];

const isPart = (name: string): name is Part => parts.some((part) => part === name);

async function main(): Promise<void> {
  const wanted = process.argv.slice(2);
  const unknown = wanted.find((name) => !isPart(name));
  if (unknown !== undefined) {
    console.error(`"${unknown}" is no part of the gate; expected one of ${parts.join(', ')}, or none for all`);
    process.exit(2);
  }
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
    const chosen = stage.filter((one) => wanted.length === 0 || one.parts.some((part) => wanted.includes(part)));
    finished.push(...(await runStage(chosen.map(({step}) => step))));
  }
  // Some systems show only the end of the output.
  const lines = finished.flatMap(({name, passed, failed, seconds, faults}) => [
    `${failed === 0 ? 'ok  ' : 'FAIL'} ${name} (${passed} passed, ${failed} failed, ${seconds} s)`,
    ...faults.slice(0, 20).map((fault) => `  ${fault}`),
  ]);
  const sum = (numbers: readonly number[]): number => numbers.reduce((before, next) => before + next, 0);
  const failed = sum(finished.map((step) => step.failed));
  console.log(`\n${lines.join('\n')}\n`);
  console.log(`${sum(finished.map((step) => step.passed))} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}

void main();
