import {expect, it} from 'vitest';
import {indexOf, page} from '../testing/pages';
import {indexFiles} from './indexes';
import {recordsOf} from './records';
import type {SearchIndex} from './types';

it('an index file has the anchors of headings only where their text does not say them', () => {
  const index = indexOf(
    page('a', [1, 'A'], [2, 'Set up, `now`', 'set-up-now'], [0, 'Text.'], [2, 'Older', 'old'], [2, 'No anchor']),
  );
  const [[, text]] = [...indexFiles([index])] as [[string, string]];
  expect(text).not.toContain('set-up-now');
  expect(recordsOf(JSON.parse(text) as SearchIndex, '/')).toEqual(recordsOf(index, '/'));
});
