import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import type {Block, Line} from '../../../../article/blocks';
import type {ComparedPage} from '../../pageTexts';
import {compareTexts} from '../../compare';
import {readChoice} from './choice';
import ComparisonView from './view';
import {beside, lineOn, type Part, partsOf} from './view/rows';

describe('what the address asks for', () => {
  const pages: ComparedPage[] = [
    {id: 'a/b', title: 'Page B', paths: {'3.0': 'a/b', '2.0': 'a/b', '1.0': 'a/b'}},
    {id: 'c', title: 'Page C', paths: {'3.0': 'c', '2.0': 'c'}},
  ];

  it('is a page and two of its versions, or nothing', () => {
    expect(readChoice('?page=a%2Fb&from=1.0&to=3.0', pages)).toEqual({page: 'a/b', from: '1.0', to: '3.0'});
    for (const wrong of [
      '',
      '?page=x&from=1.0&to=3.0',
      '?page=c&from=1.0&to=3.0',
      '?page=c&from=2.0',
      '?page=c&from=2.0&to=2.0',
    ]) {
      expect(readChoice(wrong, pages), wrong).toBeUndefined();
    }
  });
});

describe('what is shown of a comparison', () => {
  const line = (kind: Line['kind'], text: string): Line => ({kind, cells: [[[text]]]});
  const text = (value: string, last: string): Block[] => [
    [line('h1', 'Still')],
    [line('p', 'Still one')],
    [line('p', 'Still two')],
    [line('h2', 'Changes')],
    [line('p', `Set ${value} value here`)],
    [...'abcde', last].map((one) => line('code', one)),
  ];
  const groups = compareTexts(text('one', 'f'), text('two', 'new f'));

  it('has marks that end with their words', () => {
    const lines = ['Set the old value here', 'Set the value here'].map((one): Block[] => [[line('p', one)]]);
    const [before, after] = lines as [Block[], Block[]];
    const props = {groups: compareTexts(before, after), isSideBySide: false, onlyChanges: false};
    expect(renderToStaticMarkup(createElement(ComparisonView, props))).toContain('<span>old</span>');
    const sides = (['both', 'old', 'new'] as const).map((side) => lineOn(props.groups[0]![0]!, side)?.text);
    expect(sides).toEqual(['Set the value here', 'Set the old value here', 'Set the value here']);
  });

  it('are changes with their heading, and the lines around them in a sample', () => {
    const shown = partsOf(groups, true).map(([line]) => [line!.change.after?.text, line!.isShown]);
    expect(shown.slice(0, 4)).toEqual([
      ['Still', false],
      ['Still one', false],
      ['Still two', false],
      ['Changes', true],
    ]);
    expect(shown.slice(4).map(([, isShown]) => isShown)).toEqual([true, true, false, false, true, true, true]);
  });

  it.each([
    ['first', 0, [true, true, true, false, false, false]],
    ['second', 1, [true, true, true, true, false, false]],
    ['last', 5, [true, false, false, true, true, true]],
  ])('in the %s line of a sample shows two lines around it, and its first line', (_, changed, shown) => {
    const line = {kind: 'code', text: 'x'};
    const sample = Array.from({length: 6}, (_same, index) => ({
      type: index === changed ? 'changed' : 'same',
      before: line,
      after: line,
      cells: [],
    })) as unknown as (typeof groups)[number];
    expect(partsOf([sample], true).map(([one]) => one!.isShown)).toEqual(shown);
  });

  it('is next to its counterpart until the next common part', () => {
    const types = {'-': 'removed', '+': 'added', '=': 'same'} as const;
    const parts = ['-a', '-b', '+c', '=d', '+e', '-f', '-g'].map((name): Part => {
      const type = types[name[0] as keyof typeof types];
      return [{change: {type, cells: [[{where: 'both', pieces: [[name]]}]]}, isShown: true}];
    });
    const nameOf = (part?: Part) => part?.[0]!.change.cells[0]![0]!.pieces[0]![0];
    expect(beside(parts).map((row) => row.map(nameOf))).toEqual([
      ['-a', '+c'],
      ['-b', undefined],
      ['=d', '=d'],
      ['-f', '+e'],
      ['-g', undefined],
    ]);
    const sample = (name: string): Part => {
      const [{change}] = parts.find((part) => nameOf(part) === name)! as [Part[number]];
      return [{change: {...change, after: {...line('code', ''), text: ''}}, isShown: true}];
    };
    const [a, , , , , f] = parts as [Part, Part, Part, Part, Part, Part];
    expect(beside([a, sample('-b'), f, sample('+c'), sample('+e')]).map((row) => row.map(nameOf))).toEqual([
      ['-a', undefined],
      ['-b', '+c'],
      [undefined, '+e'],
      ['-f', undefined],
    ]);
  });
});
