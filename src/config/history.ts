import {spawnSync} from 'node:child_process';
import type {Plugin} from '@docusaurus/types';

/** How much of the Git history is there; a shallow clone names the same recent commit for most pages. */
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
 * Describes what a build misses without the whole history.
 *
 * @param env - `CI`: set by what builds releases; `ALLOW_SHALLOW_CLONE`: `true` lets it build a shallow clone.
 * @returns One line, and whether the build must not go on; undefined when nothing is missing.
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

/** Whether pages show their last change. Where Git has no answer, stock would stop the build; `start` shows an example. */
export const showsLastUpdate = (history: History, env: Environment): boolean =>
  env['NODE_ENV'] !== 'production' || history === 'whole';

/** Says once per build, without a stack trace, what is missing; ends the process when the build must not go on. */
export const historyPlugin = (history: History, env: Environment) => (): Plugin => {
  const missing = env['NODE_ENV'] === 'production' ? missingHistory(history, env) : undefined;
  if (missing) {
    console.error(missing.line);
  }
  if (missing?.isFatal) {
    process.exit(1);
  }
  return {name: 'history'};
};
