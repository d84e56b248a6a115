import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import type {DocsVersion} from '../../src/config/versions';
import {translationsIn} from './translations';

const root = mkdtempSync(path.join(tmpdir(), 'translations-'));
const git = (...args: string[]): Buffer =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@localhost', '-c', 'commit.gpgSign=false', ...args], {
    cwd: root,
  });
function write(name: string, text: string): void {
  mkdirSync(path.join(root, path.dirname(name)), {recursive: true});
  writeFileSync(path.join(root, name), text);
}
function commit(): void {
  git('add', '.');
  git('commit', '--quiet', '--message', 'x');
}
const versions = [
  {name: 'current', isReleased: false, folder: 'docs'},
  {name: '9.0.0', isReleased: true, folder: 'versioned_docs/version-9.0.0'},
] as DocsVersion[];
const below = 'i18n/de/docusaurus-plugin-content-docs';

afterAll(() => rmSync(root, {recursive: true}));

describe('the list of translations', () => {
  it('tells which are older than their source, whose source is gone, and which are new', () => {
    git('init', '--quiet');
    expect(translationsIn(root, versions)).toEqual([]);
    for (const page of ['docs/same.md', 'docs/later.md', 'versioned_docs/version-9.0.0/a/old.md']) {
      write(page, 'first');
    }
    for (const page of ['current/same.md', 'current/gone.md', 'version-9.0.0/a/old.md', 'version-8.0.0/x.md']) {
      write(`${below}/${page}`, 'erste');
    }
    write('i18n/de/code.json', '{}');
    commit();
    write('versioned_docs/version-9.0.0/a/old.md', 'second');
    commit();
    write(`${below}/current/later.md`, 'neu');
    expect(
      translationsIn(root, versions).map(({file, source, state}) => [file.slice(below.length + 1), source, state]),
    ).toEqual([
      ['current/gone.md', 'docs/gone.md', 'gone'],
      ['current/later.md', 'docs/later.md', 'new'],
      ['current/same.md', 'docs/same.md', 'current'],
      ['version-8.0.0/x.md', '(no version "version-8.0.0")', 'gone'],
      ['version-9.0.0/a/old.md', 'versioned_docs/version-9.0.0/a/old.md', 'old'],
    ]);
  });

  it('refuses a clone without its history, where each page would seem current', () => {
    const clone = path.join(root, 'clone');
    execFileSync('git', ['clone', '--quiet', '--depth=1', `file://${root}`, clone]);
    expect(() => translationsIn(clone, versions)).toThrow(`${clone}: a clone without its history; expected the whole`);
  });
});
