import {describe, expect, it} from 'vitest';
import {redirects} from '../../config/redirects';
import {movedAddresses} from './moved';

describe('redirects', () => {
  const rule = {why: 'test'};
  const pages = ['/docs/', '/docs/a', '/docs/next/a'];

  it('expand a star for each page without exceptions', () => {
    expect(movedAddresses([{...rule, from: '/docs/9.9.9/*', to: '/docs/*', except: ['/docs/next/']}], pages)).toEqual([
      {from: '/docs/9.9.9/', to: '/docs/'},
      {from: '/docs/9.9.9/a', to: '/docs/a'},
    ]);
  });

  it('may lead to a file, which has no route', () => {
    const moved = [{from: '/old.atom', to: '/blog/atom.xml'}];
    expect(movedAddresses([{...rule, ...moved[0]!}], pages)).toEqual(moved);
  });

  it('can lead to an anchor of a page', () => {
    expect(movedAddresses([{...rule, from: '/old', to: '/docs/a#part-1.2'}], pages)).toEqual([
      {from: '/old', to: '/docs/a#part-1.2'},
    ]);
  });

  it.each([
    ['a dead target', [{from: '/old', to: '/gone'}], 'which is not a page'],
    [
      'a chain',
      [
        {from: '/older', to: '/old'},
        {from: '/old', to: '/docs/a'},
      ],
      'which has moved itself',
    ],
    [
      'a loop',
      [
        {from: '/x', to: '/y'},
        {from: '/y', to: '/x'},
      ],
      'which has moved itself',
    ],
    ['a redirect to itself', [{from: '/x', to: '/x'}], 'which has moved itself'],
    ['a page that is there', [{from: '/docs/a', to: '/docs/'}], 'is the page "/docs/a" or another way to write it'],
    [
      'a page with another slash',
      [{from: '/docs/a/', to: '/docs/'}],
      'is the page "/docs/a" or another way to write it',
    ],
    [
      'a page in capital letters, which nginx takes for the same',
      [{from: '/docs/A', to: '/docs/'}],
      'is the page "/docs/a" or another way to write it',
    ],
    [
      'another way to write it, with .html',
      [{from: '/docs/a.html', to: '/docs/'}],
      'is the page "/docs/a" or another way to write it',
    ],
    [
      'another way to write it, in capital letters',
      [{from: '/docs/A.html', to: '/docs/'}],
      'is the page "/docs/a" or another way to write it',
    ],
    [
      'one source in two cases',
      [
        {from: '/old', to: '/docs/'},
        {from: '/Old', to: '/docs/a'},
      ],
      'is there twice, in whatever case',
    ],
    [
      'one source twice',
      [
        {from: '/x', to: '/docs/'},
        {from: '/x', to: '/docs/a'},
      ],
      'is there twice',
    ],
    ['a star on one side', [{from: '/x/*', to: '/docs/'}], 'expected two paths'],
    ['an anchor of the source', [{from: '/x#a', to: '/docs/'}], 'expected two paths'],
    ['an anchor of a page that is not there', [{from: '/x', to: '/gone#a'}], 'which is not a page'],
    ['a star that matches nothing', [{from: '/x/*', to: '/nothing/*'}], 'matches no page'],
  ])('are refused for %s', (_what, rules, message) => {
    expect(() =>
      movedAddresses(
        rules.map((one) => ({...rule, ...one})),
        pages,
      ),
    ).toThrow(message);
  });

  it('of this site each say why', () => {
    expect(redirects.filter(({why}) => why.length < 20)).toEqual([]);
  });
});
