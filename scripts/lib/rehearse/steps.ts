import path from 'node:path';
import {collectOutput, commandFile, run} from '../run';
import type {StepName, StepResult} from './findings';

/** What a step runs, and why it cannot, if so. */
interface Plan {
  name: StepName;
  /** Arguments of Node.js. */
  args: readonly string[];
  env?: NodeJS.ProcessEnv;
  /** The step that has to pass before. */
  needs: StepName;
}

/** A command of a package of the copy: the path is relative, and the copy has it at the same place. */
const tool = (name: string, command: string, ...args: string[]): string[] => [
  path.relative('.', commandFile(name, command)),
  ...args,
];
const build = (outDir: string): string[] => ['--import', 'tsx', 'scripts/docusaurus.ts', 'build', '--out-dir', outDir];
const browserTests = (project: string): string[] =>
  // Nothing is compressed in a rehearsal.
  tool('@playwright/test', 'playwright', 'test', `--project=${project}`, '--grep-invert=@compressed');

/** Everything after the installation, in the order of the report. */
export const plans = (): Plan[] => [
  {name: 'types', args: tool('typescript', 'tsc', '--noEmit'), needs: 'install'},
  {
    name: 'stock build',
    args: build('build-stock'),
    env: {CI: 'true', BASE_URL: '/', SITE_URL: '', SPEED: 'off'},
    needs: 'install',
  },
  {
    name: 'build with speed',
    args: build('build'),
    env: {CI: 'true', BASE_URL: '', SITE_URL: '', SPEED: ''},
    needs: 'install',
  },
  {name: 'unit tests', args: tool('vitest', 'vitest', 'run'), needs: 'install'},
  {name: 'behaviour tests, stock', args: browserTests('stock'), needs: 'stock build'},
  {name: 'behaviour tests, with speed', args: browserTests('default'), needs: 'build with speed'},
];

/** Runs a step to its end, with its output kept. */
export async function runStep(name: StepName, work: () => Promise<number>): Promise<StepResult> {
  console.log(`=== ${name}`);
  const started = Date.now();
  const {result, output} = await collectOutput(work);
  const outcome = result === 0 ? 'passed' : 'failed';
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`${outcome}, ${seconds} s`);
  return {name, outcome, seconds, output};
}

/**
 * Runs all steps in a copy, each also after a failure of another; one whose build is not there is skipped.
 *
 * @param noBrowser - Why there are no behaviour tests; undefined when there are.
 * @param install - Result of the installation.
 */
export async function runSteps(
  folder: string,
  noBrowser: string | undefined,
  install: StepResult,
  execute: typeof run = run,
): Promise<StepResult[]> {
  const results = [install];
  for (const {name, args, env, needs} of plans()) {
    const lacks = results.find((one) => one.name === needs)?.outcome !== 'passed';
    const reason = lacks
      ? `needs: ${needs}`
      : name.startsWith('behaviour tests') && noBrowser !== undefined
        ? noBrowser
        : undefined;
    results.push(
      reason === undefined
        ? await runStep(name, () => execute(process.execPath, args, env, folder))
        : {name, outcome: 'skipped', seconds: 0, output: reason},
    );
  }
  return results;
}
