import {expect, it} from 'vitest';
import {isPage} from './isPage';

const routes = [
  {path: '/404.html', exact: true},
  {path: '/docs', routes: [{path: '/docs/next', routes: [{path: '/docs/next/help/', exact: true}]}]},
  {path: '/', exact: true},
  {path: '*'},
];

it('tells pages from folders and from what does not exist', () => {
  const addresses = ['/', '/404.html', '/docs/next/help/', '/docs/next/help', '/docs/next/nope', '/docs/nope', '/nope'];
  expect(addresses.filter((address) => isPage(routes, address))).toEqual(addresses.slice(0, 4));
});
