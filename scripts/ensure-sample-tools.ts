/**
 * Makes sure that the tests of the sample scripts find what these scripts need, shellcheck and promtool, and what reads PDF files. Installs the Debian packages
 * if it has permission, and otherwise reports what to install.
 */
import {spawnSync} from 'node:child_process';
import {installPackages} from './lib/machine/apt';

/** Command -> Debian package that has it. */
const tools: Readonly<Record<string, string>> = {
  age: 'age',
  curl: 'curl',
  flock: 'util-linux',
  gpg: 'gnupg',
  javac: 'default-jdk-headless',
  jq: 'jq',
  kubectl: 'kubernetes-client',
  minisign: 'minisign',
  pdftotext: 'poppler-utils',
  promtool: 'prometheus',
  python3: 'python3',
  qpdf: 'qpdf',
  shellcheck: 'shellcheck',
  unzip: 'unzip',
};

/** Version commands of tools without `--version`. */
const versionOf: Readonly<Record<string, readonly string[]>> = {
  kubectl: ['version', '--client'],
  minisign: ['-v'],
  pdftotext: ['-v'],
  unzip: ['-v'],
};

const missing = (): string[] => {
  const names = Object.keys(tools).filter((tool) => spawnSync(tool, versionOf[tool] ?? ['--version']).status !== 0);
  return names.map((tool) => tools[tool] ?? tool);
};

if (missing().length > 0) {
  console.log(`${missing().join(', ')} missing; trying to install.`);
  installPackages(missing());
}
if (missing().length > 0) {
  console.error(
    `The tests of samples and PDF files need them. Install with: sudo apt-get install ${missing().join(' ')}`,
  );
  process.exit(1);
}
console.log(`Found: ${Object.keys(tools).join(', ')}`);
