import {spawnSync} from 'node:child_process';
import type {Plugin} from '@docusaurus/types';

/** Available Git history. In a shallow clone, most pages would have the same recent commit. */
type History = 'whole' | 'shallow' | 'none';

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
 * Whether pages show their last change: without Git data, stock would stop the build, so `start` shows an example. The plugin warns about
 * an incomplete history.
 *
 * @param env - `CI`: set for release builds. `ALLOW_SHALLOW_CLONE`: `true` allows a shallow clone there.
 * @throws Error from the plugin, for a shallow clone in a release build.
 */
export function lastChanges(history: History, env: Environment): {isDated: boolean; plugin: () => Plugin} {
  const isDated = env['NODE_ENV'] !== 'production' || history === 'whole';
  const plugin = (): Plugin => {
    if (!isDated && history === 'shallow' && env['CI'] && env['ALLOW_SHALLOW_CLONE'] !== 'true') {
      throw new Error(
        'This is a shallow clone, which lacks the dates of most pages. Fetch the whole history (git fetch --unshallow; ' +
          'in a workflow, fetch-depth: 0), or set ALLOW_SHALLOW_CLONE=true to build without dates and authors.',
      );
    }
    if (!isDated) {
      const reason = history === 'shallow' ? 'This is a shallow clone' : 'There is no Git history here';
      console.warn(`[WARNING] ${reason}: pages show neither date nor author of their last change.`);
    }
    return {name: 'history'};
  };
  return {isDated, plugin};
}
