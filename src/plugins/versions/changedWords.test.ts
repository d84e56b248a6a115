import {describe, expect, it} from 'vitest';
import {changedShare, sharesOf, shownLines} from './changedWords';
import {changedTexts, comparePath, shareBetween, shareInWords} from './shares';

const files = new Map<string, unknown>([
  ['term/job/1.0.json', {text: 'A run of a template', to: '/docs/1.0/help', links: ['See [Help](/docs/1.0/help).']}],
  ['term/job/2.0.json', {text: 'A run of a template', to: '/docs/2.0/help', links: ['See [Help](/docs/2.0/help).']}],
  ['term/part/1.0.json', {text: 'A document, see #1', to: '/docs/1.0/help', source: 'http://a.b', unknown: null}],
  ['term/part/2.0.json', {text: 'A document or an image'}],
  ['samples/static/samples/a.yaml.json', 'a: 1'],
  ['samples/static/samples/b.yaml.json', 'a: 2'],
]);
const lines = (version: string, markdown: string, title = 'Page'): string[] =>
  shownLines({version, title, markdown}, files);
const share = (before: string, after: string): number => changedShare(lines('1.0', before), lines('2.0', after));

describe('what a page shows before it is rendered', () => {
  it('is its title, its lines, and the facts and samples in it', () => {
    expect(lines('1.0', '---\ntitle: x\n---\n\n## Part {#a}\n\nA <Term id="part">part</Term>.')).toEqual([
      'Page',
      '## Part',
      'A <Term id="part">part</Term>.',
      'A document, see #1',
    ]);
    expect(lines('2.0', '1. Do\n\n   ```yaml title="x" file=static/samples/a.yaml\n   ```')).toContain('a: 1');
  });

  it.each([
    ['addresses', '[a](./b.md), <Term id="job">job</Term>', '[a](../c.md#d), <Term id="job">job</Term>'],
    ['style and line breaks', 'Use **one** `two`\nthree', 'Use one\ntwo _three_'],
    ['comments and anchors', 'a <!-- x -->{/* yes */} b\n\n## C  {#dd}', 'a b\n\n<a id="cc"></a>\n\n## C'],
    ['column widths', '| a | b |', '| a   | b |'],
  ])('is the same with other %s', (_, before, after) => {
    expect(share(before, after)).toBe(0);
  });

  it.each([
    ['a word', 'one two', 'one three'],
    ['punctuation', 'one, two', 'one two'],
    ['the order', 'one two\n\nthree four', 'three four\n\none two'],
    ['a fact', '<Term id="part">part</Term>', '<Term id="part">part</Term>'],
    ['a fact of a component that cannot be read', '<Term id={x}>a</Term>', '<Term id={x}>a</Term>'],
    ['a sample', '```yaml file=static/samples/a.yaml', '```yaml file="static/samples/b.yaml"'],
  ])('differs with another %s', (_, before, after) => {
    expect(share(before, after)).toBeGreaterThan(0);
  });
});

describe('the share of changed words', () => {
  it('counts the words that only one text has, also on lines that changed', () => {
    expect(changedShare(['one two three four'], ['one two three five'])).toBe(25);
    expect(changedShare(['one'], ['two'])).toBe(100);
    expect(changedShare([], ['two'])).toBe(100);
    expect(changedShare(['a b', 'c d'], ['a b', 'x y', 'c d'])).toBe(20);
  });

  it('is not 0 for a small change', () => {
    const text = 'word '.repeat(1000);
    expect(changedShare([text, 'a'], [text, 'b'])).toBe(0.5);
    expect([0.5, 1, 12].map(shareInWords)).toEqual(['less than 1%', '1%', '12%']);
  });

  const source = (version: string, markdown: string) => ({version, title: 'T', markdown});
  const shares = sharesOf(
    ['3.0', '2.0', '1.0'],
    new Map([
      ['all', [source('3.0', 'a b c'), source('2.0', 'a b c'), source('1.0', 'a b d')]],
      ['new', [source('3.0', 'a b'), source('2.0', 'x')]],
    ]),
    files,
  );

  it('is known for each pair of versions that have the page', () => {
    const between = (id: string, one: string, other: string) => shareBetween(shares, id, one, other);
    expect([between('all', '3.0', '2.0'), between('all', '2.0', '3.0')]).toEqual([0, 0]);
    expect([between('all', '1.0', '3.0'), between('all', '2.0', '1.0')]).toEqual([25, 25]);
    expect([between('new', '2.0', '3.0'), between('new', '1.0', '2.0')]).toEqual([60, undefined]);
    expect([between('none', '3.0', '2.0'), between('all', '3.0', '9.0')]).toEqual([undefined, undefined]);
  });

  it('sorts the pages that changed', () => {
    const pages = ['all', 'new', 'none'].map((id) => ({id, title: id}));
    expect(changedTexts(pages, shares, '1.0', '3.0')).toEqual([{id: 'all', title: 'all', share: 25}]);
    expect(changedTexts(pages, shares, '2.0', '3.0').map(({id}) => id)).toEqual(['new']);
    const same = [
      {id: 'all', title: 'B'},
      {id: 'all', title: 'A'},
    ];
    expect(changedTexts(same, shares, '1.0', '3.0').map(({title}) => title)).toEqual(['A', 'B']);
    expect(comparePath('a/b', '1.0', '2.0')).toBe('/compare?page=a%2Fb&from=1.0&to=2.0');
  });
});
