import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, afterEach, beforeAll, describe, expect, it, vi} from 'vitest';
import {historyOf, missingHistory, showsLastUpdate} from './history';

describe('the Git history', () => {
  let folder: string;
  const git = (...args: string[]): Buffer =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@localhost', '-c', 'commit.gpgSign=false', ...args], {
      cwd: folder,
      stdio: 'pipe',
    });

  beforeAll(() => {
    // Not the repository that a hook names.
    Object.keys(process.env)
      .filter((name) => name.startsWith('GIT_'))
      .forEach((name) => vi.stubEnv(name, undefined));
    folder = mkdtempSync(path.join(tmpdir(), 'history-'));
    git('init', '--quiet', 'whole');
    git('init', '--quiet', 'empty');
    git('-C', 'whole', 'commit', '--quiet', '--allow-empty', '--message', 'first');
    git('-C', 'whole', 'commit', '--quiet', '--allow-empty', '--message', 'second');
    git('clone', '--quiet', '--depth=1', `file://${path.join(folder, 'whole')}`, 'shallow');
  });
  afterEach(() => vi.unstubAllEnvs());
  afterAll(() => rmSync(folder, {recursive: true}));

  it('is whole, that of a shallow clone, or not there', () => {
    expect(historyOf(path.join(folder, 'whole'))).toBe('whole');
    expect(historyOf(path.join(folder, 'shallow'))).toBe('shallow');
    expect(historyOf(path.join(folder, 'empty'))).toBe('none');
    expect(historyOf(folder)).toBe('none');
  });
});

describe('a build without the whole history', () => {
  it('says so, also in CI, where there is no repository', () => {
    expect(missingHistory('none', {CI: 'true'})).toEqual({
      line: expect.stringMatching(/no Git history here/) as string,
      isFatal: false,
    });
  });

  it('says so in a shallow clone, and fails in CI, unless that is allowed', () => {
    expect(missingHistory('shallow', {})?.isFatal).toBe(false);
    expect(missingHistory('shallow', {CI: 'true'})).toEqual({
      line: expect.stringMatching(/git fetch --unshallow.*ALLOW_SHALLOW_CLONE=true/) as string,
      isFatal: true,
    });
    expect(missingHistory('shallow', {CI: 'true', ALLOW_SHALLOW_CLONE: 'true'})?.isFatal).toBe(false);
  });

  it('shows no date, and says nothing where nothing is missing', () => {
    expect(showsLastUpdate('none', {NODE_ENV: 'production'})).toBe(false);
    expect(showsLastUpdate('whole', {NODE_ENV: 'production'})).toBe(true);
    expect(showsLastUpdate('none', {NODE_ENV: 'development'})).toBe(true);
    expect(missingHistory('whole', {CI: 'true'})).toBeUndefined();
  });
});
