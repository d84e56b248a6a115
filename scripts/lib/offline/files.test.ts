import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {folder} from '../../../tests/folder';
import {type Files, commonFiles, filesOf} from './files';
import {writeSums} from './sums';

const root = mkdtempSync(path.join(tmpdir(), 'offline-'));
const source = {build: path.join(root, 'build'), site: path.join(root, 'site'), address: 'https://a.example/base/'};
let common: Files;
const text = (name: string): string | undefined => common.get(name)?.toString();

beforeAll(() => {
  const files = {
    'build/docs/index.md': '[b](https://a.example/base/docs/b.md#x) [gone](https://a.example/base/c.md)',
    'build/docs/b.md': '',
    'build/docs/index.html': 'x',
    'build/samples/a.yaml': 'x',
    'build/samples/a.yaml.gz': 'x',
    'build/kits/a.tar.gz': 'x',
    'build/take-along/all.zip': 'x',
    'build/assets/old.js': 'x',
    'build/compare/pages.json': '{"a": "</script>"}',
    'site/index.html': '<!doctype html><head><title></title></head><body class="x"><div></div></body>',
    'site/assets/a.css': 'tr:target{color:red}a:target-within{color:red}li:target{color:red}',
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), {recursive: true});
    writeFileSync(path.join(root, name), content);
  }
  common = commonFiles(source);
});
afterAll(() => rmSync(root, {recursive: true}));

it('contains the files of the build, and the scripts of the site with the hash router', () => {
  expect([...common.keys()].filter((name) => !name.startsWith('data/')).sort()).toEqual([
    'assets/a.css',
    'docs/b.md',
    'docs/index.md',
    'kits/a.tar.gz',
    'samples/a.yaml',
  ]);
});

it('links between texts, and to the site for missing ones', () => {
  expect(text('docs/index.md')).toBe('[b](b.md#x) [gone](https://a.example/base/c.md)');
});

it('has a script for each file that a page fetches', () => {
  expect(text('data/compare/pages.json.js')).toBe('receiveFile("compare/pages.json","{\\"a\\": \\"</script>\\"}");\n');
  expect(text('data/docs/b.md.js')).toBe('receiveFile("docs/b.md","");\n');
});

it('marks the target of a URL if browsers do not', () => {
  expect(text('assets/a.css')).toBe('tr[data-target]{color:red}a:target-within{color:red}li[data-target]{color:red}');
});

it('opens the first page of an download, or its text without JavaScript', () => {
  const page = (start: string): string =>
    filesOf({name: 'a', start}, common, source).get('START-HERE.html')!.toString();
  expect(page('/docs/1.0.0/')).toContain("location.replace('#/docs/1.0.0/')");
  expect(page('/docs/1.0.0/')).toContain('<body class="x"><noscript><p>');
  expect(page('/docs/1.0.0/')).toContain('href="docs/1.0.0/index.md"');
  expect(page('/')).toContain('href="docs/index.md"');
});

it('refuses a folder that is no build', () => {
  expect(() => commonFiles({...source, build: path.join(root, 'none')})).toThrow('expected docs/index.md');
});

it('has checksums of all downloads that the usual command verifies', () => {
  ['b.zip', 'a.pdf', 'notes.txt'].forEach((name) => writeFileSync(path.join(folder, name), name));
  writeSums(folder);
  const checked = execFileSync('sha256sum', ['--check', '--strict', 'SHA256SUMS'], {cwd: folder, encoding: 'utf8'});
  // Not all commands read lines with one space.
  expect(readFileSync(path.join(folder, 'SHA256SUMS'), 'utf8')).toMatch(/^\w{64} {2}a\.pdf\n\w{64} {2}b\.zip\n$/);
  expect(checked).toBe('a.pdf: OK\nb.zip: OK\n');
  expect(JSON.parse(readFileSync(path.join(folder, 'downloads.json'), 'utf8'))).toEqual([
    'a.pdf',
    'b.zip',
    'SHA256SUMS',
  ]);
});
