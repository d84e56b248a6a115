import {expect, it} from 'vitest';
import {onBroken} from './onBroken';

it('a broken link is only logged while somebody writes, and an error in CI', () => {
  expect(onBroken({})).toBe('warn');
  expect(onBroken({CI: ''})).toBe('warn');
  expect(onBroken({CI: 'true'})).toBe('throw');
});
