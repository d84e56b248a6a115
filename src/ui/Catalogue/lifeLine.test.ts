import {expect, it} from 'vitest';
import {lifeLine, type Life} from './lifeLine';

it('a name has a life line in words', () => {
  const words = (life: Life): string[] =>
    lifeLine(life, ['1', '2', '3', 'next']).map(({says, versions}) => `${says} ${versions.join(', ')}`);
  expect(words({versions: ['1', '2'], unconfirmed: ['3']})).toEqual(['In 1, 2', 'Unconfirmed in 3', 'Not in next']);
  expect(words({versions: ['1', '2', '3', 'next']})).toEqual(['In all: 1, 2, 3, next']);
  expect(words({versions: [], obsolete: true})).toEqual(['Older than 1']);
});
