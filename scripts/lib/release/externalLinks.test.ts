import {describe, expect, it} from 'vitest';
import {externalLinks, isGone} from './externalLinks';

describe('links to other sites', () => {
  it('are those of anchors, once, without the anchor', () => {
    const html =
      '<a href=https://jadice.com/a#x>a</a><a href="https://jadice.com/a#y">b</a><img src=https://x.de/a.png>';
    expect(externalLinks(html, 'https://levigo.github.io')).toEqual(['https://jadice.com/a']);
  });

  it('do not include our own pages and hosts of samples', () => {
    const html =
      '<a href=https://levigo.github.io/a>a</a><a href=http://localhost:8080>b</a><a href=https://flow.example.com/>c</a><a href=/docs>d</a>';
    expect(externalLinks(html, 'https://levigo.github.io')).toEqual([]);
  });

  it('are gone with 404 and 410 only', () => {
    expect([200, 301, 403, 404, 410, 429, 503].filter(isGone)).toEqual([404, 410]);
  });
});
