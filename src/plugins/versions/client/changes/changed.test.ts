import {expect, it} from 'vitest';
import {changed} from './changed';

it.each([
  ['8', '16', 'The default was `8` in 1.3.2 and is `16` in 1.9.0.'],
  ['', '16', 'The default is documented only for 1.9.0, not for 1.3.2: `16`.'],
  ['8', '', 'The default is documented only for 1.3.2, not for 1.9.0: `8`.'],
  ['One job.', 'All jobs', 'The default in 1.9.0: All jobs. In 1.3.2, it was: One job.'],
])('a field that was "%s" and is "%s" has a sentence', (before, after, expected) => {
  expect(changed({field: 'default', before, after}, '1.3.2', '1.9.0')).toBe(expected);
});
