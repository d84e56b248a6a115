import {git} from '../git';

/**
 * Timestamp for reproducible output: `SOURCE_DATE_EPOCH`, otherwise the latest commit.
 *
 * @param env - `SOURCE_DATE_EPOCH`: seconds since 1970.
 * @throws Error if it is not a number, or if it is not set and there is no commit.
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
    return new Date(Number(git('log', '-1', '--format=%ct')) * 1000);
  } catch (error) {
    throw new Error(
      'No Git history here; expected SOURCE_DATE_EPOCH to be set to the seconds since 1970 of the release',
      {
        cause: error,
      },
    );
  }
}
