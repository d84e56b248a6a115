import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import type {Block} from './block';
import {blocksOf} from './blocks';
import {elsewhere, shareBetween} from './pageList';
import {storeOf, textIn} from './pageStore';
import {siteStore} from './site';

const tree = (text: string) => unified().use(remarkParse).use(remarkGfm).parse(text);
const paragraph = (text: string): Block => ({kind: 'p', cells: [[text]]});

describe('the blocks of a page', () => {
  it('are headings, paragraphs, items, rows and lines of samples, with what they stand in', () => {
    const text = [
      '## Keys',
      '',
      'See `a.b`  and **more\n_text_**.',
      '',
      '1. One',
      '',
      '   - Two',
      '',
      '     further',
      '',
      '> Note',
      '',
      '| A | B |',
      '| - | - |',
      '| c | `d` |',
      '',
      '```yaml title="x.yaml"',
      'a:',
      '',
      '  b: 1',
      '```',
    ].join('\n');
    expect(blocksOf(tree(text))).toEqual([
      {kind: 'h2', cells: [['Keys']]},
      {kind: 'p', cells: [['See ', ['code', 'a.b'], ' and ', ['strong', 'more '], ['em', 'text'], '.']]},
      {kind: 'li', inside: '1', cells: [['One']]},
      {kind: 'li', inside: '1-', cells: [['Two']]},
      {kind: 'p', inside: '1-', cells: [['further']]},
      {kind: 'p', inside: '>', cells: [['Note']]},
      {kind: 'th', cells: [['A'], ['B']]},
      {kind: 'tr', cells: [['c'], [['code', 'd']]]},
      {kind: 'pre', cells: [['x.yaml']]},
      {kind: 'line', cells: [['a:']]},
      {kind: 'line', cells: [[]]},
      {kind: 'line', cells: [['  b: 1']]},
    ]);
  });

  it('are refused when the text has something unknown', () => {
    expect(() => blocksOf({type: 'root', children: [{type: 'html', value: '<b>'}]})).toThrow('node "html"');
  });
});

describe('the store of a page', () => {
  const base = Array.from({length: 100}, (_, index) => paragraph(`Paragraph number ${index}`));

  it('gives the text of each version back', () => {
    const texts = new Map([
      ['2.0', [base[0]!, paragraph('new'), base[1]!, base[0]!]],
      ['1.0', base],
    ]);
    const store = storeOf(texts);
    texts.forEach((text, version) => expect(textIn(store, version)).toEqual(text));
    expect(() => textIn(store, '3')).toThrow('"3"; expected one of 2.0, 1.0');
  });

  it('grows with what changes, not with the number of versions', () => {
    const versions = (count: number): Map<string, Block[]> =>
      new Map(
        Array.from({length: count}, (_, index) => [
          `1.${index}`,
          base.map((one, place) => (place === index % 5 ? paragraph('changed') : one)),
        ]),
      );
    const bytes = (count: number): number => JSON.stringify(storeOf(versions(count))).length;
    // Five texts in 50 versions: each further version costs its name and some runs.
    expect(bytes(50) - bytes(5)).toBeLessThan(45 * 45);
  });
});

describe('the list of pages', () => {
  const page = (id: string, version: string, text: string) => ({
    id,
    version,
    title: `${id} ${version}`,
    path: id === 'b' ? `${version}/b` : id,
    tree: tree(text),
  });
  const {list} = siteStore(
    [page('a', '2', 'Same words.'), page('a', '1', 'Same *words*.'), page('b', '2', 'Four words are here.'), page('b', '1', 'Four words were here.'), page('c', '1', 'Gone.')], // prettier-ignore
    ['2', '1'],
  );

  it('says the share of changed words, and nothing of style', () => {
    expect(list).toEqual({
      versions: ['2', '1'],
      pages: [
        {id: 'a', title: 'a 2', path: 'a', versions: ['2', '1'], changed: {}},
        {id: 'b', title: 'b 2', versions: ['2', '1'], changed: {1: {2: 0.25}}},
        {id: 'c', title: 'c 1', path: 'c', versions: ['1'], changed: {}},
      ],
    });
  });

  it('says what a page is in the other versions', () => {
    const [a, b, c] = list.pages;
    expect([a, b, c].map((one) => [shareBetween(one!, '1', '2'), shareBetween(one!, '2', '1')])).toEqual([
      [0, 0],
      [0.25, 0.25],
      [undefined, undefined],
    ]);
    expect(elsewhere(b!, '1', list.versions)).toEqual({same: [], changed: [['2', 0.25]], missing: []});
    expect(elsewhere(a!, '1', list.versions)).toEqual({same: ['2'], changed: [], missing: []});
    expect(elsewhere(c!, '1', list.versions)).toEqual({same: [], changed: [], missing: ['2']});
  });
});
