import {expect, it} from 'vitest';
import {askedOptions} from './askedOptions';

it('the URL selects versions that exist', () => {
  const asked = (search: string): unknown => askedOptions(search, ['next', '1.9.0', '1.3.2']);
  expect(asked('?version=1.3.2&target=1.9.0')).toEqual({version: '1.3.2', target: '1.9.0'});
  expect(asked('?version=1.3.2&target=7')).toEqual({version: '1.3.2'});
  expect(asked('?version=7&target=1.9.0')).toBeUndefined();
  expect(asked('')).toBeUndefined();
});
