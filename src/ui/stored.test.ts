import {expect, it} from 'vitest';
import {readRecord, readTexts} from './stored';

it.each([null, '', 'x', '1', 'null', '[]', '"a"'])('reads nothing from %s', (text) => {
  expect(readRecord(text)).toEqual({});
});

it.each([null, '', 'x', '1', 'null', '{}', '"a"'])('reads no texts from %s', (text) => {
  expect(readTexts(text)).toEqual([]);
});

it('reads what is there', () => {
  expect(readRecord('{"a": 1}')).toEqual({a: 1});
  expect(readTexts('["a", 1, "b", null]')).toEqual(['a', 'b']);
});
