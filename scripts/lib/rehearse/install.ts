// cspell:ignore ERESOLVE
import {execFile} from 'node:child_process';
import {run} from '../run';
import type {StepResult} from './findings';
import {runStep} from './steps';
import {newestVersion} from './versions';

/** How npm is run: by the script that runs this command, else by its name. */
function npm(...args: string[]): [string, string[]] {
  const script = process.env['npm_execpath'];
  return script ? [process.execPath, [script, ...args]] : ['npm', args];
}

/**
 * The newest published version of Docusaurus that fits.
 *
 * @throws Error when there is none, or the registry does not answer.
 */
export async function publishedVersion(wanted: string): Promise<string> {
  const text = await new Promise<string>((resolve) => {
    // With an error, npm writes what is wrong to the standard output too.
    execFile(...npm('view', `@docusaurus/core@${wanted}`, 'version', '--json'), (_error, out) => resolve(out));
  });
  return newestVersion(wanted, text);
}

/** What npm said about packages that do not fit together: the first line of each. */
export const peerNotes = (output: string): string[] => [
  ...new Set(
    [...output.matchAll(/Could not resolve dependency:\s*npm \w+ (?:ERESOLVE )?(peer .*)/g)].map(([, text]) => text!),
  ),
];

/**
 * Installs the packages of a copy; where npm refuses peers that do not fit, once more without asking for them.
 *
 * @returns The step, and notes for the report.
 */
export async function installPackages(
  folder: string,
  execute: typeof run = run,
): Promise<{step: StepResult; notes: string[]}> {
  const install = (...more: string[]): Promise<StepResult> =>
    runStep('install', () => execute(...npm('install', '--no-audit', '--no-fund', ...more), {}, folder));
  const first = await install();
  const peers = peerNotes(first.output).map((peer) => `npm set a peer aside: \`${peer}\`.`);
  if (first.outcome === 'passed' || !first.output.includes('ERESOLVE')) {
    return {step: first, notes: peers};
  }
  return {step: await install('--legacy-peer-deps'), notes: ['Installed with `--legacy-peer-deps`.', ...peers]};
}
