/**
 * The gate: `npm test`. Runs every check in order, also after a failure, prints what it ran and how long it took, and
 * ends with the line `N passed, N failed`.
 */
// cspell:ignore testapp testkey testindex
import {mkdirSync, readFileSync, rmSync} from 'node:fs';
import {buildElsewhere} from './lib/elsewhere';
import {run, runTsx} from './lib/run';
import {playwrightCounts, type Counts, vitestCounts} from './lib/testCounts';

interface Step {
  name: string;
  run: () => Promise<number>;
  /** Counts the single tests of the step from its report; a step without counts as one. */
  counts?: () => Counts;
}

const unitReport = 'test-results/unit.json';
const buildReport = 'test-results/build.json';
const browserReport = 'test-results/browser.json';
const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const npx = (...args: string[]): Promise<number> => run('npx', ['--no-install', ...args]);
const build = (outDir: string, env: NodeJS.ProcessEnv): Promise<number> =>
  runTsx('scripts/docusaurus.ts', ['build', '--out-dir', outDir], {...env, CI: 'true'});

/** Stands for a hosted search index: the tests answer in its place. */
const hostedIndex = {
  ALGOLIA_APP_ID: 'testapp',
  ALGOLIA_API_KEY: 'testkey',
  ALGOLIA_INDEX_NAME: 'testindex',
  ALGOLIA_INSIGHTS: 'true',
};

const steps: readonly Step[] = [
  {name: 'types', run: () => npx('tsc', '--noEmit')},
  {name: 'lint', run: () => npx('eslint', '.', '--max-warnings', '0')},
  {name: 'format', run: () => npx('prettier', '--check', '--log-level', 'warn', '.')},
  {name: 'Markdown', run: () => npx('markdownlint-cli2')},
  {name: 'spelling', run: () => npx('cspell', '--no-progress', '--quiet', '.')},
  {name: 'identifiers', run: () => runTsx('scripts/check-identifiers.ts')},
  {name: 'tools of the sample scripts', run: () => runTsx('scripts/ensure-sample-tools.ts')},
  {
    name: 'unit tests',
    run: () => npx('vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`),
    counts: () => vitestCounts(readJson(unitReport)),
  },
  {name: 'build for the default base URL', run: () => build('build', {BASE_URL: '', SITE_URL: ''})},
  {name: 'build for the base URL /', run: () => build('build-root', {BASE_URL: '/', SITE_URL: ''})},
  {
    name: 'the same build in another folder',
    run: () => buildElsewhere('build-again', {BASE_URL: '', SITE_URL: '', CI: 'true'}),
  },
  {
    name: 'build with a hosted search index',
    run: () => build('build-algolia', {BASE_URL: '/', SITE_URL: '', ...hostedIndex}),
  },
  {
    name: 'tests of the builds',
    run: () =>
      npx(
        'vitest',
        'run',
        '--config=vitest.build.config.mts',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${buildReport}`,
      ),
    counts: () => vitestCounts(readJson(buildReport)),
  },
  {name: 'compression', run: () => runTsx('scripts/compress.ts', ['build'])},
  {name: 'nginx', run: () => runTsx('scripts/ensure-nginx.ts')},
  {name: 'Chromium', run: () => runTsx('scripts/ensure-chromium.ts')},
  {name: 'budgets', run: () => runTsx('scripts/check-budgets.ts')},
  {
    name: 'browser tests',
    run: () => npx('playwright', 'test'),
    counts: () => playwrightCounts(readJson(browserReport)),
  },
];

/** What a step adds to the total; a report that is missing or unreadable counts as one failure. */
function outcome(step: Step, code: number): Counts {
  const whole = code === 0 ? {passed: 1, failed: 0} : {passed: 0, failed: 1};
  if (!step.counts) {
    return whole;
  }
  try {
    const counts = step.counts();
    return code !== 0 && counts.failed === 0 ? {...counts, failed: 1} : counts;
  } catch {
    return {passed: 0, failed: 1};
  }
}

async function main(): Promise<void> {
  rmSync('test-results', {recursive: true, force: true});
  mkdirSync('test-results', {recursive: true});
  const total: Counts = {passed: 0, failed: 0};
  const summary: string[] = [];
  for (const step of steps) {
    console.log(`\n=== ${step.name}`);
    const started = Date.now();
    const {passed, failed} = outcome(step, await step.run());
    total.passed += passed;
    total.failed += failed;
    const seconds = Math.round((Date.now() - started) / 1000);
    summary.push(`${failed === 0 ? 'ok  ' : 'FAIL'} ${step.name} (${passed} passed, ${failed} failed, ${seconds} s)`);
  }
  console.log(`\n${summary.join('\n')}\n`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed === 0 ? 0 : 1);
}

void main();
