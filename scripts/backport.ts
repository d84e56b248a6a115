/** Applies a correction of `docs/` to the released versions; see `help`. Exit code: 0 success, 2 invalid use. */
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {git, tryGit} from './lib/git';

const help = `npm run backport -- <commit>

Applies what a commit changes in pages of docs/ to the same pages of each released version, and reports for each:
  applies         the page is changed now; look at it with "git diff versioned_docs"
  already there   nothing to do
  does not apply  the version has another text or no such page; correct it by hand
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

function howPatchApplies(patch: string, folder: string): string {
  if (apply(patch, folder, '--reverse', '--check')) {
    return 'already there';
  }
  return apply(patch, folder) ? 'applies' : 'does not apply';
}

function main(): void {
  const {values, positionals} = parseArgs({allowPositionals: true, options: {help: {type: 'boolean'}}});
  if (values.help) {
    console.log(help);
    return;
  }
  const [name, ...more] = positionals;
  if (name === undefined || more.length > 0) {
    throw new WrongUse(`expected one commit, got ${positionals.length}; such as: npm run backport -- HEAD`);
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
  const versions = JSON.parse(readFileSync('versions.json', 'utf8')) as string[];
  for (const page of pages) {
    const patch = show(commit, '--', page);
    console.log(page);
    versions.forEach((version) =>
      console.log(`  ${version.padEnd(8)} ${howPatchApplies(patch, `versioned_docs/version-${version}`)}`),
    );
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
