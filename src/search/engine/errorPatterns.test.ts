import {describe, expect, it} from 'vitest';
import {recordsOf} from '../records/records';
import {indexOf, page} from '../testing/pages';
import {createEngine} from './index';

const index = indexOf(
  page('faults', [1, 'Faults'], [2, 'Disk is full', 'disk'], [0, 'Make room.'], [2, 'Login fails', 'login']),
  page('other', [1, 'No space left on a page'], [0, 'Spaces between words, and a device.']),
);
const engine = createEngine(recordsOf(index, '/'), [
  {
    to: '/faults#disk',
    messages: ['no space left on device', 'ENOSPC'],
    words: ['storage exhausted', 'make old letters go away', 'Spaces'],
  },
  {to: '/faults#login', messages: ['bad token'], hints: ['permission denied|AccessDeniedException'], words: []},
  {to: '/faults#gone', messages: ['.'], words: ['anything']},
]);
const urls = (query: string): string[] => engine.search(query).hits.map(({record}) => record.url);

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

  it('puts a section first whose reader phrase is the whole query, in singular or plural', () => {
    expect(urls('space')[0]).toBe('/faults#disk');
    expect(urls('Spaces')[0]).toBe('/faults#disk');
    expect(urls('space page')[0]).toBe('/other');
  });

  it('of a section that is not there changes nothing', () => {
    expect(urls('login')).toEqual(['/faults#login']);
  });
});
