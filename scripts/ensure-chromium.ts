/**
 * Makes sure that the browser tests find a Chromium: the one of `CHROMIUM_PATH`, of the system, or of Playwright.
 * Installs the system package if it has permission, and otherwise reports what to install.
 */
import {installPackages, works} from './lib/machine/apt';
import {findChromium} from './lib/machine/chromium';
import {tellFailures} from './lib/failure';
import {commandFile} from './lib/run';

tellFailures();

/** Installs Chromium with apt when this user may, else with Playwright; the headless shell first, with which the tests are faster. */
function install(): void {
  if (!installPackages(['chromium-headless-shell']) && !installPackages(['chromium'])) {
    works(process.execPath, [commandFile('@playwright/test', 'playwright'), 'install', 'chromium']);
  }
}

if (!findChromium()) {
  console.log('No Chromium found; trying to install it.');
  install();
}
const found = findChromium();
if (!found) {
  console.error(
    'The browser tests need Chromium. Install it with one of:\n' +
      '  sudo apt-get install chromium-headless-shell   (Debian; "chromium" elsewhere)\n' +
      '  npx playwright install chromium      (any system with access to the internet)\n' +
      'or set CHROMIUM_PATH to the executable of a Chromium or Chrome that is already there.',
  );
  process.exit(1);
}
console.log(`Chromium: ${found}`);
