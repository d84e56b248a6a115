import {expect, it} from 'vitest';
import {rightAddress} from './rightAddress';

it.each([
  ['/site/CHECK', ['/site/check'], '/site/check'],
  ['/site/Docs/Help/', ['/site/docs', '/site/docs/help/'], '/site/docs/help/'],
  ['/site/check', ['/site/check'], undefined],
  // A host that removes the slash would lead back.
  ['/site/docs/help', ['/site/docs', '/site/docs/help/'], undefined],
  ['/site/check.html', ['/site/check'], '/site/check'],
  ['/site/docs/help.html', ['/site/docs', '/site/docs/help/'], '/site/docs/help/'],
  ['/site/404.html', ['*'], undefined],
  ['/site/Nowhere', ['*'], undefined],
  ['/site/docs/Nowhere', ['/site/docs', undefined], undefined],
  ['/site/nowhere', [], undefined],
])('%s, which matches %j, means %s', (pathname, matched, page) => {
  expect(rightAddress(pathname, (asked) => (asked.endsWith('.html') ? ['*'] : matched))).toBe(page);
});
