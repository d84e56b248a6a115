import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {indexFolder, manifestPath} from '../../search/paths';
import {lastIndex} from './lastIndex';

let siteDir = '';
const warn = vi.spyOn(console, 'warn').mockReturnValue();

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'search-'));
  warn.mockClear();
});
afterEach(() => rmSync(siteDir, {recursive: true}));

it('serves the index of the last build', () => {
  mkdirSync(path.join(siteDir, 'build', indexFolder), {recursive: true});
  writeFileSync(path.join(siteDir, 'build', manifestPath), '');
  expect(lastIndex(siteDir, '/site/')).toEqual([
    {directory: path.join(siteDir, 'build', indexFolder), publicPath: `/site/${indexFolder}`, watch: false},
  ]);
  expect(warn).not.toHaveBeenCalled();
});

it('warns if there is no build', () => {
  lastIndex(siteDir, '/site/');
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('npm run build'));
});
