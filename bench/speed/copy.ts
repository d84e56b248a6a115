import {execFileSync} from 'node:child_process';
import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {filesBelow} from '../../scripts/lib/files';
import {linkPackages} from '../../scripts/lib/machine/linkPackages';

/** The two configurations that are compared. */
export const configs = {site: 'docusaurus.bench.config.ts', stock: 'docusaurus.stock.config.ts'} as const;

/** The site as it is. A cold build is one of a release, which has no cache; a warm one is that of a writer, who has. */
const siteConfig = `import config from './docusaurus.config';
const rspackPersistentCache = process.env['BENCH_CACHE'] === 'true';
config.future!.experimental_faster = {...(config.future!.experimental_faster as object), rspackPersistentCache};
export default config;
`;

/** The stock side, built with `SPEED=off`: also webpack and Babel in place of the faster bundler, which are the default of Docusaurus. */
const stockConfig = `import config from './docusaurus.config';
config.future = {};
export default config;
`;

/** What a checkout has at its top besides its files. */
const skipped = /^(?:node_modules|build(?:-[^/\\]*)?|\.docusaurus|\.git|test-results)$/;

/** Product facts of the newest release, also for its copies. */
export function multiplyFacts(folder: string, newest: string, more: readonly string[]): void {
  const names = [newest, ...more].map((name) => `"${name}"`).join(', ');
  for (const file of filesBelow(folder).filter((name) => name.endsWith('.yaml'))) {
    const text = readFileSync(file, 'utf8')
      .replaceAll(`until: "${newest}"`, `until: "${more.at(-1) ?? newest}"`)
      .replaceAll(/(?<=^ *unconfirmed: .*)"([^"]+)"/gm, (quoted, name: string) => (name === newest ? names : quoted));
    writeFileSync(file, text);
  }
}

/** Adds copies of the newest release until there are `scale` times as many versions. */
function multiply(copy: string, scale: number): void {
  const file = path.join(copy, 'versions.json');
  const versions = JSON.parse(readFileSync(file, 'utf8')) as string[];
  const [newest] = versions;
  if (newest === undefined) {
    throw new Error(`${file} is empty; expected a version to multiply`);
  }
  const [major, minor, patch] = newest.split('.').map(Number);
  const more = Array.from(
    {length: (versions.length + 1) * (scale - 1)},
    (_, index) => `${major}.${minor}.${patch! + index + 1}`,
  );
  for (const name of more) {
    cpSync(path.join(copy, `versioned_docs/version-${newest}`), path.join(copy, `versioned_docs/version-${name}`), {
      recursive: true,
    });
    cpSync(
      path.join(copy, `versioned_sidebars/version-${newest}-sidebars.json`),
      path.join(copy, `versioned_sidebars/version-${name}-sidebars.json`),
    );
  }
  multiplyFacts(path.join(copy, 'product'), newest, more);
  writeFileSync(file, JSON.stringify([...more].reverse().concat(versions)));
}

/**
 * Makes a copy of the site in a temporary folder, with a Git history of one commit, from which pages get their dates.
 *
 * @param scale - How many times as many versions the copy has.
 * @param kind - `stock` is built by webpack.
 */
export function copySite(scale: number, kind: keyof typeof configs): string {
  const copy = mkdtempSync(path.join(tmpdir(), `site-${kind}-`));
  cpSync('.', copy, {
    recursive: true,
    filter: (source) => !skipped.test(path.normalize(source)),
  });
  linkPackages('node_modules', path.join(copy, 'node_modules'));
  writeFileSync(path.join(copy, configs[kind]), kind === 'stock' ? stockConfig : siteConfig);
  multiply(copy, scale);
  const git = (...args: string[]): Buffer =>
    execFileSync('git', ['-c', 'user.name=bench', '-c', 'user.email=bench@localhost', ...args], {
      cwd: copy,
      // Without the settings of who runs the bench, such as signed commits.
      env: {PATH: process.env['PATH'], GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1'},
    });
  git('init', '--quiet');
  git('add', 'docs', 'versioned_docs', 'blog');
  git('commit', '--quiet', '--message', 'content');
  return copy;
}

/** Removes what a build leaves behind, so that the next one is cold. */
export function makeCold(copy: string): void {
  for (const folder of ['build', '.docusaurus', 'node_modules/.cache']) {
    rmSync(path.join(copy, folder), {recursive: true, force: true});
  }
}
