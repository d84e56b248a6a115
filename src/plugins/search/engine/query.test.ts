import {expect, it} from 'vitest';
import {parseQuery} from './query';

const words = (text: string): string[] => parseQuery(text).words.map(({word}) => word.whole);

it('twelve words of a query count, and no more: a pasted text must not keep the reader waiting', () => {
  const pasted = Array.from({length: 14}, (_, index) => `word${index}`);
  expect(words(pasted.join(' '))).toEqual(pasted.slice(0, 12));
});
