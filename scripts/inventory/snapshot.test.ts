import {describe, expect, it} from 'vitest';
import {checkInventory} from '../check/rules/inventory';
import {differences, readSnapshot, snapshotOf, wordsOf} from './snapshot';

const before = new Map([
  ['current', ['a', 'b', 'c/index']],
  ['1.0.0', ['a', 'b']],
]);
const text = snapshotOf(before);

describe('the list of pages', () => {
  it('has a line for each page, and is read as it was written', () => {
    expect(text.split('\n').slice(2)).toEqual(['a current 1.0.0', 'b current 1.0.0', 'c/index current', '']);
    expect(readSnapshot(text)).toEqual(before);
  });

  it('tells a new page, a lost one and a dropped version', () => {
    const now = new Map([['current', ['a', 'bb', 'c/index']]]);
    expect(differences(text, now).map(wordsOf)).toEqual([
      '+ bb in current',
      '- b in current',
      '- a in 1.0.0',
      '- b in 1.0.0',
    ]);
    expect(differences(text, before)).toEqual([]);
  });

  it('refuses a line that is none', () => {
    expect(() => readSnapshot('a current\nb\n')).toThrow(
      'tests/inventory.txt:2: "b"; expected a page and its versions',
    );
  });
});

describe('npm run check', () => {
  it('names the line and what to do', () => {
    const findings = checkInventory(
      'list.txt',
      text,
      new Map([
        ['current', ['a', 'c/index', 'd']],
        ['1.0.0', ['a', 'b']],
      ]),
    );
    expect(findings.map(({line, message}) => `${line}: ${message.split(';')[0]}`)).toEqual([
      '6: "d" is a new page in current',
      '4: "b" is no page in current any more',
    ]);
  });
});
