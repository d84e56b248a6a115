import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {linkPackages} from '../machine/linkPackages';
import {run} from '../run';

const git = (...args: string[]): string => execFileSync('git', args, {encoding: 'utf8', maxBuffer: 64 * 1024 * 1024});

/** Copies what a checkout has: the files that git knows or would add, as they are now, with its history. */
function copyCheckout(to: string): void {
  const files = git('ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0');
  for (const file of files.filter((name) => name !== '' && existsSync(name))) {
    cpSync(file, path.join(to, file), {recursive: true});
  }
  writeFileSync(path.join(to, '.git'), `gitdir: ${git('rev-parse', '--absolute-git-dir')}`);
  linkPackages('node_modules', path.join(to, 'node_modules'));
}

/**
 * Builds the site in a copy of the repository, so that two builds can run side by side.
 *
 * @param outDir - Where the result is put, in this folder.
 * @returns The exit code of the build.
 */
export async function buildElsewhere(outDir: string, env: NodeJS.ProcessEnv): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), 'elsewhere-'));
  try {
    copyCheckout(folder);
    const code = await run(
      process.execPath,
      ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'],
      env,
      folder,
    );
    rmSync(outDir, {recursive: true, force: true});
    if (code === 0) {
      cpSync(path.join(folder, 'build'), outDir, {recursive: true});
    }
    return code;
  } finally {
    // Goes on beside what comes next: there are many files.
    void rm(folder, {recursive: true, force: true}).catch(() => undefined);
  }
}
