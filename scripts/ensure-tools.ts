/**
 * Makes sure that the tests find their tools: nginx, Chromium, and those of sample scripts and PDF files. Installs the Debian packages if
 * it has permission, and otherwise reports what to install.
 */
import {spawnSync} from 'node:child_process';
import {tellFailures} from './lib/failure';
import {findChromium} from './lib/machine/chromium';
import {findProgram} from './lib/machine/find';
import {findNginx, hasBrotli, nginxPackages} from './lib/machine/nginxServer';

tellFailures();

/** Debian packages by command. */
const tools: Readonly<Record<string, string>> = {
  age: 'age',
  curl: 'curl',
  flock: 'util-linux',
  gpg: 'gnupg',
  javac: 'default-jdk-headless',
  jq: 'jq',
  kubectl: 'kubernetes-client',
  minisign: 'minisign',
  pdfinfo: 'poppler-utils',
  promtool: 'prometheus',
  python3: 'python3',
  qpdf: 'qpdf',
  shellcheck: 'shellcheck',
  unzip: 'unzip',
};

const missingPackages = (): string[] => [
  ...Object.keys(tools)
    .filter((tool) => !findProgram([tool]))
    .map((tool) => tools[tool]!),
  ...(findNginx() && hasBrotli() ? [] : nginxPackages),
  // It has no window: tests need a fifth less CPU time with it.
  ...(findChromium() ? [] : ['chromium-headless-shell']),
];

function install(packages: readonly string[]): void {
  console.log(`Missing: ${packages.join(', ')}; trying to install.`);
  const [command, ...before] = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    spawnSync(command, [...before, '-qq', ...args], {stdio: ['ignore', 'ignore', 'inherit']});
  }
}

const before = missingPackages();
if (before.length > 0) {
  install(before);
}
const missing = missingPackages();
if (missing.length > 0) {
  console.error(
    `The tests need Debian packages: sudo apt-get install ${missing.join(' ')}\n` +
      'Instead of chromium-headless-shell, "npx playwright install chromium" or CHROMIUM_PATH with the path of a Chromium is enough.',
  );
  process.exit(1);
}
console.log(`Found: ${[...Object.keys(tools), 'nginx', findChromium()].join(', ')}`);
