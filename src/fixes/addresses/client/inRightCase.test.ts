import {expect, it} from 'vitest';
import {inRightCase} from './inRightCase';

it.each([
  ['/site/CHECK', ['/site/check'], '/site/check'],
  ['/site/Docs/Help/', ['/site/docs', '/site/docs/help/'], '/site/docs/help/'],
  ['/site/check', ['/site/check'], undefined],
  ['/site/Nowhere', ['*'], undefined],
  ['/site/docs/Nowhere', ['/site/docs', undefined], undefined],
  ['/site/nowhere', [], undefined],
])('%s, which matches %j, means %s', (pathname, matched, page) => {
  expect(inRightCase(pathname, matched)).toBe(page);
});
