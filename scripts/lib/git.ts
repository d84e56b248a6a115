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
