import {execFile} from 'node:child_process';
import {existsSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {builds} from '../../../tests/builds';
import {type Mutation, NoPlace, type Stage, withMutation} from './mutation';
import type {Outcome} from './report';
import {siteOf, type StageStep, stepsOf} from './steps';

/** Longer than any stage takes, in milliseconds: what hangs has been noticed. */
const limit = 20 * 60_000;

/** Runs one command; its output when it fails. */
const runStep = ({args, env}: StageStep, cwd: string): Promise<string | undefined> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      args,
      {cwd, env: {...process.env, ...env}, timeout: limit, killSignal: 'SIGKILL', maxBuffer: 2 ** 28},
      (error, stdout, stderr) => resolve(error ? `${stdout}${stderr}${error.message}` : undefined),
    );
  });

/** The browser tests serve all builds: in the place of the others stands the one that is looked at. */
function linkOthers(stage: Stage, folder: string): void {
  const site = siteOf(stage);
  if (stage.kind !== 'browser' || site === undefined) {
    return;
  }
  for (const {folder: name} of Object.values(builds)) {
    const other = path.join(folder, name);
    if (name !== builds[site].folder) {
      rmSync(other, {recursive: true, force: true});
      symlinkSync(path.join(folder, builds[site].folder), other, 'junction');
    } else if (!existsSync(other)) {
      throw new Error(`${other} is missing; expected that the build wrote it`);
    }
  }
}

/**
 * Runs what a stage runs.
 *
 * @param folder - A copy of the repository.
 * @returns What the first command says that fails; undefined when all pass.
 */
export async function runStage(stage: Stage, folder: string): Promise<string | undefined> {
  const site = siteOf(stage);
  if (site !== undefined) {
    rmSync(path.join(folder, builds[site].folder), {recursive: true, force: true});
  }
  const steps = stepsOf(stage);
  for (const [index, step] of steps.entries()) {
    if (index === steps.length - 1) {
      linkOthers(stage, folder);
    }
    const failure = await runStep(step, folder);
    if (failure !== undefined) {
      return failure;
    }
  }
  return undefined;
}

/**
 * Puts a mutation into a copy of the repository, runs its stage, and takes it out again.
 *
 * @param run - Runs the stage in the copy, and gives back what fails, as `runStage` does.
 */
export async function attempt(
  mutation: Mutation,
  folder: string,
  run: (mutation: Mutation) => Promise<string | undefined>,
): Promise<Outcome> {
  const file = path.join(folder, mutation.file);
  const started = Date.now();
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  let mutated: string;
  try {
    mutated = withMutation(text, mutation);
  } catch (error) {
    if (!(error instanceof NoPlace)) {
      throw error;
    }
    return {mutation, result: 'no longer applies', seconds: 0, message: error.message};
  }
  try {
    writeFileSync(file, mutated);
    const failure = await run(mutation);
    const seconds = Math.round((Date.now() - started) / 1000);
    return {mutation, result: failure === undefined ? 'survived' : 'killed', seconds};
  } finally {
    writeFileSync(file, text);
  }
}
