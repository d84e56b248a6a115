import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {linkPackages} from './linkPackages';

it('links packages, without what tools and npm write there in place', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'packages-'));
  const from = path.join(folder, 'from');
  const to = path.join(folder, 'to');
  mkdirSync(path.join(from, '.cache'), {recursive: true});
  mkdirSync(path.join(from, 'one'));
  for (const name of ['.cache/a', '.package-lock.json', 'one/index.js']) {
    writeFileSync(path.join(from, name), name);
  }
  linkPackages(from, to);
  expect(readFileSync(path.join(to, 'one/index.js'), 'utf8')).toBe('one/index.js');
  expect(existsSync(path.join(to, '.cache'))).toBe(false);
  expect(existsSync(path.join(to, '.package-lock.json'))).toBe(false);
  rmSync(folder, {recursive: true});
});
