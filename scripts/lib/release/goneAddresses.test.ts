import {describe, expect, it} from 'vitest';
import {adviceForGone} from './goneAddresses';

const present = new Set([
  '/',
  '/changes',
  '/docs/',
  '/docs/a/',
  '/docs/b/old',
  '/docs/next/c',
  '/docs/help/',
  '/docs/help/#x',
]);
const advice = (...gone: string[]): string[] => adviceForGone(gone, present, '2026-11-24');

describe('a published address that is gone', () => {
  it.each([
    ['/docs/a/old', '/docs/b/old'],
    ['/docs/a/other', '/docs/a/'],
    ['/docs/next/a/c', '/docs/next/c'],
    ['/changes/1.0.0-to-next', '/changes'],
    ['/tool', '/'],
  ])('%s needs a redirect, whose line is printed', (from, to) => {
    expect(advice(from)).toEqual([
      `${from}: gone; add to src/config/redirects.ts, with the page that took its place: ` +
        `{from: '${from}', to: '${to}', since: '2026-11-24', why: '...'},`,
    ]);
  });

  it('needs its anchor on the page that is still there', () => {
    expect(advice('/docs/help/#y')).toEqual([
      expect.stringContaining('put <a id="y"></a> into versioned_docs/version-') as unknown,
    ]);
    expect(advice('/docs/help/#y')[0]).toContain('/help/index.md, above what took its place');
    expect(advice('/docs/a/moved#y')[0]).toContain('into the page that /docs/a/moved redirects to');
  });

  it('needs no line for an anchor of a page that is gone itself', () => {
    expect(advice('/docs/a/old', '/docs/a/old#y')).toHaveLength(1);
  });

  it('needs its file, as no page can take its place', () => {
    expect(advice('/samples/a.sh')).toEqual([expect.stringContaining('keep a copy as static/samples/a.sh') as unknown]);
  });

  it('needs one line for all pages of a version that went, and more for pages that the release does not have', () => {
    expect(
      advice('/docs/0.1.0/', '/docs/0.1.0/b/old', '/docs/0.1.0/b/older').map((line) => line.split('place: ')[1]),
    ).toEqual([
      "{from: '/docs/0.1.0/*', to: '/docs/*', since: '2026-11-24', why: '...'},",
      "{from: '/docs/0.1.0/b/older', to: '/docs/', since: '2026-11-24', why: '...'},",
    ]);
  });
});
