import {expect, it} from 'vitest';
import {parseSet, readSets} from './sets';

it('no query is in two sets', () => {
  const all = readSets().map(({version, query}) => `${version} ${query}`);
  expect(all.filter((one, index) => all.indexOf(one) < index)).toEqual([]);
});

it('a wrong line is reported with its file, number and form', () => {
  expect(() => parseSet('names', '# note\nserver.port')).toThrow('names.txt:2: "server.port"; expected "query => ');
});
