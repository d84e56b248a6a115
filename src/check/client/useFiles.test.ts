import {expect, it} from 'vitest';
import {type OpenFile, withOpened} from './useFiles';

const file = (id: number, name: string, text = `text of ${id}`): OpenFile => ({id, name, text});

it('keeps each file when one is opened while another is still read', () => {
  const start = [file(0, 'pasted text', '')];
  const second = withOpened(start, [file(2, 'b.yaml')]);
  expect(withOpened(second, [file(1, 'a.yaml')]).map(({name}) => name)).toEqual(['b.yaml', 'a.yaml']);
});

it('gives files of one name names that can be told apart', () => {
  const opened = withOpened([file(0, 'a.yaml')], [file(1, 'a.yaml'), file(2, 'a.yaml')]);
  expect(opened.map(({name}) => name)).toEqual(['a.yaml', 'a (2).yaml', 'a (3).yaml']);
});

it('drops files without text, which are only there to be filled', () => {
  expect(withOpened([file(0, 'pasted text', ''), file(1, 'a')], []).map(({id}) => id)).toEqual([1]);
});
