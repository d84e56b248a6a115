/**
 * Makes sure that the tests of the sample scripts find what these scripts need. Installs the Debian packages where it may,
 * and otherwise says what to install.
 */
import {spawnSync} from 'node:child_process';
import {installPackages} from './lib/apt';

const tools = ['curl', 'jq'] as const;
const missing = (): string[] => tools.filter((tool) => spawnSync(tool, ['--version']).status !== 0);

if (missing().length > 0) {
  console.log(`${missing().join(' and ')} missing; trying to install.`);
  installPackages(missing());
}
if (missing().length > 0) {
  console.error(`The tests of the sample scripts need them. Install with: sudo apt-get install ${missing().join(' ')}`);
  process.exit(1);
}
console.log(`Found: ${tools.join(', ')}`);
