import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {sectionHashes} from './pageTexts';

const hashes = (text: string): Record<string, string> =>
  sectionHashes(unified().use(remarkParse).use(remarkGfm).parse(text));

describe('the hashes of a page', () => {
  const before = hashes(
    '> Not of the page.\n\n# Title\n\nOne two\nthree.\n\n## Table\n\n| a | b |\n| - | - |\n| `c` | d |\n',
  );

  it('are one for each section, from the title on', () => {
    expect(Object.keys(before)).toEqual(['Title', 'Table']);
  });

  it('stay the same for another layout', () => {
    const text =
      '> Other.\n\n# Title\n\nOne **two** three.\n\n## Table\n\n| a   | b   |\n| --- | --- |\n| c   | d   |\n';
    expect(hashes(text)).toEqual(before);
  });

  it.each([
    ['another word', '# Title\n\nOne two four.\n', 'Title'],
    ['a cell that moved', '# Title\n\nOne two three.\n\n## Table\n\n| a | b |\n| - | - |\n| cd |  |\n', 'Table'],
  ])('differ for %s', (_, text, section) => {
    expect(hashes(text)[section]).not.toBe(before[section]);
  });

  it('keep the lines of code apart', () => {
    expect(hashes('# A\n\n```\na\nb\n```\n')).not.toEqual(hashes('# A\n\n```\na b\n```\n'));
  });
});
