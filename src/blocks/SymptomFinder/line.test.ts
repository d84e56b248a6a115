/** @vitest-environment happy-dom */
import {expect, it} from 'vitest';
import {keepLine, keptLine} from './line';

it('the line is kept for the way back to its page, and is not on the next one', () => {
  history.replaceState({key: 'first'}, '');
  keepLine('ERROR disk full');
  const first: unknown = history.state;
  history.pushState({key: 'next'}, '');
  expect(keptLine()).toBe('');
  // As the browser does on the way back. happy-dom has no entries.
  history.replaceState(first, '');
  expect(keptLine()).toBe('ERROR disk full');
  expect(first).toMatchObject({key: 'first'});
});
