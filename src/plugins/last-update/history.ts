import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Who changed a file last, and when, as `last_update` of the front matter takes it. */
export interface LastUpdate {
  author: string;
  date: Date;
}

/**
 * Reads the output of `git log`, newest commit first.
 *
 * @param log - For each commit a line with a zero byte, the seconds since 1970, a comma and the author, then a line for each file.
 * @returns The newest commit of each file, by its path in the repository.
 */
export function readLog(log: string): Map<string, LastUpdate> {
  const updates = new Map<string, LastUpdate>();
  for (const commit of log.split('\0').slice(1)) {
    const [head = '', ...files] = commit.split('\n');
    const comma = head.indexOf(',');
    const update = {author: head.slice(comma + 1), date: new Date(Number(head.slice(0, comma)) * 1000)};
    for (const file of files) {
      if (file !== '' && !updates.has(file)) {
        updates.set(file, update);
      }
    }
  }
  return updates;
}

const git = (folder: string, ...args: string[]): string =>
  execFileSync('git', ['-c', 'core.quotePath=false', '-c', 'log.showSignature=false', ...args], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
    stdio: ['ignore', 'pipe', 'ignore'],
  });

/** A history that dates can be read from, or why there is none. */
export type Repository = {root: string; lack?: undefined} | {lack: 'no repository' | 'shallow clone'};

/** The repository of a folder. A shallow clone has none of use: to Git, its oldest commit wrote every file that no newer one has. */
export function findRepository(folder: string): Repository {
  try {
    // Without a commit there is no HEAD, and Git fails.
    const answer = git(folder, 'rev-parse', '--show-toplevel', '--is-shallow-repository', 'HEAD');
    const [root = '', isShallow] = answer.split('\n');
    return isShallow === 'true' ? {lack: 'shallow clone'} : {root};
  } catch {
    return {lack: 'no repository'};
  }
}

/** Shown for an author whom `.mailmap` does not name. */
export const team = 'the documentation team';

/** The names that a `.mailmap` gives to authors. */
export function namesOf(mailmap: string): Set<string> {
  return new Set([...mailmap.matchAll(/^\s*([^#<\s][^<\n]*?)\s*</gm)].map(([, name]) => name!));
}

/** The newest commit of each file below a folder, by absolute path, with authors as `.mailmap` names them. */
export function lastUpdates(folder: string, root: string): Map<string, LastUpdate> {
  const mailmap = path.join(root, '.mailmap');
  const names = namesOf(existsSync(mailmap) ? readFileSync(mailmap, 'utf8') : '');
  const log = git(folder, 'log', '--format=%x00%ct,%aN', '--name-only', '--', '.');
  return new Map(
    [...readLog(log)].map(([file, {author, date}]) => [
      path.join(root, file),
      {author: names.has(author) ? author : team, date},
    ]),
  );
}
