import {expect, it} from 'vitest';
import {maxLength} from '../model/guard';
import {type OpenFile, refusal, withOpened} from './useFiles';

const file = (id: number, name: string, text = `text of ${id}`): OpenFile => ({id, name, text});

it('keeps each file if one is opened while another is still being read', () => {
  const start = [file(0, 'pasted text', '')];
  const second = withOpened(start, [file(2, 'b.yaml')]);
  expect(withOpened(second, [file(1, 'a.yaml')]).map(({name}) => name)).toEqual(['b.yaml', 'a.yaml']);
});

it('makes duplicate file names unique', () => {
  const opened = withOpened([file(0, 'a.yaml')], [file(1, 'a.yaml'), file(2, 'a.yaml')]);
  expect(opened.map(({name}) => name)).toEqual(['a.yaml', 'a (2).yaml', 'a (3).yaml']);
});

it('removes empty files', () => {
  expect(withOpened([file(0, 'pasted text', ''), file(1, 'a')], []).map(({id}) => id)).toEqual([1]);
});

it('rejects unsuitable files in one line with their name', () => {
  expect(refusal('a.yaml', 'a: b\n')).toBeUndefined();
  expect(refusal('a.yaml', 'a'.repeat(maxLength))).toBeUndefined();
  expect(refusal('a.yaml', ' \n')).toBe('a.yaml is empty. Open a text file in YAML, JSON, .properties or .env format.');
  expect(refusal('a.zip', 'PK\0')).toMatch(
    /^a\.zip: This is not UTF-8 text\. .* save it as UTF-8\. .* Open a text file/,
  );
  const large = 'a.yaml has more than 2,000,000 characters, the limit of this check. Open a smaller file.';
  expect(refusal('a.yaml', 'a'.repeat(maxLength + 1))).toBe(large);
  expect(refusal('a.yaml', undefined)).toBe(large);
});
