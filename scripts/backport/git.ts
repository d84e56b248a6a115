import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';

/** What Git says to a command; nothing of it is shown. */
export function git(...args: string[]): string {
  return execFileSync('git', args, {encoding: 'utf8', maxBuffer: 256 * 1024 * 1024, stdio: ['ignore', 'pipe', 'pipe']});
}

/** Two states of the repository: revisions, or the files as they are now. */
export interface Range {
  from: string;
  /** Undefined for the files as they are now. */
  to: string | undefined;
}

const commitOf = (revision: string): string => {
  try {
    return git('rev-parse', '--verify', '--quiet', `${revision}^{commit}`).trim();
  } catch {
    throw new Error(
      `backport: "${revision}" is no commit of this repository; expected a commit, or a range such as "main..HEAD"`,
    );
  }
};

/**
 * The change that is meant: a commit, a range, or without either what is not committed yet; when everything is, the last commit.
 *
 * @throws Error when Git does not know the commit.
 */
export function rangeOf(given: string | undefined): Range {
  if (given === undefined) {
    const isDirty = git('status', '--porcelain', '--', 'docs', 'static', 'product') !== '';
    return isDirty ? {from: commitOf('HEAD'), to: undefined} : {from: commitOf('HEAD~1'), to: commitOf('HEAD')};
  }
  const ends = given.split(/\.{2,3}/);
  if (ends.length === 2) {
    return {from: commitOf(ends[0] || 'HEAD'), to: commitOf(ends[1] || 'HEAD')};
  }
  const to = commitOf(given);
  return {from: commitOf(`${to}~1`), to};
}

/** Names of the files below folders that differ, in the order of their names. */
export function changedFiles({from, to}: Range, ...folders: string[]): string[] {
  const args = ['diff', '--name-only', '--no-renames', '-z', from, ...(to === undefined ? [] : [to]), '--', ...folders];
  return git(...args)
    .split('\0')
    .filter(Boolean);
}

/** The text of a file at a revision, or as it is now; undefined where it is not. */
export function textAt(revision: string | undefined, file: string): string | undefined {
  if (revision === undefined) {
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  }
  try {
    return git('show', `${revision}:${file}`);
  } catch {
    return undefined;
  }
}

/**
 * The commit that this branch has in common with the branch that corrections go to.
 *
 * @param base - Its name; without one, `main`, here or of the repository that this one was cloned from.
 * @throws Error when there is no such branch.
 */
export function commonCommit(base?: string): string {
  for (const name of base === undefined ? ['main', 'origin/main'] : [base]) {
    try {
      return git('merge-base', name, 'HEAD').trim();
    } catch {
      // The next name.
    }
  }
  throw new Error(
    `backport --check: no commit in common with ${base ?? 'main'}; expected a branch, such as --base=origin/main`,
  );
}
