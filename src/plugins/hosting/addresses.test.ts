import {describe, expect, it} from 'vitest';
import {movedAddresses} from './moved';

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

  it('can lead to an anchor of a page', () => {
    expect(movedAddresses([{...rule, from: '/old', to: '/docs/a#part-1.2'}], pages, '/')).toEqual([
      {from: '/old', to: '/docs/a#part-1.2'},
    ]);
  });

  it.each<[string, Record<string, string>, string]>([
    ['a dead target', {'/old': '/gone'}, 'which is not a page'],
    ['a chain', {'/older': '/old', '/old': '/docs/a'}, 'which has moved itself'],
    ['a loop', {'/x': '/y', '/y': '/x'}, 'which has moved itself'],
    ['a page that is there', {'/docs/a': '/docs/'}, 'is the page "/docs/a" or another way to write it'],
    ['a page with another slash', {'/docs/a/': '/docs/'}, 'is the page "/docs/a"'],
    ['a page in capital letters, which nginx takes for the same', {'/docs/A': '/docs/'}, 'is the page "/docs/a"'],
    ['another way to write it, in capital letters', {'/docs/A.html': '/docs/'}, 'is the page "/docs/a"'],
    ['one source in two cases', {'/old': '/docs/', '/Old': '/docs/a'}, 'is there twice, in whatever case'],
    ['a star on one side', {'/x/*': '/docs/'}, 'expected two paths'],
    ['an anchor of the source', {'/x#a': '/docs/'}, 'expected two paths'],
    ['an anchor of a page that is not there', {'/x': '/gone#a'}, 'which is not a page'],
    ['a star that matches nothing', {'/x/*': '/nothing/*'}, 'matches no page'],
  ])('are refused for %s', (_what, moved, message) => {
    const rules = Object.entries(moved).map(([from, to]) => ({...rule, from, to}));
    expect(() => movedAddresses(rules, pages, '/')).toThrow(message);
  });
});
