// cspell:ignore Omnibox
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
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

/** Parts of the window that Chromium starts for each context although nobody sees them: half a second of CPU time each. */
const unseen = ['PreloadTopChromeWebUI', 'WebUIOmniboxAimPopup', 'WebUIOmniboxPopup', 'WebUIReloadButton'];

/**
 * Switch that turns these parts off, together with the features that Playwright turns off: Chromium takes only the last such switch.
 *
 * @throws Error if Playwright keeps its list elsewhere.
 */
export function withoutUnseenParts(): string {
  const file = path.join(
    path.dirname(createRequire(__filename).resolve('playwright-core/package.json')),
    'lib/coreBundle.js',
  );
  const list = /disabledFeatures = \[([\s\S]*?)\]/.exec(readFileSync(file, 'utf8'))?.[1];
  const own = list?.match(/(?<=^\s*")\w+(?=",?$)/gm);
  if (!own) {
    throw new Error(`${file}: no list of disabledFeatures; expected that of Playwright, to add to it`);
  }
  return `--disable-features=${[...own, ...unseen].join(',')}`;
}
