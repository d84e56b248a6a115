/**
 * The gate: `npm test`. Runs every check, also after a failure, prints results and times, and ends with the line
 * `N passed, N failed`. Stages run in order. Checks of a stage run two at a time, for two cores.
 */
import {mkdirSync, readFileSync, rmSync} from 'node:fs';
import {lastVersion} from '../src/config/versions';
import {hostedIndex, plantedSecret} from '../tests/builds';
import {freePort} from './lib/machine/port';
import {commandFile, run, runTsx, tool} from './lib/run';
import {runStage, type Finished, type Step} from './lib/gate/stages';
import {writingSteps} from './lib/gate/writing';
import {playwrightCounts, vitestCounts} from './lib/gate/testCounts';

const unitReport = 'test-results/unit.json';
const buildReport = 'test-results/build.json';
const strangerReport = 'test-results/stranger.json';
const browserReport = 'test-results/browser.json';
const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
/** Runs the tests of a configuration, and keeps their numbers. */
const vitest = (config: string, report: string): Promise<number> =>
  tool(
    'vitest',
    'run',
    `--config=${config}`,
    '--allowOnly=false',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  );
const build = (outDir: string, env: NodeJS.ProcessEnv): Promise<number> =>
  run(process.execPath, [commandFile('@docusaurus/core', 'docusaurus'), 'build', '--out-dir', outDir], {
    ...env,
    ...plantedSecret,
    CI: 'true',
  });

/** Variables that a shell might have set for other commands and that would change this run. */
const notOfTheGate = /^(?:ALGOLIA_.*|BASE_URL|SITE_URL|SPEED|UPDATE_SHIPPED|NEWEST_VERSIONS_ONLY|NIGHTLY)$/;

/** The steps of each stage. Steps of the same stage do not use the same files. */
const stages: readonly (readonly Step[])[] = [
  [
    {name: 'lint', run: () => tool('eslint', '.', '--max-warnings', '0')},
    {name: 'types', run: () => tool('tsc', '--noEmit')},
    {
      name: 'walls',
      run: () =>
        tool(
          'depcruise',
          '--config',
          'tests/walls.mjs',
          'src',
          'scripts',
          'bench',
          'docusaurus.config.ts',
          'sidebars.ts',
        ),
    },
    ...writingSteps(),
  ],
  [{name: 'tools of the tests', run: () => runTsx('scripts/ensure-tools.ts')}],
  [
    {
      name: 'unit tests',
      run: () => vitest('vitest.config.mts', unitReport),
      counts: () => vitestCounts(readJson(unitReport)),
    },
  ],
  [
    {name: 'build', run: () => build('build', {BASE_URL: '', SITE_URL: ''})},
    {
      name: 'build below /, with hosted search, without speed',
      run: () =>
        build('build-root', {
          BASE_URL: '/',
          SITE_URL: '',
          SPEED: 'off',
          ...hostedIndex,
          // The builds run side by side.
          DOCUSAURUS_GENERATED_FILES_DIR_NAME: 'test-results/build-root',
        }),
    },
  ],
  [
    {
      name: 'tests of the builds',
      run: () => vitest('tests/vitest.build.config.mts', buildReport),
      counts: () => vitestCounts(readJson(buildReport)),
    },
    {
      name: 'download without a server',
      run: () => runTsx('scripts/offline.ts', ['--version', lastVersion.name, '--out', 'test-results/offline']),
    },
  ],
  [{name: 'compression', run: () => runTsx('scripts/compress.ts', ['build'])}],
  [
    {
      name: 'as a stranger',
      run: () => vitest('tests/vitest.stranger.config.mts', strangerReport),
      counts: () => vitestCounts(readJson(strangerReport)),
    },
    {name: 'budgets', run: () => runTsx('bench/speed/run.ts', ['--bytes'])},
  ],
  [
    {
      name: 'browser tests',
      run: async () => {
        // Another run on this machine may have the usual ports.
        process.env['TEST_PORT'] ||= String(await freePort());
        return tool('playwright', 'test', '-c', 'tests', '--project=default', '--project=root');
      },
      counts: () => playwrightCounts(readJson(browserReport)),
    },
  ],
];

async function main(): Promise<void> {
  for (const name of Object.keys(process.env).filter((one) => notOfTheGate.test(one))) {
    console.log(`${name} is set in the environment; the checks run without it.`);
    delete process.env[name];
  }
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
