import {execFileSync, spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {inspect} from 'node:util';
import {afterAll, afterEach, beforeAll, describe, expect, it} from 'vitest';
import {newVersionOf} from './validateVersion';
import {leftToRead, numbered, sinceRelease} from './rename';

describe('the texts of a new version', () => {
  it('get only their version number instead of that of the unreleased version', () => {
    expect(numbered('Version next uses it; version next (unreleased), the next version.', '9.9.9')).toBe(
      'Version 9.9.9 uses it; version 9.9.9, the next version.',
    );
    expect(numbered('| next | a | next |\n| --- | --- | --- |\n| b | next | c |\n', '9.9.9')).toBe(
      '| 9.9.9 | a | 9.9.9 |\n| --- | --- | --- |\n| b | next | c |\n',
    );
    expect(sinceRelease('  since: next\n  to: {since: next}\nsource: a@next\n', '9.9.9')).toBe(
      '  since: "9.9.9"\n  to: {since: "9.9.9"}\nsource: a@next\n',
    );
  });

  it('have lines that a person reads', () => {
    expect(leftToRead('a.md', '---\ndraft: true\n---\nThe unreleased one\nSome text\n')).toEqual([
      'a.md:2: draft: true',
      'a.md:4: The unreleased one',
    ]);
  });
});

describe('docusaurus docs:version', () => {
  mkdirSync('test-results', {recursive: true});
  // Below the repository, so that it finds the packages.
  const folder = mkdtempSync(path.resolve('test-results', 'docs version '));
  const cli = path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const plugin = path.resolve('src/plugins/docs-version');
  const at = (file: string): string => path.join(folder, file);
  const read = (file: string): string => readFileSync(at(file), 'utf8');
  const git = (...args: string[]): string =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@localhost', ...args], {
      cwd: folder,
      encoding: 'utf8',
    });
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [cli, 'docs:version', ...args], {
      cwd: folder,
      encoding: 'utf8',
      env: {...process.env, NO_UPDATE_NOTIFIER: '1', FORCE_COLOR: '0'},
    });
  function write(file: string, text: string): void {
    mkdirSync(path.dirname(at(file)), {recursive: true});
    writeFileSync(at(file), text);
  }

  beforeAll(() => {
    write(
      'docusaurus.config.ts',
      `import plugin from ${JSON.stringify(plugin)};
      const docs = ['@docusaurus/plugin-content-docs', {sidebarPath: './sidebars.js'}];
      export default {title: 't', url: 'https://example.org', baseUrl: '/', plugins: [docs, plugin]};`,
    );
    write('package.json', '{}');
    write('sidebars.js', "module.exports = {docs: ['a']};");
    write('versions.json', '["1.9.0", "1.8.0"]');
    for (const version of ['1.9.0', '1.8.0']) {
      write(`versioned_docs/version-${version}/a.md`, 'Old.\n');
      write(`versioned_sidebars/version-${version}-sidebars.json`, '{"docs": ["a"]}');
    }
    write('docs/a.md', 'Since version next.\n');
    write('docs/copyright.md', 'Page of version next (unreleased).\n');
    write('product/keys.yaml', 'keys:\n  - key: a\n    since: next\n');
    git('init', '--quiet');
    git('add', '.');
    git('commit', '--quiet', '--message=a');
    // Not known to Git, and of the writer.
    write('notes.txt', 'Notes.\n');
    write('versioned_docs/notes.txt', 'Notes.\n');
  });
  const untouched = '?? notes.txt\n?? versioned_docs/notes.txt\n';
  const status = (): string => git('status', '--porcelain').replace(/.*\.docusaurus\/\n/, '');
  // Nothing was written, or it was undone.
  afterEach(() => expect(status()).toBe(untouched));
  afterAll(() => rmSync(folder, {recursive: true}));

  /** Runs the commands that the output names. */
  const undo = (output: string): unknown =>
    output
      .split('\n')
      .filter((line) => /^ {2}(?:git restore|rm -r) /.test(line))
      .forEach((line) => execFileSync('sh', ['-c', line], {cwd: folder}));

  it.each([
    ['next', 'this is not a version number'],
    ['2.0', 'this is not a version number'],
    ['2.0.0-rc1', 'this is not a version number'],
    ['02.0.0', 'this is not a version number'],
    ['../2.0.0', 'this is not a version number'],
    ['1.9.0', 'this version exists already'],
    ['1.8.9', 'this is older than 1.9.0'],
    ['2.0.0 2.1.0', 'these are several names'],
    ['-- next', 'this is not a version number'],
  ])('refuses %s', (names, reason) => {
    const refuse = (): unknown => newVersionOf(names.split(' '), folder);
    expect(refuse).toThrow(
      `${reason}; expected one number such as "12.3.4" that is newer than 1.9.0. Nothing was written`,
    );
    // As the command line shows it: without a stack.
    expect(refuse).toThrow(expect.toSatisfy((error: Error) => inspect(error) === error.message));
  });

  it.each(['1.9.1', '1.10.0', '2.0.0'])('takes %s', (version) => {
    expect(newVersionOf([version], folder)).toBe(version);
  });

  it('refuses while Git could not undo it', () => {
    write('docs/b.md', 'Version next.\n');
    expect(() => newVersionOf(['2.0.0'], folder)).toThrow('not committed: docs/b.md; expected no changes there');
    rmSync(at('docs/b.md'));
  });

  it('creates a version, renames "next", and lists what to read and how to undo it', () => {
    const {status: code, stdout} = run('2.0.0');
    expect(code).toBe(0);
    expect(JSON.parse(read('versions.json'))).toEqual(['2.0.0', '1.9.0', '1.8.0']);
    expect(read('versioned_docs/version-2.0.0/a.md')).toBe('Since version 2.0.0.\n');
    expect(read('versioned_docs/version-2.0.0/copyright.md')).toBe('Page of version 2.0.0.\n');
    expect(read('docs/a.md')).toBe('Since version 2.0.0.\n');
    expect(read('docs/copyright.md')).toBe('Page of version next (unreleased).\n');
    expect(read('product/keys.yaml')).toContain('since: "2.0.0"');
    expect(stdout).toContain('read    docs/copyright.md:1: Page of version next (unreleased).');
    undo(stdout);
  });

  it('that fails midway has explained how to undo it, and refuses to run until then', () => {
    // Prettier cannot read it.
    write('product/keys.yaml', 'keys: [\nsince: next\n');
    git('commit', '--quiet', '--all', '--message=b');
    const {status: code, stdout} = run('2.0.0');
    expect(code).not.toBe(0);
    git('restore', 'versions.json');
    expect(() => newVersionOf(['2.0.0'], folder)).toThrow(/not committed: .*versioned_docs\/version-2\.0\.0\//);
    undo(stdout);
  });
});
