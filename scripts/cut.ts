/**
 * Makes a release of `docs/`: `npm run cut -- 2.0.0 [--dry-run] [--yes]`. Refuses while a page or a fact is not ready. Runs `docs:version`,
 * gives the unreleased version its number in the pages and facts, clears the caches, and names what a person has
 * to read. `git restore --staged --worktree . && git clean -fd versioned_docs versioned_sidebars` takes it back.
 *
 * Exit code: 0 done, 1 not ready, 2 bad use; nothing was changed then.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import {createInterface} from 'node:readline/promises';
import {parseArgs} from 'node:util';
import {redirects} from '../src/config/redirects';
import {lastVersion} from '../src/config/versions';
import released from '../versions.json';
import {obstacles} from './cut/ready';
import {leftToRead, missingRedirects, numbered, sinceRelease} from './cut/texts';
import {checkNewVersion} from './lib/commands/newVersion';
import {filesBelow} from './lib/files';
import {commandFile, run, runDocusaurus} from './lib/run';

/** A step that failed on the way. */
class Failed extends Error {}

async function step(name: string, work: Promise<number>): Promise<void> {
  console.log(`${name} ...`);
  if ((await work) !== 0) {
    throw new Failed(`"${name}" failed; take the cut back with Git, and mend what it says`);
  }
}

/** Changes each file of a list whose text changes; gives those. */
function rewrite(files: readonly string[], change: (text: string) => string): string[] {
  return files.filter((file) => {
    const before = readFileSync(file, 'utf8');
    const after = change(before);
    if (after !== before) {
      writeFileSync(file, after);
    }
    return after !== before;
  });
}

async function agreed(version: string): Promise<boolean> {
  if (!process.stdin.isTTY) {
    console.error('cut: no terminal to ask; expected --yes or --dry-run');
    return false;
  }
  const asking = createInterface({input: process.stdin, output: process.stdout});
  const answer = await asking.question(`Make ${version} of docs/? [y/N] `);
  asking.close();
  return /^y(?:es)?$/i.test(answer.trim());
}

async function cut(version: string): Promise<void> {
  await step('docs:version', runDocusaurus(['docs:version', version]));
  const markdown = (folder: string): string[] => filesBelow(folder).filter((file) => file.endsWith('.md'));
  const folder = `versioned_docs/version-${version}`;
  const ofNext = (file: string): boolean => file === 'docs/copyright.md';
  const changed = [
    ...rewrite(markdown(folder), (text) => numbered(text, version)),
    // The example of a reference names the version of its page: that of docs/ stays unreleased.
    ...rewrite(
      markdown('docs').filter((file) => !ofNext(file)),
      (text) => numbered(text, version),
    ),
    ...rewrite(
      filesBelow('product').filter((file) => file.endsWith('.yaml')),
      (text) => sinceRelease(text, version),
    ),
  ];
  await step(
    'format',
    run(process.execPath, [
      commandFile('prettier'),
      '--write',
      '--log-level=warn',
      'versions.json',
      'versioned_sidebars',
      ...changed,
    ]),
  );
  await step('clear', runDocusaurus(['clear']));
  changed.forEach((file) => console.log(`changed ${file}`));
}

/** What is left for a person. */
function report(version: string): void {
  const pages = ['docs', `versioned_docs/version-${version}`]
    .flatMap(filesBelow)
    .filter((file) => file.endsWith('.md'));
  const named = ['README.md', ...filesBelow('blog')].flatMap((file) =>
    readFileSync(file, 'utf8').includes(lastVersion.name) ? [`${file}: names ${lastVersion.name}`] : [],
  );
  const lines = [
    ...pages.flatMap((file) => leftToRead(file, readFileSync(file, 'utf8'))),
    ...missingRedirects(redirects.map(({from}) => from)),
    ...named,
  ];
  lines.forEach((line) => console.log(`read    ${line}`));
  console.log('Then: npm run build, npm test.');
}

async function main(): Promise<number> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {'dry-run': {type: 'boolean', default: false}, yes: {type: 'boolean', default: false}},
  });
  const [version] = positionals;
  if (version === undefined || positionals.length > 1 || version.startsWith('-')) {
    console.error('cut: expected one version, such as: npm run cut -- 2.0.0');
    return 2;
  }
  try {
    checkNewVersion(['docs:version', version], released);
  } catch (error) {
    console.error((error as Error).message);
    return 2;
  }
  const found = obstacles();
  if (found.length > 0) {
    found.forEach((line) => console.error(line));
    console.error(`cut: ${found.length} obstacles; nothing was written`);
    return 1;
  }
  if (values['dry-run']) {
    console.log(`${version} can be cut: docs/ becomes versioned_docs/version-${version}. Nothing was written.`);
    return 0;
  }
  if (!values.yes && !(await agreed(version))) {
    return 2;
  }
  await cut(version);
  report(version);
  return 0;
}

main().then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    console.error(`cut: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = error instanceof Failed ? 1 : 2;
  },
);
