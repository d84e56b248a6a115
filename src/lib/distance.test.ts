import {expect, it} from 'vitest';
import {distance} from './distance';

it.each([
  ['', '', 0],
  ['', 'ab', 2],
  ['ab', '', 2],
  ['port', 'prot', 1],
  ['port', 'pot', 1],
  ['port', 'ports', 1],
  ['port', 'part', 1],
  ['abcd', 'badc', 2],
  ['name', 'label', 3],
])('the distance of "%s" and "%s" is %i, and infinite only above a limit', (a, b, expected) => {
  expect(distance(a, b)).toBe(expected);
  expect([0, 1, 2, 3, 4, 5].map((limit) => distance(a, b, limit))).toEqual(
    [0, 1, 2, 3, 4, 5].map((limit) => (expected <= limit ? expected : Infinity)),
  );
});
