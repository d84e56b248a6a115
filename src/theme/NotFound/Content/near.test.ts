import {describe, expect, it} from 'vitest';
import {docPath, inventory, sections} from '../../../../tests/inventory';
import {numbers} from '../../../lib/testing/numbers';
import {nearPages, nearPair, type Page} from './near';

const versions = [...inventory].sort((a, b) => Number(b.path === '') - Number(a.path === ''));
const pages: Page[] = versions.flatMap((version) =>
  [...version.docs, ...sections].map((id) => ({
    path: docPath(version, id),
    rest: id.replace(/(?:^|\/)index$/, ''),
    version: version.path.replace('/', '') || 'current',
  })),
);
const current = pages.filter(({version, rest}) => version === 'current' && rest.includes('/'));

const letters = 'abcdefghijklmnopqrstuvwxyz';

type Mutation = (rest: string, random: (below: number) => number) => string;
/** A mutation at one of the first letters of the last part. */
const near =
  (edit: (start: string, end: string, letter: string) => string): Mutation =>
  (rest, random) => {
    const at = rest.lastIndexOf('/') + 2 + random(4);
    return edit(rest.slice(0, at), rest.slice(at), letters[random(26)]!);
  };

/** How people alter URLs: in letters, emails, old links and from memory. */
const mutations: readonly Mutation[] = [
  near((start, end) => start + end.slice(1)),
  near((start, end, letter) => start + letter + end),
  near((start, end) => start + end[1]! + end[0]! + end.slice(2)),
  (rest) => rest.split('/').at(-1)!,
  (rest) => `guide/${rest.split('/').at(-1)!}`,
  (rest) => rest.toUpperCase(),
  (rest) => rest.replaceAll('-', '_'),
  (rest) => `${rest}.md`,
  (rest) => `${rest}s`,
  (rest) => rest.replaceAll('-', ''),
];

const nonsense = ['a', '.env', 'docs/1', 'docs/next/unicorn', 'shop/cart/checkout', 'hello-world', 'cgi-bin/test.cgi'];

describe('near addresses', () => {
  it('contain the correct page for at least 90 of 100 mutated URLs', () => {
    const random = numbers(7);
    const missed = Array.from({length: 100}, (_, index) => {
      const {rest} = current[random(current.length)]!;
      const mutated = mutations[index % mutations.length]!(rest, random);
      return nearPages(`docs/${mutated}`, pages).some((page) => page.rest === rest) ? [] : [`${mutated} (${rest})`];
    }).flat();
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(10);
  });

  it('are none for nonsense', () => {
    expect(nonsense.filter((address) => nearPages(address, pages).length > 0)).toEqual([]);
  });

  it('are at most three, except versions of the same page', () => {
    expect(nearPages('docs/products/product-conversion', pages).length).toBeLessThanOrEqual(3);
    const same = nearPages('docs/7.7.7/operations/logging', pages);
    expect(same.map(({rest}) => rest)).toEqual(inventory.map(() => 'operations/logging'));
    expect(same[0]?.version).toBe('current');
  });

  it('come from the version in the URL if it has any', () => {
    const old = versions.at(-1)!.path.replace('/', '');
    expect(nearPages(`docs/${old}/operations/loging`, pages)[0]).toMatchObject({
      version: old,
      rest: 'operations/logging',
    });
  });
});

describe('two versions in an address', () => {
  const some = ['next (unreleased)', '2.10.0', '2.9.0'].map((version): Page => ({path: '/', rest: '', version}));

  it.each([
    ['changes/2.9.0/2.10.0', ['2.9.0', '2.10.0']],
    ['changes/2.10.0/2.9.0', ['2.9.0', '2.10.0']],
    ['update/2.10.0...next', ['2.10.0', 'next']],
    ['changes/2.9.0/2.9.0', undefined],
    ['changes/2.9.0/2.11.0', undefined],
    ['changes/2.9.0/2.10.0/next', undefined],
    ['docs/2.9.0/updates', undefined],
  ])('%s', (address, expected) => {
    expect(nearPair(address, some)).toEqual(expected);
  });
});
