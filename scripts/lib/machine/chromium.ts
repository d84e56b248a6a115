import {chromium} from '@playwright/test';
import {findBrowser} from './find';

// The headless shell first: it has no window, and tests need a fifth less CPU time with it.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Path of Chromium for the tests: `CHROMIUM_PATH`, otherwise the first known name on `PATH`, otherwise the one that Playwright
 * installed, otherwise undefined.
 *
 * @throws Error if `CHROMIUM_PATH` is a file that does not exist.
 */
export const findChromium = (): string | undefined => findBrowser('CHROMIUM_PATH', names, [chromium.executablePath()]);
