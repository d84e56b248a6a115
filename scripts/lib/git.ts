import {execFileSync} from 'node:child_process';

/** Output of a Git command. */
export function git(...args: string[]): string {
  return execFileSync('git', args, {encoding: 'utf8', maxBuffer: 256 * 1024 * 1024, stdio: ['ignore', 'pipe', 'pipe']});
}

/** Output of a Git command, or undefined when it fails. */
export function tryGit(...args: string[]): string | undefined {
  try {
    return git(...args);
  } catch {
    return undefined;
  }
}

/** The branch with the work of all: that of a remote, because commits on a local `main` are not in it yet. */
export const sharedBranch = (): string =>
  ['main@{upstream}', 'origin/main', 'main'].find(
    (name) => tryGit('rev-parse', '--verify', '--quiet', name) !== undefined,
  ) ?? 'HEAD';

/** Files that differ from the shared branch, with those that Git does not know yet. Deleted ones are not in it. */
export function changedFiles(): string[] {
  const base = tryGit('merge-base', sharedBranch(), 'HEAD') ?? 'HEAD';
  const differing = git('diff', '--name-only', '--no-renames', '--diff-filter=d', '-z', base.trim());
  const untracked = git('ls-files', '--others', '--exclude-standard', '-z');
  return `${differing}${untracked}`.split('\0').filter((file) => file !== '');
}
