import {findBrowser} from './find';

/**
 * Path of Firefox for the tests: `FIREFOX_PATH`, otherwise the first known name on `PATH`.
 *
 * @throws Error if it is not installed.
 */
export function findFirefox(): string {
  const found = findBrowser('FIREFOX_PATH', ['firefox-esr', 'firefox']);
  if (found === undefined) {
    throw new Error(
      'No Firefox found; install one (Debian: sudo apt-get install firefox-esr), or name it with FIREFOX_PATH',
    );
  }
  return found;
}
