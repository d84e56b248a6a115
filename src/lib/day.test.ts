import {expect, it} from 'vitest';
import {dayOf} from './day';

it.each([
  ['2026-01-01T00:00:00.000Z', '1 January 2026'],
  ['2025-12-31T23:59:59.000Z', '31 December 2025'],
  [0, '1 January 1970'],
])('a day is that of UTC, in words: %s', (time, day) => {
  expect(dayOf(time)).toBe(day);
});
