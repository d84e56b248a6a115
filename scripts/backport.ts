/** Applies a correction of `docs/` to the released versions; see `help`. Exit code: 0 success, 1 something does not apply, 2 invalid use. */
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {git, tryGit} from './lib/git';

const help = `npm run backport -- <commit> [<version> ...]

Applies what a commit changes in pages of docs/ to the same pages of each released version, or of these, and reports for each:
  applied         the page is changed now; look at it with "git diff versioned_docs"
  already there   nothing to do
  no such page    the version does not have it; nothing to do
  does not apply  the version has another text; correct it by hand (exit code 1). The lines to remove and to add follow
Undo before committing: git restore <file>`;

class WrongUse extends Error {}

/** Whether Git can apply a patch of `docs/`, or has applied it. */
function apply(patch: string, folder: string, ...options: string[]): boolean {
  const args = ['apply', '-p2', `--directory=${folder}`, ...options];
  const {status, error} = spawnSync('git', args, {input: patch});
  if (error !== undefined) {
    throw error;
  }
  return status === 0;
}

function howPatchApplies(patch: string, page: string, folder: string): string {
  if (!existsSync(page.replace(/^docs/, folder))) {
    return 'no such page';
  }
  if (apply(patch, folder, '--reverse', '--check')) {
    return 'already there';
  }
  return apply(patch, folder) ? 'applied' : 'does not apply';
}

/** The lines of a patch that a page still has to add or to remove. */
function linesLeft(patch: string, file: string): string[] {
  const present = readFileSync(file, 'utf8').split(/\r?\n/);
  const changed = patch.split('\n').filter((line) => /^[-+](?!--|\+\+)./.test(line));
  return changed.filter((line) => present.includes(line.slice(1)) !== line.startsWith('+'));
}

function main(): void {
  const {values, positionals} = parseArgs({allowPositionals: true, options: {help: {type: 'boolean'}}});
  if (values.help) {
    console.log(help);
    return;
  }
  const [name, ...wanted] = positionals;
  if (name === undefined) {
    throw new WrongUse('expected a commit, such as: npm run backport -- HEAD');
  }
  const released = JSON.parse(readFileSync('versions.json', 'utf8')) as string[];
  const unknown = wanted.find((version) => !released.includes(version));
  if (unknown !== undefined) {
    throw new WrongUse(`"${unknown}" is no released version; expected one of ${released.join(', ')}`);
  }
  const commit = tryGit('rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`)?.trim();
  if (commit === undefined) {
    throw new WrongUse(`"${name}" is not a commit; expected one, such as: npm run backport -- HEAD`);
  }
  const show = (...args: string[]): string =>
    git('show', '--format=', '--diff-merges=first-parent', '--no-renames', ...args);
  const pages = show('--diff-filter=M', '--name-only', '-z', commit, '--', 'docs').split('\0').filter(Boolean);
  if (pages.length === 0) {
    throw new WrongUse(`${name} changes no page that docs/ had before; expected the commit of a correction`);
  }
  for (const page of pages) {
    const patch = show(commit, '--', page);
    console.log(page);
    for (const version of wanted.length > 0 ? wanted : released) {
      const folder = `versioned_docs/version-${version}`;
      const result = howPatchApplies(patch, page, folder);
      const left = result === 'does not apply' ? linesLeft(patch, page.replace(/^docs/, folder)) : [];
      const isByHand = result === 'does not apply' && left.length === 0;
      console.log(`  ${version.padEnd(8)} ${isByHand ? 'already there' : result}`);
      left.forEach((line) => console.log(`    ${line}`));
      process.exitCode = left.length > 0 ? 1 : process.exitCode;
    }
  }
}

try {
  main();
} catch (error) {
  if (!(error instanceof WrongUse) && !(error as {code?: string}).code?.startsWith('ERR_PARSE_ARGS')) {
    throw error;
  }
  console.error(`backport: ${(error as Error).message.split('\n')[0]}`);
  process.exitCode = 2;
}
