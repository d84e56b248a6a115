import {describe, expect, it} from 'vitest';
import type {ErrorPattern} from '../../facts/viewTypes';
import {recordsOf} from '../records/records';
import {indexOf, page} from '../testing/pages';
import {createEngine} from './index';

const index = indexOf(
  page('faults', [1, 'Faults'], [2, 'Disk is full', 'disk'], [0, 'Make room.'], [2, 'Login fails', 'login']),
  page('other', [1, 'No space left on a page'], [0, 'Spaces between words, and a device.']),
);
const patterns: ErrorPattern[] = [
  {
    to: '/faults#disk',
    messages: ['no space left on device', 'ENOSPC'],
    hints: ['status \\d+'],
    words: ['storage exhausted', 'make old letters go away', 'Spaces'],
  },
  {
    to: '/faults#login',
    messages: ['bad token'],
    hints: ['permission denied|AccessDeniedException', 'status \\d+'],
    words: [],
  },
  {to: '/faults#gone', messages: ['.'], words: ['anything']},
];
const search = (query: string) => createEngine(recordsOf(index, '/'), patterns).search(query);
const urls = (query: string): string[] => search(query).hits.map(({record}) => record.url);

describe('an error pattern', () => {
  it.each([
    ['a pasted message', 'java.io.IOException: No space left on device (write failed)'],
    ['a code alone, whatever its capitals', 'enospc'],
    ['a reader’s words for the section', 'storage exhausted'],
    ['a question of readers', 'old letters'],
  ])('leads %s to its section first', (_, query) => {
    expect(urls(query)[0]).toBe('/faults#disk');
  });

  it('leaves the other hits behind it, each once', () => {
    const found = urls('no space left on device');
    expect(found).toEqual([...new Set(found)]);
    expect(found).toContain('/other');
  });

  it.each([
    ['a bare exception', 'AccessDeniedException'],
    ['one with its package', 'java.nio.file.AccessDeniedException'],
    ['a line that no other pattern fits', 'ERROR Letter: permission denied'],
  ])('with a hint leads %s to its section', (_, query) => {
    expect(urls(query)[0]).toBe('/faults#login');
  });

  it('with a hint has no effect on other queries, or if another pattern matches', () => {
    expect(urls('permission denied for letters')).not.toContain('/faults#login');
    expect(urls('ERROR Letter: permission denied: ENOSPC')[0]).toBe('/faults#disk');
  });

  it.each(['disk', 'login'])(
    'with a hint of several sections leads first to the one about more of the query: %s',
    (word) => {
      expect(urls(`ERROR status 403: ${word} refused`)[0]).toBe(`/faults#${word}`);
    },
  );

  it('answers a query also with words that no page has', () => {
    expect(search('barcode ENOSPC zebra')).toMatchObject({missing: [], isWeak: false, isSure: true});
  });

  it('puts a section first whose reader phrase is the whole query, in singular or plural', () => {
    expect(urls('space')[0]).toBe('/faults#disk');
    expect(urls('Spaces')[0]).toBe('/faults#disk');
    expect(urls('space page')[0]).toBe('/other');
  });

  it('of a section that is not there changes nothing', () => {
    expect(urls('login')).toEqual(['/faults#login']);
  });
});
