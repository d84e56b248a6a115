import {existsSync} from 'node:fs';
import path from 'node:path';

const names = ['firefox-esr', 'firefox'];

/**
 * Path of a Firefox for the tests: `FIREFOX_PATH`, else the first known name on `PATH`.
 *
 * @throws Error if it is not installed.
 */
export function findFirefox(env: NodeJS.ProcessEnv = process.env): string {
  const wanted = env['FIREFOX_PATH'];
  const folders = (env['PATH'] ?? '').split(path.delimiter);
  const candidates = wanted ? [wanted] : names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  const found = candidates.find((file) => existsSync(file));
  if (found === undefined) {
    throw new Error(
      wanted
        ? `FIREFOX_PATH is "${wanted}", which does not exist; expected the executable of a Firefox`
        : 'No Firefox found; install one (Debian: sudo apt-get install firefox-esr), or name it with FIREFOX_PATH',
    );
  }
  return found;
}
