import {expect, it} from 'vitest';
import {matchCase} from './matchCase';

it('makes routes match in their own case, down to the last', () => {
  const routes = [{path: '/docs', routes: [{path: '/docs/a', routes: [{path: '/docs/a/b'}]}]}, {path: '/'}];
  matchCase(routes);
  expect(JSON.stringify(routes).match(/"sensitive":true/g)).toHaveLength(4);
});
