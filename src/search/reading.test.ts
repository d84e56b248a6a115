import {describe, expect, it} from 'vitest';
import {createReading} from './reading';

const read = createReading([
  'jadice-flow.system.maximumConcurrentJobCount Limit of running jobs',
  'spring.datasource.password Password of the database',
  'Container exits with code 137',
]);

describe('a list read in other words', () => {
  it.each([
    ['words of the list', 'database password', 'database password'],
    ['the start of a word', 'data', 'data'],
    ['starts of the parts of a compound', 'maxConcurrent', 'max concurrent'],
    ['German', 'Datenbank', 'database'],
    ['German without its small words', 'das Passwort der Datenbank', 'password database'],
    ['a synonym', 'credentials', 'password'],
    ['a typing error', 'pasword', 'password'],
    ['two errors in a long word', 'conccurent', 'concurrent'],
    ['too many errors for its length', 'pasvort', 'pasvort'],
    ['no error in a number', 'code 138', 'code 138'],
    ['no error in a short word', 'jab', 'jab'],
    ['only small words', 'was ist das', 'was ist das'],
    ['unknown words', 'elephants', 'elephant'],
    ['nothing', '  ', ''],
  ])('%s', (_what, typed, expected) => {
    expect(
      read(typed)
        .map((words) => words.join('|'))
        .join(' '),
    ).toBe(expected);
  });

  it('ignores all but the first words of a paste', () => {
    expect(read(Array.from({length: 100_000}, (_, index) => `word${index}`).join(' '))).toHaveLength(12);
  });

  it('is the text itself for an empty list', () => {
    expect(createReading([])('xyzzy')).toEqual([['xyzzy']]);
  });
});
