import {execFileSync} from 'node:child_process';
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

/** The newest commit of each file below a folder, by absolute path; nothing where Git or its history is missing. */
export function lastUpdates(folder: string): Map<string, LastUpdate> {
  const git = (...args: string[]): string =>
    execFileSync('git', ['-c', 'core.quotePath=false', '-c', 'log.showSignature=false', ...args], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 2 ** 30,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  try {
    const root = git('rev-parse', '--show-toplevel').trim();
    const log = git('log', '--format=%x00%ct,%an', '--name-only', '--', '.');
    return new Map([...readLog(log)].map(([file, update]) => [path.join(root, file), update]));
  } catch {
    return new Map();
  }
}
