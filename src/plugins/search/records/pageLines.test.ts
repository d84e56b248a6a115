import {describe, expect, it} from 'vitest';
import {linesToPage, pageToLines} from './pageLines';
import type {Entry, IndexPage} from './types';

const page = (...entries: Entry[]): IndexPage => ({path: 'docs/a', section: 'S', description: '', entries});

describe('a page as lines', () => {
  it.each<[string, ...Entry[]]>([
    ['a title and text', [1, 'T'], [0, 'text']],
    ['headings with the anchor that follows from them', [2, 'Scale a worker', 'scale-a-worker'], [3, 'R & D', 'r--d']],
    ['headings with another anchor, or none', [2, 'Scale', 'other'], [4, 'Scale']],
    ['text with an anchor', [0, 'server.port integer', 'server.port'], [0, 'a b', 'c[].d{x}']],
    ['text that looks like a mark', [0, '# no heading'], [0, '{a} b'], [0, '{}'], [0, '#', 'x'], [0, '## {a} b', '##']],
  ])('has %s', (_what, ...entries) => {
    expect(linesToPage(pageToLines(page(...entries)))).toEqual(page(...entries));
  });

  it('names an anchor only where it cannot be told from the text', () => {
    const lines = pageToLines(page([1, 'T'], [2, 'My heading', 'my-heading'], [0, 'a.b c', 'a.b'], [0, 'x', 'y']));
    expect(lines.map(({mark, text}) => `${mark}|${text}`)).toEqual([
      '|docs/a',
      '|S',
      '|',
      '#|T',
      '##|My heading',
      '{}|a.b c',
      '{y}|x',
    ]);
  });
});
