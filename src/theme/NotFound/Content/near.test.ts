import {describe, expect, it} from 'vitest';
import {docPath, inventory, sections} from '../../../../tests/inventory';
import {nearPages, nearPair, type Page} from './near';

const versions = [...inventory].sort((a, b) => Number(b.path === '') - Number(a.path === ''));
const pages: Page[] = versions.flatMap((version) =>
  [...version.docs, ...sections].map((id) => ({
    path: docPath(version, id),
    rest: id.replace(/(?:^|\/)index$/, ''),
    version: version.path.replace('/', '') || 'current',
  })),
);
const nonsense = ['a', '.env', 'docs/1', 'docs/next/unicorn', 'shop/cart/checkout', 'hello-world', 'cgi-bin/test.cgi'];

describe('near addresses', () => {
  it.each([
    'docs/operations/lgging',
    'docs/logging',
    'docs/guide/logging',
    'docs/OPERATIONS/LOGGING',
    'docs/operations/logging.md',
    'docs/operations/loggings',
  ])('of %s are those of the page that was meant', (address) => {
    expect(nearPages(address, pages)[0]?.rest).toBe('operations/logging');
  });

  it.each(['docs/installation/install_kubernetes', 'docs/installation/installkubernetes'])('of %s too', (address) => {
    expect(nearPages(address, pages)[0]?.rest).toBe('installation/install-kubernetes');
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
