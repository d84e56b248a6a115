import {describe, expect, it} from 'vitest';
import {localUrl} from './query';

describe('the address of a hit', () => {
  it.each([
    ['https://levigo.github.io/site/docs/help/', '/site/docs/help/'],
    ['http://127.0.0.1:8080/site/docs/workers#ocr', '/site/docs/workers#ocr'],
    ['/site/docs/a%20b#%C3%A4', '/site/docs/a%20b#%C3%A4'],
    ['site/docs/', '/site/docs/'],
    ['https://user:password@example.com:99/site/x?q=1#y', '/site/x#y'],
  ])('is its path and anchor, without origin and query: %s', (url, path) => {
    expect(localUrl(url, '/site/')).toBe(path);
  });

  it.each([
    'http://',
    '/%E0%A4',
    '/docs/#%',
    'http://a//evil.example/x',
    '/.//evil.example/x',
    '/%5cevil.example/x',
    '/%09/evil.example/x',
    'x:javascript:alert(1)',
    'javascript:alert(1)',
    undefined,
    7,
    {pathname: '/docs/'},
  ])('is not there for what leads nowhere or away: %s', (url) => {
    expect(localUrl(url, '/')).toBeUndefined();
  });

  it('is not there for a page of another site on the same host', () => {
    expect(localUrl('https://levigo.github.io/other/docs/', '/site/')).toBeUndefined();
    expect(localUrl('/site/../other/', '/site/')).toBeUndefined();
    expect(localUrl('/sitemap', '/site/')).toBeUndefined();
  });
});
