import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';

const repository = process.cwd();
const folder = mkdtempSync(path.join(tmpdir(), 'backport '));
const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@localhost', ...args], {cwd: folder, encoding: 'utf8'});
const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
  writeFileSync(path.join(folder, file), text);
}
function commit(): void {
  git('add', '.');
  git('commit', '--quiet', '--message=a');
}
/** Runs the command in this process, in the folder. */
async function backport(...args: string[]): Promise<{code: typeof process.exitCode; stdout: string; stderr: string}> {
  const written = {stdout: '', stderr: ''};
  vi.spyOn(console, 'log').mockImplementation((text: string) => void (written.stdout += `${text}\n`));
  vi.spyOn(console, 'error').mockImplementation((text: string) => void (written.stderr += `${text}\n`));
  process.argv = [process.execPath, 'backport', ...args];
  process.exitCode = 0;
  vi.resetModules();
  await import('./backport');
  const {exitCode: code} = process;
  process.exitCode = undefined;
  vi.restoreAllMocks();
  return {code, ...written};
}

const wrong = '# Page\n\nOne.\n\nBefore.\n\nThis is wrong.\n\nAfter.\n\nTwo.\n';
const right = wrong.replace('wrong', 'right');

beforeAll(() => {
  process.chdir(folder);
  git('init', '--quiet');
  write('versions.json', '["4.0.0", "3.0.0", "2.0.0", "1.0.0"]');
  write('docs/a.md', wrong);
  write('versioned_docs/version-4.0.0/a.md', `---\nid: a\n---\n${wrong}`);
  write('versioned_docs/version-3.0.0/a.md', right);
  write('versioned_docs/version-2.0.0/a.md', 'Something else.\n');
  commit();
  write('docs/a.md', right);
  write('docs/new.md', 'New.\n');
  commit();
});
afterAll(() => {
  process.chdir(repository);
  rmSync(folder, {recursive: true});
});

describe('npm run backport', () => {
  it('applies a correction where it matches, and reports each version', async () => {
    const {code, stdout} = await backport('HEAD');
    expect(stdout.trimEnd().split('\n')).toEqual([
      'docs/a.md',
      '  4.0.0    applied',
      '  3.0.0    already there',
      '  2.0.0    does not apply',
      '    +This is right.',
      '  1.0.0    no such page',
    ]);
    expect(code).toBe(1);
    expect(read('versioned_docs/version-4.0.0/a.md')).toBe(`---\nid: a\n---\n${right}`);
    // A page that the commit adds is added to no version.
    expect(git('status', '--porcelain')).toBe(' M versioned_docs/version-4.0.0/a.md\n');
  });

  it('takes a page with another text as corrected once it has the lines', async () => {
    write('versioned_docs/version-2.0.0/a.md', 'This is wrong.\n\nThis is right.\n');
    const first = await backport('HEAD', '2.0.0');
    expect([first.code, first.stdout]).toEqual([1, 'docs/a.md\n  2.0.0    does not apply\n    -This is wrong.\n']);
    write('versioned_docs/version-2.0.0/a.md', 'This is right.\n');
    const {code, stdout} = await backport('HEAD', '2.0.0');
    expect([code, stdout]).toEqual([0, 'docs/a.md\n  2.0.0    already there\n']);
  });

  it('applies it to the versions that are named, and to no other', async () => {
    git('restore', 'versioned_docs');
    const {code, stdout} = await backport('HEAD', '3.0.0', '1.0.0');
    expect(code).toBe(0);
    expect(stdout).toBe('docs/a.md\n  3.0.0    already there\n  1.0.0    no such page\n');
    expect(git('status', '--porcelain')).toBe('');
  });

  it.each([
    [[], 'expected a commit, such as'],
    [['HEAD', '5.0.0'], '"5.0.0" is no released version; expected one of 4.0.0, 3.0.0'],
    [['no-such-commit'], '"no-such-commit" is not a commit'],
    [['--all'], "Unknown option '--all'"],
    [['HEAD~1'], 'HEAD~1 changes no page that docs/ had before'],
  ])('refuses %j with one line', async (args, message) => {
    const {code, stdout, stderr} = await backport(...args);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^backport: .*\n$/);
    expect(stderr).toContain(message);
  });

  it('explains itself', async () => {
    const {code, stdout} = await backport('--help');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^npm run backport -- <commit> /);
  });
});
