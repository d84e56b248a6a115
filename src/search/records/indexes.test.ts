import {expect, it} from 'vitest';
import {indexOf, page} from '../testing/pages';
import {indexFiles} from './indexes';
import {recordsOf} from './records';
import type {MessagesFile, SearchIndex} from './types';
import {manifestPath, type Manifest} from '../settings';

it('an index file has the anchors of headings only where their text does not say them', () => {
  const index = indexOf(
    page('a', [1, 'A'], [2, 'Set up, `now`', 'set-up-now'], [0, 'Text.'], [2, 'Older', 'old'], [2, 'No anchor']),
  );
  const [[, text]] = [...indexFiles([index])] as [[string, string]];
  expect(text).not.toContain('set-up-now');
  expect(recordsOf(JSON.parse(text) as SearchIndex, '/')).toEqual(recordsOf(index, '/'));
});

it('messages of other programs and samples are in a file of their own, which the manifest names', () => {
  const index = {
    ...indexOf(
      page('a', [1, 'A'], [-1, 'first'], [2, 'B', 'b'], [0, 'Text.'], [-1, 'last']),
      page('c', [1, 'C'], [0, 'Text.']),
    ),
    errorPatterns: [
      {to: 'a', words: ['own']},
      {to: 'a', messages: ['other'], words: [], isMessage: true as const},
    ],
  };
  const files = indexFiles([index]);
  const read = (file: string): unknown => JSON.parse(files.get(file)!);
  const manifest = read(manifestPath) as Manifest;
  const written = read(manifest.files[index.tag]!) as SearchIndex;
  const {samples, ...others} = read(manifest.messages[index.tag]!) as MessagesFile;
  expect(written.errorPatterns).toEqual([{to: 'a', words: ['own']}]);
  expect(others).toEqual({tag: index.tag, messages: [{to: 'a', messages: ['other'], words: []}]});
  expect(recordsOf(written, '/').map(({content}) => content)).not.toContain('last');
  expect(recordsOf(written, '/', samples)).toEqual(recordsOf(index, '/'));
  expect(files.size).toBe(3);
});
