import {expect, it} from 'vitest';
import {parseQuery} from './query';
import {readVocabulary} from './vocabulary';

const known = (): undefined => undefined;
const words = (text: string): string[] => parseQuery(text, known, readVocabulary(known)).words.map(({whole}) => whole);

it('a word counts once, whatever its case', () => {
  expect(words('Letter page letter')).toEqual(['letter', 'page']);
});

it('only the first twelve words of a query count', () => {
  const pasted = Array.from({length: 14}, (_, index) => `word${index}`);
  expect(words(pasted.join(' '))).toEqual(pasted.slice(0, 12));
});
