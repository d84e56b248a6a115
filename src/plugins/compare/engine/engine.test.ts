import {describe, expect, it} from 'vitest';
import {type Block, type Piece, textOfBlock, textOfCell} from '../store/block';
import {type Change, compareTexts} from './compare';
import {shareOf} from './share';
import {compareCells} from './words';

const block = (kind: Block['kind'], ...cells: string[]): Block => ({kind, cells: cells.map((cell) => [cell])});
const row = (key: string, ...cells: string[]): Block => ({...block('tr', ...cells), key});
const code = (...lines: string[]): Block[] => [block('pre', ''), ...lines.map((line) => block('line', line))];
const words = (before: Piece[], after: Piece[]): string[] =>
  compareCells(before, after).map(({where, pieces}) => `${where}: ${textOfCell(pieces)}`);
const short = (change: Change): string =>
  'block' in change
    ? `${change.isMoved ? 'moved ' : ''}${change.type}: ${textOfBlock(change.block)}`
    : change.type === 'same'
      ? `same: ${textOfBlock(change.after)}`
      : `changed: ${change.cells.map((parts) => parts.map(({where, pieces}) => `${where} ${textOfCell(pieces)}`).join('|')).join(' / ')}`;
const changes = (before: Block[], after: Block[]): string[] =>
  compareTexts(before, after).flatMap((group) => group.changes.map(short));

describe('two texts', () => {
  it('are compared by words, names as a whole', () => {
    expect(words(['Set jadice-flow.url first.'], ['Set jadice-flow.uri first.'])).toEqual([
      'both: Set ',
      'old: jadice-flow.url',
      'new: jadice-flow.uri',
      'both:  first.',
    ]);
  });

  it('keep the style that each word has, and style alone is no change', () => {
    expect(compareCells(['Use ', ['code', 'a b'], '.'], ['Use ', ['code', 'a c'], '.'])).toEqual([
      {where: 'both', pieces: ['Use ', ['code', 'a ']]},
      {where: 'old', pieces: [['code', 'b']]},
      {where: 'new', pieces: [['code', 'c']]},
      {where: 'both', pieces: ['.']},
    ]);
    expect(compareCells(['a'], [['code', 'a']])).toEqual([{where: 'both', pieces: [['code', 'a']]}]);
  });

  it('make one change of words that follow each other', () => {
    expect(words(['All of one two, three here now'], ['All of four five, six here now'])).toEqual([
      'both: All of ',
      'old: one two, three',
      'new: four five, six',
      'both:  here now',
    ]);
  });

  it('are replaced as a whole when next to nothing is equal', () => {
    expect(words(['The cat sat on one mat'], ['A dog runs below the big tree on'])).toEqual([
      'old: The cat sat on one mat',
      'new: A dog runs below the big tree on',
    ]);
  });
});

describe('two pages', () => {
  it('have one block that changed beside those that did not, and say what moved', () => {
    const [a, b, c] = ['Alpha comes first', 'Beta follows it', 'Gamma is third here'].map((text) => block('p', text));
    expect(changes([a!, b!, c!], [b!, block('p', 'Gamma is fourth here'), a!])).toEqual([
      'moved removed: Alpha comes first',
      'same: Beta follows it',
      'changed: both Gamma is |old third|new fourth|both  here',
      'moved added: Alpha comes first',
    ]);
  });

  it('have rows of tables side by side by their anchor, in the cell that changed', () => {
    const head = block('th', 'Key', 'Default');
    const before = [head, row('a', 'a.b', '1'), row('c', 'c.d', '2'), row('e', 'e.f', '3')];
    const after = [head, row('a', 'a.b', '1'), row('x', 'c.d', '4'), row('e', 'e.f', 'none')];
    expect(changes(before, after)).toEqual([
      'same: Key Default',
      'same: a.b 1',
      'removed: c.d 2',
      'added: c.d 4',
      'changed: both e.f / old 3|new none',
    ]);
  });

  it('leave a table and a sample that did not change alone, whatever is around them', () => {
    const still = [block('th', 'A'), block('tr', 'same row'), ...code('{', '}')];
    const before = [block('th', 'A'), block('tr', 'gone row of another'), ...code('{', 'old', '}'), block('h2', 'Head'), ...still]; // prettier-ignore
    const after = [block('h2', 'Another head'), ...still, ...code('{', 'new', '}')];
    const marked = changes(before, after).filter((one) => !one.startsWith('same'));
    expect(marked.filter((one) => /same row/.test(one))).toEqual([]);
    expect(changes(before, after).filter((one) => one === 'same: same row')).toHaveLength(1);
  });

  it('compare samples line by line', () => {
    expect(changes(code('a: 1', 'b: 2', 'c: 3'), code('a: 1', 'b: 4', 'c: 3', 'd: 4'))).toEqual([
      'same: ',
      'same: a: 1',
      'changed: both b: |old 2|new 4',
      'same: c: 3',
      'added: d: 4',
    ]);
  });

  it('say how much changed', () => {
    const page = [block('p', 'one two three four')];
    expect(shareOf(compareTexts(page, page))).toBe(0);
    expect(shareOf(compareTexts(page, [block('p', 'one two three five')]))).toBe(0.25);
    expect(shareOf(compareTexts(page, [block('h2', 'quite other')]))).toBe(1);
    expect(shareOf(compareTexts(code('a'), code('a', '')))).toBeGreaterThan(0);
  });
});
