import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, it, vi} from 'vitest';
import {folder as siteDir} from '../../../tests/folder';
import {indexFolder, manifestPath} from '../../search/settings';
import {lastIndex} from '.';

const warn = vi.spyOn(console, 'warn').mockReturnValue();

beforeEach(() => void warn.mockClear());

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
