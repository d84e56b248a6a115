import {existsSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';

// The headless shell first: it starts no browser window and runs the tests in half the time.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Path of a Chromium for the tests: `CHROMIUM_PATH`, else the first known name on `PATH`, else the one that Playwright
 * installed; otherwise undefined.
 *
 * @throws Error when `CHROMIUM_PATH` names a file that does not exist.
 */
export function findChromium(): string | undefined {
  const wanted = process.env['CHROMIUM_PATH'];
  if (wanted) {
    if (!existsSync(wanted)) {
      throw new Error(`CHROMIUM_PATH is "${wanted}", which does not exist; expected the executable of a Chromium`);
    }
    return wanted;
  }
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...candidates, chromium.executablePath()].find((file) => existsSync(file));
}
