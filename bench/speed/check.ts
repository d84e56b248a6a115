import {rmSync} from 'node:fs';
import {collectOutput, runTsx} from '../../scripts/lib/run';

/** Seconds of `npm run check`: without what earlier runs kept, and with it. */
export interface CheckFigures {
  cold: number;
  warm: number;
  /** With `--changed`, as before a commit. */
  changed: number;
}

/** @throws Error when the check finds something: it is timed on a tree that passes. */
async function seconds(...args: string[]): Promise<number> {
  const started = Date.now();
  const {result, output} = await collectOutput(() => runTsx('scripts/check.ts', args));
  if (result !== 0) {
    throw new Error(`npm run check found something; expected a tree that passes:\n${output}`);
  }
  return Math.round((Date.now() - started) / 100) / 10;
}

/** Times the check of the whole repository as it is. */
export async function timeCheck(): Promise<CheckFigures> {
  rmSync('node_modules/.cache/check', {recursive: true, force: true});
  return {cold: await seconds(), warm: await seconds(), changed: await seconds('--changed')};
}
