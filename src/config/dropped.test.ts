import {describe, expect, it} from 'vitest';
import {followed, redirectsOfDropped} from './dropped';

const rule = {since: '2026-11-20', why: 'Better place.'};
const others = [
  {...rule, from: '/docs/a/old', to: '/docs/b/'},
  {...rule, from: '/docs/2.0.0/*', to: '/docs/*'},
  {...rule, from: '/docs/x', to: '/docs/y'},
  {...rule, from: '/docs/y', to: '/docs/x'},
];

describe('the redirects of a version that is gone', () => {
  const gone = {
    version: '1.0.0',
    day: '2026-11-23',
    pages: ['', 'help/', 'a/old'],
    changes: ['/changes/1.0.0-to-next'],
  };

  it('lead each page to that of the release, in one hop, also when it has moved', () => {
    expect(redirectsOfDropped([gone], others, ['2.0.0']).map(({from, to, since}) => [from, to, since])).toEqual([
      ['/docs/1.0.0/', '/docs/', '2026-11-23'],
      ['/docs/1.0.0/help/', '/docs/help/', '2026-11-23'],
      ['/docs/1.0.0/a/old', '/docs/b/', '2026-11-23'],
      ['/changes/1.0.0-to-next', '/changes', '2026-11-23'],
    ]);
  });

  it('are none for a version that is there', () => {
    expect(() => redirectsOfDropped([gone], others, ['1.0.0'])).toThrow(
      'dropped.json: "1.0.0" is in versions.json too; expected a version that is gone',
    );
  });

  it('come to an end', () => {
    expect(followed('/docs/x', others)).toBe('/docs/y');
  });
});
