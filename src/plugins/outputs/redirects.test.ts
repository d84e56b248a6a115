import {describe, expect, it} from 'vitest';
import {redirectLine, redirectsFor} from '../../config/redirects';
import {movedAddresses} from './redirects';

describe('redirects', () => {
  const rule = {why: 'test'};
  const pages = ['/docs/', '/docs/a', '/docs/next/a'];

  it('expand a star for each page without exceptions', () => {
    expect(
      movedAddresses([{...rule, from: '/docs/9.9.9/*', to: '/docs/*', except: ['/docs/next/']}], pages, '/'),
    ).toEqual([
      {from: '/docs/9.9.9/', to: '/docs/'},
      {from: '/docs/9.9.9/a', to: '/docs/a'},
    ]);
  });

  it('may lead to a file, which has no route', () => {
    const moved = [{from: '/old.atom', to: '/blog/atom.xml'}];
    expect(movedAddresses([{...rule, ...moved[0]!}], pages, '/')).toEqual(moved);
  });

  it('are printed with the fields of a rule, to paste', () => {
    expect(redirectLine({from: '/old', to: '/new', why: '...'})).toBe("{from: '/old', to: '/new', why: '...'},");
  });

  it('can lead to an anchor of a page', () => {
    expect(movedAddresses([{...rule, from: '/old', to: '/docs/a#part-1.2'}], pages, '/')).toEqual([
      {from: '/old', to: '/docs/a#part-1.2'},
    ]);
  });

  it('lead from the reverse of each pair of versions to its page, and from no other page', () => {
    const found = redirectsFor(['/changes', '/changes/1.0.0-to-next', '/docs/a-to-b', '/changes/a-to-b/c']);
    expect(found.filter(({from}) => from.includes('-to-'))).toMatchObject([
      {from: '/changes/next-to-1.0.0', to: '/changes/1.0.0-to-next'},
    ]);
  });

  it.each<[string, Record<string, string>, string]>([
    ['a star on one side', {'/x/*': '/docs/'}, 'expected two paths'],
    ['an anchor of the source', {'/x#a': '/docs/'}, 'expected two paths'],
    ['a star that matches nothing', {'/x/*': '/nothing/*'}, 'matches no page'],
    ['a dead target', {'/old': '/gone'}, '"/old" to "/gone"; expected'],
    ['an anchor of a page that is not there', {'/x': '/gone#a'}, '"/x" to "/gone#a"; expected'],
    ['a chain', {'/older': '/old', '/old': '/docs/a'}, '"/older" to "/old"; expected'],
    ['a chain of files', {'/a.xml': '/b.xml', '/b.xml': '/docs/a'}, '"/a.xml" to "/b.xml"; expected'],
    ['a loop', {'/x': '/y', '/y': '/x'}, '"/x" to "/y"; expected'],
    ['a page that is there', {'/docs/a': '/docs/'}, '"/docs/a" to "/docs/"; expected'],
    ['a page with another slash', {'/docs/a/': '/docs/'}, '"/docs/a/" to "/docs/"; expected'],
    ['a page in capital letters, which nginx takes for the same', {'/docs/A': '/docs/'}, '"/docs/A" to "/docs/"'],
    ['another way to write it, in capital letters', {'/docs/A.html': '/docs/'}, '"/docs/A.html" to "/docs/"'],
    [
      'one source in two cases',
      {'/old': '/docs/', '/Old': '/docs/a'},
      '"/old" to "/docs/"; expected an address that no',
    ],
  ])('are refused for %s', (_what, moved, message) => {
    const rules = Object.entries(moved).map(([from, to]) => ({...rule, from, to}));
    expect(() => movedAddresses(rules, pages, '/')).toThrow(message);
  });
});
