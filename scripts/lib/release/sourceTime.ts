import {execFileSync} from 'node:child_process';

/**
 * When the sources were what they are, so that what is made of them twice is the same.
 *
 * @param env - `SOURCE_DATE_EPOCH`: seconds since 1970, set by who builds packages; else the time of the newest commit counts.
 * @throws Error when it is no number, or when it is not set and there is no commit to ask.
 */
export function timeOfSources(env: Readonly<Record<string, string | undefined>>): Date {
  const set = env['SOURCE_DATE_EPOCH'];
  if (set) {
    if (!/^\d+$/.test(set)) {
      throw new Error(`SOURCE_DATE_EPOCH is "${set}"; expected seconds since 1970, such as 1700000000`);
    }
    return new Date(Number(set) * 1000);
  }
  try {
    const seconds = execFileSync('git', ['log', '-1', '--format=%ct'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return new Date(Number(seconds) * 1000);
  } catch (error) {
    throw new Error(
      'No Git history here; expected SOURCE_DATE_EPOCH to be set to the seconds since 1970 of the release',
      {
        cause: error,
      },
    );
  }
}
