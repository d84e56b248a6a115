import {execFileSync} from 'node:child_process';
import {mkdtempSync, realpathSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {findRepository, lastUpdates, namesOf, readLog, team} from './history';

// Neither the settings of who runs the tests, such as signed commits, nor a repository that a hook names.
for (const name of Object.keys(process.env).filter((one) => one.startsWith('GIT_'))) {
  delete process.env[name];
}
Object.assign(process.env, {GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1'});

describe('the history of the pages', () => {
  let folder: string;
  const commit = (author: string, seconds: number, ...files: string[]): void => {
    files.forEach((file) => writeFileSync(path.join(folder, file), `${author} ${seconds}`));
    const git = (...args: string[]): Buffer =>
      execFileSync('git', args, {
        cwd: folder,
        env: {
          ...process.env,
          GIT_AUTHOR_NAME: author,
          GIT_AUTHOR_EMAIL: 'a@localhost',
          GIT_COMMITTER_NAME: 'committer',
          GIT_COMMITTER_EMAIL: 'c@localhost',
          GIT_AUTHOR_DATE: `${seconds} +0000`,
          GIT_COMMITTER_DATE: `${seconds} +0000`,
        },
      });
    git('add', '.');
    git('commit', '--quiet', '--message', 'a change');
  };

  beforeAll(() => {
    folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'history-')));
    execFileSync('git', ['init', '--quiet'], {cwd: folder});
    writeFileSync(path.join(folder, '.mailmap'), 'A name for readers <A@localhost> First, Writer <a@localhost>\n');
    commit('First, Writer', 1_700_000_000, 'a page.md', 'seiten-über.md');
    commit('Second', 1_700_000_100, 'a page.md');
    writeFileSync(path.join(folder, 'new.md'), 'not committed');
  });
  afterAll(() => rmSync(folder, {recursive: true}));

  it('has the newest commit of each file, also of names with spaces and umlauts, with authors as .mailmap has them', () => {
    const updates = lastUpdates(folder, folder);
    expect(updates.get(path.join(folder, 'a page.md'))).toEqual({author: team, date: new Date(1_700_000_100_000)});
    expect(updates.get(path.join(folder, 'seiten-über.md'))).toEqual({
      author: 'A name for readers',
      date: new Date(1_700_000_000_000),
    });
  });

  it('has nothing for what is not committed', () => {
    expect(lastUpdates(folder, folder).has(path.join(folder, 'new.md'))).toBe(false);
  });

  it('is found in a repository, and not in a shallow clone, without a commit or without a repository', () => {
    expect(findRepository(folder)).toEqual({root: folder});
    const other = realpathSync(mkdtempSync(path.join(tmpdir(), 'no-history-')));
    expect(findRepository(other)).toEqual({lack: 'no repository'});
    execFileSync('git', ['init', '--quiet'], {cwd: other});
    expect(findRepository(other)).toEqual({lack: 'no repository'});
    execFileSync('git', ['clone', '--quiet', '--depth=1', `file://${folder}`, 'shallow'], {cwd: other, stdio: 'pipe'});
    expect(findRepository(path.join(other, 'shallow'))).toEqual({lack: 'shallow clone'});
    rmSync(other, {recursive: true});
  });

  it('is read from an empty log', () => {
    expect(readLog('').size).toBe(0);
  });
});

describe('the names of .mailmap', () => {
  it('are what stands in front of the first address of a line', () => {
    const text =
      '# A comment <a@localhost>\n\nAn Author <a@localhost>\n Two Names  <b@localhost> two <c@localhost>\n<d@localhost> <e@localhost>\n';
    expect([...namesOf(text)]).toEqual(['An Author', 'Two Names']);
  });
});
