import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, afterEach, beforeAll, describe, expect, it, vi} from 'vitest';
import {historyOf, lastChanges} from './history';

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
  const production = {NODE_ENV: 'production'};
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  afterEach(() => void warn.mockClear());

  it('shows no date and says so, also in CI, where there is no repository', () => {
    const {isDated, plugin} = lastChanges('none', {...production, CI: 'true'});
    plugin();
    expect(isDated).toBe(false);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('no Git history here'));
  });

  it('fails in CI for a shallow clone, unless that is allowed', () => {
    expect(lastChanges('shallow', {...production, CI: 'true'}).plugin).toThrow(
      /git fetch --unshallow.*ALLOW_SHALLOW_CLONE=true/,
    );
    lastChanges('shallow', {...production, CI: 'true', ALLOW_SHALLOW_CLONE: 'true'}).plugin();
    lastChanges('shallow', production).plugin();
    expect(warn).toHaveBeenCalledTimes(2);
  });

  it('says nothing where nothing is missing, or in a preview', () => {
    for (const [history, env] of [
      ['whole', {...production, CI: 'true'}],
      ['none', {NODE_ENV: 'development'}],
    ] as const) {
      const {isDated, plugin} = lastChanges(history, env);
      plugin();
      expect(isDated).toBe(true);
    }
    expect(warn).not.toHaveBeenCalled();
  });
});
