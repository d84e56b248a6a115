import {describe, expect, it} from 'vitest';
import {changesOf} from './changes';
import {applied, judge, type Fit} from './judge';

const page = (...parts: string[]): string => `${parts.join('\n\n')}\n`;
const before = page('# Title', 'One is wrong.', 'Two stays.', 'Three is wrong.');
const after = page('# Title', 'One is right.', 'Two stays.', 'Three is right.');
const fits = (text: string | undefined): Fit[] => changesOf(before, after).map((change) => judge(change, text).fit);

describe('a correction', () => {
  it('is told by paragraph', () => {
    expect(changesOf(before, after).map(({removed, added}) => [removed[0]?.text, added[0]?.text])).toEqual([
      ['One is wrong.', 'One is right.'],
      ['Three is wrong.', 'Three is right.'],
    ]);
  });

  it('applies, is there, meets another text, or no page', () => {
    expect(fits(page('# Title', 'One is wrong.', 'Three is right.'))).toEqual(['applies', 'already there']);
    expect(fits(page('# Title', 'Something else.'))).toEqual(['other text', 'other text']);
    expect(fits(undefined)).toEqual(['page missing', 'page missing']);
  });

  it('finds a text with other line breaks and wider columns', () => {
    expect(fits(page('One is\nwrong.', 'Three   is wrong.'))).toEqual(['applies', 'applies']);
  });

  it('says the line in the page of the version', () => {
    expect(judge(changesOf(before, after)[0]!, page('# Other title', 'More.', 'One is wrong.')).line).toBe(5);
  });

  it('changes only its place', () => {
    const other = page('# Other title', 'One is wrong.', 'More.');
    const [change] = changesOf(before, after);
    expect(applied(other, change!, judge(change!, other).place!)).toBe(page('# Other title', 'One is right.', 'More.'));
  });
});

describe('a text that is there twice', () => {
  const change = changesOf(page('A.', 'Same.', 'B.'), page('A.', 'New.', 'B.'))[0]!;

  it('is taken where its neighbours are', () => {
    const other = page('Same.', 'X.', 'A.', 'Same.', 'B.');
    expect(applied(other, change, judge(change, other).place!)).toBe(page('Same.', 'X.', 'A.', 'New.', 'B.'));
  });

  it('is left alone where they do not tell', () => {
    expect(judge(change, page('X.', 'Same.', 'Y.', 'Same.', 'Z.')).fit).toBe('other text');
  });
});

describe('a new text', () => {
  const change = changesOf(page('A.', 'B.'), page('A.', 'New.', 'B.'))[0]!;

  it('goes between its neighbours', () => {
    const other = page('X.', 'A.', 'B.');
    expect(applied(other, change, judge(change, other).place!)).toBe(page('X.', 'A.', 'New.', 'B.'));
  });

  it('goes nowhere without them', () => {
    expect(judge(change, page('A.', 'X.', 'B.')).fit).toBe('other text');
    expect(judge(change, page('A.', 'New.', 'B.')).fit).toBe('already there');
  });
});

it('a text that is taken away leaves its neighbours', () => {
  const [change] = changesOf(page('A.', 'Gone.', 'B.'), page('A.', 'B.'));
  const other = page('A.', 'Gone.', 'C.');
  expect(applied(other, change!, judge(change!, other).place!)).toBe(page('A.', 'C.'));
});
