/** `npm run cut` on a copy of the repository. */
import {execFileSync, spawnSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import released from '../../versions.json';
import {makeCopy} from '../lib/copy';
import {leftToRead, missingRedirects, numbered, sinceRelease} from './texts';

describe('the texts of a cut', () => {
  it('give the unreleased version its number, and nothing else', () => {
    expect(numbered('Version next uses it; version next (unreleased), the next version.', '9.9.9')).toBe(
      'Version 9.9.9 uses it; version 9.9.9, the next version.',
    );
    expect(numbered('| a | next |\n| --- | --- |\n| b | next |\n', '9.9.9')).toBe(
      '| a | 9.9.9 |\n| --- | --- |\n| b | next |\n',
    );
  });

  it('number facts', () => {
    expect(sinceRelease('  since: next\n  to: {since: next}\nsource: a@next\n', '9.9.9')).toBe(
      '  since: "9.9.9"\n  to: {since: "9.9.9"}\nsource: a@next\n',
    );
  });

  it('name what is left', () => {
    expect(leftToRead('a.md', 'x\nThe unreleased one\n')).toEqual(['a.md:2: The unreleased one']);
    expect(missingRedirects(['/docs/next/a', '/docs/next/b', '/docs/b'])).toEqual([
      expect.stringContaining('expected the same for /docs/a'),
    ]);
  });
});

describe('npm run cut', () => {
  const copy = makeCopy();
  afterAll(() => copy.remove());
  const at = (file: string): string => path.join(copy.folder, file);
  const read = (file: string): string => readFileSync(at(file), 'utf8');
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'scripts/cut.ts', ...args], {
      cwd: copy.folder,
      encoding: 'utf8',
    });
  const status = (): string =>
    execFileSync('git', ['status', '--porcelain', '--untracked-files=no'], {cwd: copy.folder, encoding: 'utf8'});

  it('refuses a wrong version, and a page that is not ready, and changes nothing', () => {
    expect(run().stderr).toContain('cut: expected one version');
    expect(run(released[0]!, '--yes').stderr).toContain('this version is there already');
    const page = 'docs/index.md';
    const before = read(page);
    writeFileSync(at(page), before.replace('---\n', '---\ndraft: true\n'));
    const {status: code, stderr} = run('99.0.0', '--yes');
    expect(code).toBe(1);
    expect(stderr).toContain('docs/index.md: is a draft or unlisted; expected a page that is ready');
    expect(stderr).toContain('There are changes that are not committed');
    writeFileSync(at(page), before);
    expect(run('99.0.0', '--dry-run').stdout).toContain('Nothing was written.');
    expect(status()).toBe('');
  }, 240_000);

  it('makes a version of docs/ whose texts, facts and list of pages are of the release', () => {
    // As writers put it while it is not released; right after a release no page does.
    const page = 'docs/operations/updates.md';
    writeFileSync(at(page), `${read(page)}\nVersion next uses another name.\n`);
    const git = (...args: string[]) => execFileSync('git', args, {cwd: copy.folder});
    git(
      '-c',
      'user.name=a',
      '-c',
      'user.email=a@localhost',
      'commit',
      '--quiet',
      '--no-verify',
      '--all',
      '--message=a',
    );
    const {status: code, stdout, stderr} = run('99.0.0', '--yes');
    expect(code, stderr).toBe(0);
    expect(JSON.parse(read('versions.json'))).toEqual(['99.0.0', ...released]);
    expect(read('versioned_docs/version-99.0.0/operations/updates.md')).toContain('Version 99.0.0 uses another name.');
    expect(read('docs/operations/updates.md')).not.toMatch(/[Vv]ersion next/);
    expect(read('versioned_docs/version-99.0.0/copyright.md')).toContain('version 99.0.0, page');
    expect(read('docs/copyright.md')).toContain('version next (unreleased), page');
    expect(read('product/properties/controller.yaml')).not.toContain('since: next');
    expect(stdout).toContain('Then: npm run build, npm test.');
    // What can be told without a build: facts, sidebars, links and pages of the new version.
    const check = spawnSync(
      process.execPath,
      [
        'node_modules/tsx/dist/cli.mjs',
        '-e',
        "const {checkSite} = require('./scripts/check/site'); console.log(JSON.stringify(checkSite().map(({file, message}) => file + ' ' + message)));",
      ],
      {cwd: copy.folder, encoding: 'utf8'},
    );
    expect(JSON.parse(check.stdout)).toEqual([]);
  }, 240_000);
});
