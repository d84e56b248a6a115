import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {historyOf} from '../../config/history';

/**
 * Reads the output of `git log`, newest commit first.
 *
 * @param log - For each commit a line with a zero byte and the seconds since 1970, then a line for each file.
 * @returns The newest commit of each file, by its path below the folder.
 */
export function readLog(log: string): Map<string, Date> {
  const dates = new Map<string, Date>();
  for (const commit of log.split('\0').slice(1)) {
    const [seconds, ...files] = commit.split('\n');
    for (const file of files.filter((name) => name !== '' && !dates.has(name))) {
      dates.set(file, new Date(Number(seconds) * 1000));
    }
  }
  return dates;
}

const known = new Map<string, Map<string, Date>>();

/** Runs `git log` once for each set of options; without history and while pages are being written, nothing has a date. */
function datesOf(...options: string[]): Map<string, Date> {
  const key = options.join(' ');
  if (process.env['NODE_ENV'] !== 'production' || historyOf(process.cwd()) !== 'whole') {
    return new Map();
  }
  const dates =
    known.get(key) ??
    readLog(
      execFileSync(
        'git',
        ['-c', 'core.quotePath=false', 'log', '--relative', '--format=%x00%ct', '--name-only', ...options],
        {
          encoding: 'utf8',
          maxBuffer: 2 ** 30,
        },
      ),
    );
  known.set(key, dates);
  return dates;
}

/** When a file was changed last. */
export const dateOf = (file: string): Date | undefined => datesOf('--', 'product').get(path.normalize(file));

/** When a file of a folder came: the oldest commit that has it, or has it again. */
export const addedOn = (file: string, folder: string): Date | undefined =>
  datesOf('--no-renames', '--diff-filter=A', '--', folder).get(path.normalize(file));
