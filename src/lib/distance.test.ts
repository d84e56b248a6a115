import {expect, it} from 'vitest';
import {distance} from './distance';

it('the distance of two texts counts changed, missing, added and swapped letters', () => {
  expect([distance('abc', 'abc'), distance('abc', 'abd'), distance('abc', 'ac'), distance('abc', 'acb')]).toEqual([
    0, 1, 1, 1,
  ]);
  expect(distance('', 'ab')).toBe(2);
});
