import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {type Block, blocksOf} from '../../article/blocks';
import {blocksIn, pageTexts} from './pageTexts';
import {type Change, compareTexts} from './compare';

const markdown = unified().use(remarkParse).use(remarkGfm);
const read = (lines: readonly string[]): Block[] => blocksOf(markdown.parse(['# Page', '', ...lines, ''].join('\n')));
const short = ({type, cells}: Change): string =>
  `${type}: ${cells.map((parts) => parts.map(({where, pieces}) => `${where} ${pieces.map(([text]) => text).join('')}`).join('|')).join(' / ')}`;
const compare = (before: string[], after: string[]) => compareTexts(read(before), read(after));
const changes = (before: string[], after: string[]): string[] => compare(before, after).flat().slice(1).map(short);

describe('two texts', () => {
  it('are compared by words, names as a whole', () => {
    expect(changes(['Set jadice-flow.url first.'], ['Set jadice-flow.uri first.'])).toEqual([
      'changed: both Set |old jadice-flow.url|new jadice-flow.uri|both  first.',
    ]);
    expect(changes(['All of one two, three here now'], ['All of four five, six here now'])).toEqual([
      'changed: both All of |old one two, three|new four five, six|both  here now',
    ]);
  });

  it('are the same if only style, URLs or item numbers differ', () => {
    const before = ['Use `a b` of [c](/1).', '', '1. One', '2. Two'];
    const after = ['Use a **b** of [c](/2).', '', '2. One', '3. Two'];
    expect(changes(before, after)).toEqual(['same: both Use a b of c.', 'same: both One', 'same: both Two']);
  });

  it('contain one changed paragraph among unchanged ones, and moved text', () => {
    const [a, b] = ['Alpha comes first', 'Beta follows it'];
    const [third, fourth] = ['Gamma is third here', 'Gamma is fourth here'];
    expect(changes([a, '', b, '', third], [b, '', fourth, '', a])).toEqual([
      'removed: old Alpha comes first',
      'same: both Beta follows it',
      'changed: both Gamma is |old third|new fourth|both  here',
      'added: new Alpha comes first',
    ]);
    expect(changes(['The cat sat on one mat'], ['A dog runs below the big tree'])).toEqual([
      'removed: old The cat sat on one mat',
      'added: new A dog runs below the big tree',
    ]);
  });

  it('pair similar paragraphs, not a new one before them', () => {
    expect(
      changes(['Set the value of the key to one.'], ['Quite something else', '', '- Set the value of the key to two.']),
    ).toEqual(['added: new Quite something else', 'changed: both Set the value of the key to |old one|new two|both .']);
    expect(changes(['## Set the value'], ['Set the value now', '', '### Set the value here'])).toEqual([
      'added: new Set the value now',
      'changed: both Set the value|new  here',
    ]);
  });

  it('mark changed cells, and do not mark identical tables and samples', () => {
    const head = ['| Key | Default |', '| - | - |'];
    const sample = ['```', '{', '}', '```'];
    expect(
      changes(
        [...head, '| a.b | 1 |', '', ...sample],
        [...head, '| a.b | none |', '', '```', '{', 'new', '}', '```', '', ...sample],
      ),
    ).toEqual([
      'same: both Key / both Default',
      'changed: both a.b / old 1|new none',
      'added: new {',
      'added: new new',
      'added: new }',
      'same: both {',
      'same: both }',
    ]);
  });

  it('compare samples line by line', () => {
    const code = (...lines: string[]): string[] => ['```', ...lines, '```'];
    expect(changes(code('a: 1', 'b: 2', 'c: 3'), code('a: 1', 'b: 4', 'c: 3', 'd: 5'))).toEqual([
      'same: both a: 1',
      'changed: both b: |old 2|new 4',
      'same: both c: 3',
      'added: new d: 5',
    ]);
  });
});

it('the texts of all versions share their blocks, and each has its own in order', () => {
  const [old, next] = [read(['One', '', 'Two', '', 'One']), read(['Two', '', 'Three'])];
  const texts = pageTexts(
    new Map([
      ['2.0', next],
      ['1.0', old],
    ]),
  );
  expect(texts.blocks).toHaveLength(4);
  expect([blocksIn(texts, '2.0'), blocksIn(texts, '1.0')]).toEqual([next, old]);
});
