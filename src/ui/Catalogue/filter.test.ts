import {expect, it} from 'vitest';
import {countText, valuesOf} from './filter';
import {lifeLine, type Life} from './lifeLine';

it('offers each value once, with the number of rows', () => {
  const rows = [['REMOTE', 'LOCAL'], ['REMOTE'], []].map((tag) => ({name: 'x', is: {tag}}));
  expect(valuesOf(rows, 'tag')).toEqual([
    ['LOCAL', 1],
    ['REMOTE', 2],
  ]);
});

it.each([
  [10, 10, '10 workers'],
  [3, 10, '3 of 10 workers'],
  [0, 10, '0 of 10 workers'],
  [1, 1, '1 worker'],
])('counts %i of %i', (shown, all, text) => {
  expect(countText(shown, all, 'worker')).toBe(text);
});

it('a name has a life line in words', () => {
  const words = (life: Life): string[] =>
    lifeLine(life, ['1', '2', '3', 'next']).map(({says, versions}) => `${says} ${versions.join(', ')}`);
  expect(words({versions: ['1', '2'], unconfirmed: ['3']})).toEqual(['In 1, 2', 'Unconfirmed in 3', 'Not in next']);
  expect(words({versions: ['1', '2', '3', 'next']})).toEqual(['In all: 1, 2, 3, next']);
  expect(words({versions: [], obsolete: true})).toEqual(['Older than 1']);
});
