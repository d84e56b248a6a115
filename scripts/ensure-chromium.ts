/**
 * Makes sure that the browser tests find a Chromium: the one of `CHROMIUM_PATH`, of the system, or of Playwright.
 * Installs the system package where it may, and otherwise says what to install.
 */
import {spawnSync} from 'node:child_process';
import {findChromium} from './lib/chromium';

/** Runs a command quietly; true when it worked. */
function works(command: string, args: readonly string[]): boolean {
  console.log(`> ${command} ${args.join(' ')}`);
  return spawnSync(command, args, {stdio: ['ignore', 'ignore', 'inherit']}).status === 0;
}

/** Installs Chromium with apt when this user may, else with Playwright. */
function install(): void {
  const mayUseApt = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
  if (mayUseApt && works('apt-get', ['update', '-qq']) && works('apt-get', ['install', '-y', '-qq', 'chromium'])) {
    return;
  }
  works('npx', ['playwright', 'install', 'chromium']);
}

if (!findChromium()) {
  console.log('No Chromium found; trying to install it.');
  install();
}
const found = findChromium();
if (!found) {
  console.error(
    'The browser tests need Chromium. Install it with one of:\n' +
      '  sudo apt-get install chromium        (Debian, Ubuntu)\n' +
      '  npx playwright install chromium      (any system with access to the internet)\n' +
      'or set CHROMIUM_PATH to the executable of a Chromium or Chrome that is already there.',
  );
  process.exit(1);
}
console.log(`Chromium: ${found}`);
