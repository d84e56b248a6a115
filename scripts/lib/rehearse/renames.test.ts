import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {renameSettings} from './renames';

const list = [{from: 'experimental_old', to: 'fresh', since: '3.10.0'}];
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'renames-'));
  mkdirSync(path.join(folder, 'tests/deep'), {recursive: true});
  mkdirSync(path.join(folder, 'bench'));
  writeFileSync(path.join(folder, 'docusaurus.config.ts'), 'future: {experimental_old: {}}, experimental_older: 1');
  writeFileSync(path.join(folder, 'tests/deep/one.ts'), '`experimental_old: true`');
  writeFileSync(path.join(folder, 'bench/other.ts'), 'nothing');
});
afterEach(() => rmSync(folder, {recursive: true}));
const read = (name: string): string => readFileSync(path.join(folder, name), 'utf8');

describe('settings with a new name', () => {
  it('are renamed in the copy, and the report says where', () => {
    expect(renameSettings(folder, '3.10.2', list)).toEqual([
      'Docusaurus 3.10.0 calls `experimental_old` `fresh`: renamed in the copy, in `docusaurus.config.ts`, `tests/deep/one.ts`.',
    ]);
    expect(read('docusaurus.config.ts')).toBe('future: {fresh: {}}, experimental_older: 1');
    expect(read('tests/deep/one.ts')).toBe('`fresh: true`');
  });

  it('stay as they are for a version that has the old name', () => {
    expect(renameSettings(folder, '3.9.2', list)).toEqual([]);
    expect(read('docusaurus.config.ts')).toContain('experimental_old:');
  });
});
