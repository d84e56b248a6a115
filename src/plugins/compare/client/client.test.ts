import {describe, expect, it} from 'vitest';
import {compareTexts, type Group} from '../engine/compare';
import type {ComparedPage} from '../pages';
import {type Block, textOfBlock} from '../store/block';
import {readChoice} from './choice';
import {firstChanges, shownChanges, shownGroups, stretchesOf} from './view/fold';
import {numbersOf} from './view/numbers';
import {rowsOf} from './view/rows';

const block = (kind: Block['kind'], text: string, inside?: string): Block => ({kind, ...(inside && {inside}), cells: [[text]]}); // prettier-ignore
const lines = (...texts: string[]): Block[] => [block('pre', ''), ...texts.map((text) => block('line', text))];

describe('what the address asks for', () => {
  const pages: ComparedPage[] = [
    {id: 'a/b', title: 'Page B', paths: {'3.0': 'a/b', '2.0': 'a/b', '1.0': 'a/b'}},
    {id: 'c', title: 'Page C', paths: {'3.0': 'c', '2.0': 'c'}},
  ];
  const read = (search: string) => readChoice(search, pages, ['3.0', '2.0', '1.0']);

  it('is a page and two versions, or nothing', () => {
    expect(read('')).toEqual({problems: []});
    expect(read('?page=a%2Fb&from=1.0&to=3.0')).toEqual({problems: [], choice: {page: 'a/b', from: '1.0', to: '3.0'}});
  });

  it('gets a word on each value that is wrong, and on what was expected', () => {
    expect(read('?page=x&from=9&to=3.0').problems).toEqual([
      'page is “x”; expected the id of a page, such as “a/b”.',
      'from is “9”; expected one of 3.0, 2.0, 1.0.',
    ]);
    expect(read('?page=c&from=1.0').problems).toEqual([
      'from is “1.0”, which lacks the page “Page C”; expected one of 3.0, 2.0.',
      'to is missing; expected one of 3.0, 2.0, 1.0.',
    ]);
    expect(read('?page=c&from=2.0&to=2.0')).toEqual({problems: ['from and to are both “2.0”; expected two versions.']});
  });
});

describe('what is shown of a comparison', () => {
  const still = ['h2', 'p', 'p', 'p'].map((kind, index) => block(kind as Block['kind'], `Still number ${index}`));
  const groups = compareTexts(
    [...still, block('h2', 'Changes'), block('p', 'Set one value here'), ...lines('a', 'b', 'c', 'd', 'e', 'f')],
    [...still, block('h2', 'Changes'), block('p', 'Set two value here'), ...lines('a', 'b', 'c', 'd', 'e', 'new f')],
  );

  it('are changes and the heading that they stand under; the rest is folded', () => {
    expect(shownGroups(groups)).toEqual([false, false, false, false, true, true, true]);
    expect(stretchesOf([false, false, true, false, true])).toEqual([
      {folded: 0, count: 2},
      {shown: 2},
      {shown: 3},
      {shown: 4},
    ]);
    expect(shownChanges(groups.at(-1)!)).toEqual([true, false, false, false, true, true, true]);
  });

  it('has one place to go to for changes that follow each other', () => {
    expect(firstChanges(groups).size).toBe(2);
    expect(firstChanges(compareTexts([block('p', 'gone')], [block('p', 'other'), block('p', 'more')])).size).toBe(1);
  });

  it('has what was removed beside what came in its place', () => {
    const old = [block('h2', 'Head'), block('p', 'one two three'), block('p', 'four five six')];
    const next = [block('h2', 'Head'), block('p', 'alpha beta'), block('p', 'gamma delta'), block('p', 'epsilon')];
    const name = (group: Group | undefined) => {
      const [change] = group?.changes ?? [];
      return change && textOfBlock('block' in change ? change.block : change.after);
    };
    expect(rowsOf(compareTexts(old, next)).map((row) => ('both' in row ? [name(row.both)] : [name(row.old), name(row.new)]))).toEqual([
      ['Head'],
      ['one two three', 'alpha beta'],
      ['four five six', 'gamma delta'],
      [undefined, 'epsilon'],
    ]); // prettier-ignore
  });

  it('numbers the items of each version', () => {
    const first = block('li', 'First step of all', '1');
    const inner = block('li', 'Inside of a step', '11');
    const steps = compareTexts(
      [first, inner, block('li', 'Last one', '1'), block('p', 'End'), first],
      [first, block('li', 'Quite new thing', '1'), inner, block('li', 'Last one', '1'), block('p', 'End'), first],
    );
    const numbers = numbersOf(steps);
    expect(steps.map(({changes: [change]}) => numbers.get(change!))).toEqual([
      {old: 1, new: 1},
      {new: 2},
      {old: 1, new: 1},
      {old: 2, new: 3},
      {old: undefined, new: undefined},
      {old: 1, new: 1},
    ]);
  });
});
