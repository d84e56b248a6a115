import {describe, expect, it} from 'vitest';
import {numbers} from '../../lib/testing/numbers';
import {localUrl} from './localUrl';

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
    'https://[',
    '/%',
    '/%E0%A4',
    '/docs/#%',
    '/%2525',
    '/%255cevil.example',
    'http://a//evil.example/x',
    '/.//evil.example/x',
    '/%5cevil.example/x',
    '/%09/evil.example/x',
    'x:javascript:alert(1)',
    'javascript:alert(1)',
    'data:text/html,x',
    'mailto:somebody@example.com',
    'ftp://example.com/docs/',
    undefined,
    null,
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

describe('any text as an address', () => {
  const pieces = [
    ...'http: https: HTTP: javascript: x: data: blob: // / \\ . .. # ? @ : [ ] & < > " \''.split(' '),
    ...'% %2 %25 %5c %5C %2f %2e %09 %0a %00 %E4 %C3%A4 %EF%BF%BD %F0%9F%98%80'.split(' '),
    ...['\t', '\n', '\0', ' ', 'ä', '\u2028', '\ud800', '😀', 'evil.example', 'site', 'docs', 'a'],
  ];
  /** Problem of the URL that results from a text. */
  function faultOf(url: string, baseUrl: string): string | undefined {
    const found = localUrl(url, baseUrl);
    if (found === undefined) {
      return undefined;
    }
    const [path = '', anchor = ''] = found.split(/(?=#)/);
    decodeURIComponent(anchor);
    // A link shows the decoded path, a click hands that over once more, and the browser reads it.
    const strays = [path, decodeURI(path), decodeURI(decodeURI(path))].filter((read) => {
      const {origin, pathname} = new URL(read, 'https://docs.example.com');
      return origin !== 'https://docs.example.com' || !pathname.startsWith(baseUrl);
    });
    return strays.length > 0 || localUrl(found, baseUrl) !== found ? JSON.stringify([url, found]) : undefined;
  }

  it.each(['/', '/site/'])('gives a path below %s that stays there however often it is read, or nothing', (baseUrl) => {
    const next = numbers(20261122);
    const any = (): string => pieces[next(pieces.length)]!;
    const urls = Array.from({length: 10_000}, (_, round) =>
      [round % 2 === 0 ? baseUrl : '', ...Array.from({length: next(8)}, any)].join(''),
    );
    expect(urls.flatMap((url) => faultOf(url, baseUrl) ?? [])).toEqual([]);
    expect(urls.filter((url) => localUrl(url, baseUrl) !== undefined).length).toBeGreaterThan(1000);
  });
});
