/**
 * The gate: `npm test`. Runs every check, also after a failure, prints what it ran and how long it took, and ends with the
 * line `N passed, N failed`. Checks of one stage run two at a time, for the two cores that are promised; stages in order.
 */
import {mkdirSync, readFileSync, rmSync} from 'node:fs';
import {lastVersion} from '../src/config/versions';
import {builds, hostedIndex, plantedSecret} from '../tests/builds';
import {buildElsewhere} from './lib/gate/elsewhere';
import {freePort} from './lib/machine/port';
import {commandFile, run, runTsx} from './lib/run';
import {runStage, type Finished, type Step} from './lib/gate/stages';
import {playwrightCounts, vitestCounts} from './lib/gate/testCounts';

const unitReport = 'test-results/unit.json';
const buildReport = 'test-results/build.json';
const strangerReport = 'test-results/stranger.json';
const browserReport = 'test-results/browser.json';
const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
/** Packages of commands that have another name. */
const packages: Readonly<Record<string, string>> = {
  tsc: 'typescript',
  playwright: '@playwright/test',
  depcruise: 'dependency-cruiser',
};
/** Runs a command of a package. */
const tool = (name: string, ...args: string[]): Promise<number> =>
  run(process.execPath, [commandFile(packages[name] ?? name, name), ...args]);
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

/** The steps of each stage; those of one stage do not touch the same files. */
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
    {name: 'format', run: () => tool('prettier', '--check', '--log-level', 'warn', '.')},
    {name: 'Markdown', run: () => tool('markdownlint-cli2')},
    {name: 'spelling', run: () => tool('cspell', '--no-progress', '--quiet', '.')},
    {name: 'identifiers', run: () => runTsx('scripts/check-identifiers.ts')},
  ],
  [
    {
      name: 'tools of the tests',
      // One behind the other: only one may install at a time.
      run: async () =>
        (await runTsx('scripts/ensure-sample-tools.ts')) ||
        (await runTsx('scripts/ensure-nginx.ts')) ||
        runTsx('scripts/ensure-chromium.ts'),
    },
  ],
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
      run: () => buildElsewhere('build-root', {BASE_URL: '/', SITE_URL: '', CI: 'true', SPEED: 'off', ...hostedIndex}),
    },
  ],
  [
    {
      name: 'tests of the builds',
      run: () => vitest('vitest.build.config.mts', buildReport),
      counts: () => vitestCounts(readJson(buildReport)),
    },
    {
      name: 'download without a server',
      run: () =>
        runTsx('scripts/offline.ts', ['--version', lastVersion.name, '--out', 'test-results/offline', '--check']),
    },
  ],
  [{name: 'compression', run: () => runTsx('scripts/compress.ts', ['build'])}],
  [
    {
      name: 'as a stranger',
      run: () => vitest('vitest.stranger.config.mts', strangerReport),
      counts: () => vitestCounts(readJson(strangerReport)),
    },
  ],
  [{name: 'budgets', run: () => runTsx('bench/speed/budgets.ts', ['--bytes'])}],
  [
    {
      name: 'browser tests',
      run: () => tool('playwright', 'test'),
      counts: () => playwrightCounts(readJson(browserReport)),
    },
  ],
];

async function main(): Promise<void> {
  for (const name of Object.keys(process.env).filter((one) => notOfTheGate.test(one))) {
    console.log(`${name} is set in the environment; the checks run without it.`);
    delete process.env[name];
  }
  // Another run on this machine may have the usual ports.
  process.env['TEST_PORT'] ||= String(await freePort(builds.default.port, '127.0.0.1', 50, 1));
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
