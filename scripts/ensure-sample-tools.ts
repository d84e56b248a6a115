/**
 * Makes sure that the tests of the sample scripts find what these scripts need. Installs the Debian packages where it may,
 * and otherwise says what to install.
 */
import {spawnSync} from 'node:child_process';
import {installPackages} from './lib/apt';

/** Command that shows whether a tool is there, and the Debian package that brings it. */
const tools = [
  {command: 'curl', arguments: ['--version'], package: 'curl'},
  {command: 'jq', arguments: ['--version'], package: 'jq'},
  {command: 'python3', arguments: ['--version'], package: 'python3'},
  {command: 'javac', arguments: ['--version'], package: 'default-jdk-headless'},
] as const;
const missing = (): string[] =>
  tools.filter((tool) => spawnSync(tool.command, tool.arguments).status !== 0).map((tool) => tool.package);

if (missing().length > 0) {
  console.log(`${missing().join(' and ')} missing; trying to install.`);
  installPackages(missing());
}
if (missing().length > 0) {
  console.error(`The tests of the sample scripts need them. Install with: sudo apt-get install ${missing().join(' ')}`);
  process.exit(1);
}
console.log(`Found: ${tools.map(({command}) => command).join(', ')}`);
