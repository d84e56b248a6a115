import {expect, it} from 'vitest';
import {lifeText} from './filter';

it('a name has a life line in words', () => {
  const order = ['1', '2', '3', 'next'];
  expect(lifeText({versions: ['1', '2'], unconfirmed: ['3']}, order)).toBe('In 1, 2. Unconfirmed in 3. Not in next');
  expect(lifeText({versions: order}, order)).toBe('In all versions');
  expect(lifeText({versions: [], obsolete: true}, order)).toBe('Older than 1');
});
