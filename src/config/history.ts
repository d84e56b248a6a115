import {spawnSync} from 'node:child_process';
import type {Plugin} from '@docusaurus/types';

/** Available Git history. In a shallow clone, most pages would have the same recent commit. */
export type History = 'whole' | 'shallow' | 'none';

type Environment = Readonly<Record<string, string | undefined>>;

/** Inspects the repository of a directory. Without Git, a repository or a commit, there is no history. */
export function historyOf(folder: string): History {
  const {status, stdout} = spawnSync('git', ['rev-parse', '--is-shallow-repository', 'HEAD'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return status !== 0 ? 'none' : stdout.startsWith('true') ? 'shallow' : 'whole';
}

/**
 * Describes the effect of an incomplete history on a build.
 *
 * @param env - `CI`: set for release builds. `ALLOW_SHALLOW_CLONE`: `true` allows a shallow clone there.
 * @returns One line, and whether the build must stop. Undefined if the history is complete.
 */
export function missingHistory(history: History, env: Environment): {line: string; isFatal: boolean} | undefined {
  if (history === 'whole') {
    return undefined;
  }
  if (history === 'shallow' && env['CI'] && env['ALLOW_SHALLOW_CLONE'] !== 'true') {
    const line =
      '[ERROR] This is a shallow clone, which lacks the dates of most pages. Fetch the whole history ' +
      '(git fetch --unshallow; in a workflow, fetch-depth: 0), or set ALLOW_SHALLOW_CLONE=true to build without dates and authors.';
    return {line, isFatal: true};
  }
  const reason = history === 'shallow' ? 'This is a shallow clone' : 'There is no Git history here';
  return {line: `[WARNING] ${reason}: pages show neither date nor author of their last change.`, isFatal: false};
}

/** Whether pages show their last change. Without Git data, stock would stop the build. `start` shows an example. */
export const showsLastUpdate = (history: History, env: Environment): boolean =>
  env['NODE_ENV'] !== 'production' || history === 'whole';

const history = historyOf(process.cwd());

/** Whether the pages of this build show their last change. */
export const isDated = showsLastUpdate(history, process.env);

/** Reports once per build what is missing, without a stack trace. Exits the process if the build must stop. */
export function historyPlugin(): Plugin {
  const missing = process.env['NODE_ENV'] === 'production' ? missingHistory(history, process.env) : undefined;
  if (missing) {
    console.error(missing.line);
  }
  if (missing?.isFatal) {
    process.exit(1);
  }
  return {name: 'history'};
}
