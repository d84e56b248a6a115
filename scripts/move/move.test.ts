/** `npm run move` on a copy of the documentation. */
import {execFileSync, spawnSync} from 'node:child_process';
import {cpSync, existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {relinked} from './links';
import {idOf, leftToRead, withMove} from './plan';

const moved = {from: 'docs/a/old.md', to: 'docs/b/c/new.md'};

describe('links', () => {
  it.each([
    ['docs/index.md', 'See [it](a/old.md#part "title").', 'See [it](b/c/new.md#part "title").'],
    ['docs/a/x.md', '[it](old.md) and [that](./y.md)', '[it](../b/c/new.md) and [that](./y.md)'],
    ['docs/a/x.md', '[it]: old.md#part', '[it]: ../b/c/new.md#part'],
    [
      'docs/a/old.md',
      '[x](x.md), [top](#top), [web](https://a.b/old.md), [tool](/check)',
      '[x](../../a/x.md), [top](#top), [web](https://a.b/old.md), [tool](/check)',
    ],
    ['docs/a/x.md', '`[it](old.md)`', '`[it](old.md)`'],
    ['docs/a/x.md', '```md\n[it](old.md)\n```\n[it](old.md)', '```md\n[it](old.md)\n```\n[it](../b/c/new.md)'],
  ])('of %s: %s', (page, text, after) => {
    expect(relinked(text, page, moved)).toBe(after);
  });
});

describe('the list of moves', () => {
  const move = {from: 'a', to: 'b', since: 'next', day: '2026-11-20', why: 'w'};

  it('has no chains, and forgets a move that is taken back', () => {
    expect(withMove([move], {...move, from: 'b', to: 'c'}).map(({from, to}) => `${from}>${to}`)).toEqual([
      'a>c',
      'b>c',
    ]);
    expect(withMove([move], {...move, from: 'b', to: 'a'}).map(({from, to}) => `${from}>${to}`)).toEqual(['b>a']);
  });

  it('takes paths of docs/ only', () => {
    expect(idOf('docs/help/index.md')).toBe('help/index');
    expect(() => idOf('versioned_docs/a.md')).toThrow('"versioned_docs/a.md" is no page; expected one such as');
  });

  it('names the lines that a person has to read', () => {
    expect(leftToRead(new Map([['x.ts', "'a/b'\n'a/b-c'\n'/docs/z/a/b'\n"]]), 'a/b')).toEqual(["x.ts:1: 'a/b'"]);
  });
});

describe('npm run move', () => {
  const repository = process.cwd();
  const folder = mkdtempSync(path.join(tmpdir(), 'move '));
  const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
  const git = (...args: string[]): string => execFileSync('git', args, {cwd: folder, encoding: 'utf8'});
  const run = (...args: string[]) =>
    spawnSync(
      process.execPath,
      [path.join(repository, 'node_modules/tsx/dist/cli.mjs'), path.join(repository, 'scripts/move.ts'), ...args],
      {
        cwd: folder,
        encoding: 'utf8',
      },
    );

  beforeAll(() => {
    for (const name of ['docs', 'versioned_docs', 'sidebars.ts', 'moves.json', 'tests/inventory.txt']) {
      cpSync(path.join(repository, name), path.join(folder, name), {recursive: true});
    }
    git('init', '--quiet');
    git('add', '.');
    git('-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '--quiet', '--message=a');
  });
  afterAll(() => rmSync(folder, {recursive: true}));

  it('says what is wrong, and changes nothing', () => {
    const calls = [
      run('docs/operations/updates', 'docs/operations/update'),
      run('docs/no/page', 'docs/operations/update', '--why=Short.'),
      run('docs/operations/updates', 'docs/index', '--why=Short.'),
      run('docs/operations/updates', '--why=Short.'),
    ];
    expect(calls.map(({status}) => status)).toEqual([2, 2, 2, 2]);
    expect(calls.map(({stderr}) => stderr.split('\n')[0])).toEqual([
      'move: Expected the reason, such as --why="Belongs to the operators"',
      'move: There is no docs/no/page.md; expected a page of docs/',
      'move: docs/index.md is there already; expected a name that is free',
      expect.stringContaining('move: Expected two pages, such as'),
    ]);
    run('docs/operations/updates', 'docs/operations/update', '--why=Short.', '--dry-run');
    expect(git('status', '--porcelain')).toBe('');
  });

  it('moves a page with its links, sidebar, redirect and place in the list', () => {
    const {status, stdout, stderr} = run(
      'docs/operations/updates.md',
      'docs/guides/update',
      '--why=Belongs to the guides.',
    );
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(existsSync(path.join(folder, 'docs/operations/updates.md'))).toBe(false);
    expect(read('docs/guides/update.md')).toContain('](../operations/maintenance.md#');
    expect(read('docs/operations/maintenance.md')).toContain('](../guides/update.md');
    expect(read('sidebars.ts')).toContain("'guides/update'");
    expect(JSON.parse(read('moves.json'))).toEqual([
      expect.objectContaining({
        from: 'operations/updates',
        to: 'guides/update',
        since: 'next',
        why: 'Belongs to the guides.',
      }),
    ]);
    expect(read('tests/inventory.txt')).toMatch(/^guides\/update current$/m);
    expect(read('tests/inventory.txt')).toMatch(/^operations\/updates (?!current)/m);
    expect(stdout).toContain('Now read the lines above');
    // No link of the folder leads to the old place any more.
    const {stdout: left} = spawnSync('grep', ['-rE', '\\]\\([^)]*updates\\.md', 'docs'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(left).toBe('');
  });
});
