import {describe, expect, it} from 'vitest';
import {readEnv, readProperties} from './settings';
import type {Tree} from './tree';

const pairsOf = ({documents}: {documents: Tree[]}): [string, string][] =>
  documents.flatMap((tree) =>
    tree.type === 'map'
      ? tree.entries.map(({name, value}): [string, string] => [name, value.type === 'scalar' ? value.text : ''])
      : [],
  );

describe('a .properties file', () => {
  it('joins lines only after an odd number of backslashes', () => {
    expect(pairsOf(readProperties('a=1\\\n  2\nb=c\\\\\nd=e\\\\\\\n f\n'))).toEqual([
      ['a', '12'],
      ['b', 'c\\'],
      ['d', 'e\\f'],
    ]);
  });

  it('does not continue a comment or the last line of the file', () => {
    expect(pairsOf(readProperties('# note \\\n! note=2\na=1\nb=2\\'))).toEqual([
      ['a', '1'],
      ['b', '2\\'],
    ]);
  });

  it('reads the same with Windows line ends', () => {
    expect(pairsOf(readProperties('a=1\\\r\n  2\r\nb = c \r\n'))).toEqual([
      ['a', '12'],
      ['b', 'c'],
    ]);
  });
});

describe('an .env file', () => {
  it.each([
    ['A=a #b\nB=a#b\nC=a\t#b', ['A', 'a', 'B', 'a#b', 'C', 'a\t#b']],
    ['A=\nB=b', ['A', '', 'B', 'b']],
    ['A="a\\nb\\"c"\nB=\'a\\nb\\\'c\'', ['A', 'a\nb"c', 'B', "a\\nb'c"]],
    ['A="1" B=2', ['A', '1', 'B', '2']],
    ['A="x\r\n#y\r\n"\r\nB: 2 \r\n', ['A', 'x\r\n#y\r\n', 'B', '2']],
    ["A=''\nB='", ['A', '']],
  ])('%j is read like Docker Compose', (text, pairs) => {
    expect(pairsOf(readEnv(text)).flat()).toEqual(pairs);
  });

  it('keeps the positions of names and values after a value over several lines', () => {
    const text = 'A="x\ny" # z\nexport B = \'c\'';
    const [tree] = readEnv(text).documents;
    const places = tree?.type === 'map' ? tree.entries.flatMap(({at, value}) => [at, value.at]) : [];
    expect(places.map(({start, end}) => text.slice(start, end))).toEqual(['A', '"x\ny"', 'B', "'c'"]);
  });
});

// A parser that reads spaces or continued lines repeatedly would take hours here instead of milliseconds.
describe('the largest accepted file', () => {
  const size = 1_900_000;

  it.each(['.properties', '.env'])('with only spaces inside a value (%s)', (kind) => {
    const text = `A=b${' '.repeat(size)}c \n`;
    const [[name, value] = ['', '']] = pairsOf(kind === '.env' ? readEnv(text) : readProperties(text));
    expect([name, value.length]).toEqual(['A', size + 2]);
  });

  it.each(['"', "'", ' ', '#', 'a\n', '\\'])('with a name, a quote and only %j', (filler) => {
    expect(readEnv(`A="${filler.repeat(size / filler.length)}`).problems).toHaveLength(1);
  });

  it('with one value over all lines', () => {
    const text = `a=${'b\\\n'.repeat(size / 3)}c`;
    expect(pairsOf(readProperties(text)).map(([name]) => name)).toEqual(['a']);
  });

  it('with one line of backslashes', () => {
    expect(pairsOf(readProperties(`a=${'\\'.repeat(size)}c\nb=1`)).map(([name]) => name)).toEqual(['a', 'b']);
  });
});
