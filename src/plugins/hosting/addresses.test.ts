import {describe, expect, it} from 'vitest';
import {redirects} from '../../config/redirects';
import {fileOf, variantRedirects} from './addresses';
import {movedAddresses} from './moved';
import {nginxHttp, nginxServer} from './nginx';
import {headersFile, redirectsFile} from './staticHosts';

describe('other ways to write an address', () => {
  const routes = ['/base/', '/base/docs/', '/base/docs/copyright', '/base/404.html'];
  const found = variantRedirects(routes);
  const target = (from: string): string | undefined => found.find((one) => one.from === from)?.to;

  it('lead to the published one in one hop', () => {
    expect(target('/base/docs')).toBe('/base/docs/');
    expect(target('/base/docs/index.html')).toBe('/base/docs/');
    expect(target('/base/docs/copyright/')).toBe('/base/docs/copyright');
    expect(target('/base/docs/copyright.html')).toBe('/base/docs/copyright');
    expect(target('/base')).toBe('/base/');
    expect(found.filter(({to}) => !routes.includes(to))).toEqual([]);
  });

  it('never include a published one, so that there is no loop', () => {
    expect(found.filter(({from}) => routes.includes(from))).toEqual([]);
  });

  it('leave a site at the root of its host alone', () => {
    expect(variantRedirects(['/'])).toEqual([{from: '/index.html', to: '/'}]);
  });

  it('are not made for the not-found page', () => {
    expect(found.filter(({to}) => to.endsWith('404.html'))).toEqual([]);
  });
});

describe('the file of a page', () => {
  it('is the index of its folder, but for the not-found page', () => {
    expect(fileOf('/base/', '/base/')).toBe('index.html');
    expect(fileOf('/base/docs/', '/base/')).toBe('docs/index.html');
    expect(fileOf('/docs/copyright', '/')).toBe('docs/copyright/index.html');
    expect(fileOf('/base/404.html', '/base/')).toBe('404.html');
  });
});

describe('redirects', () => {
  const rule = {since: '2026-11-20', why: 'test'};
  const pages = ['/docs/', '/docs/a', '/docs/next/a'];

  it('fill a star with the rest of each page, but for those left out', () => {
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
    ['a page that is there', [{from: '/docs/a', to: '/docs/'}], 'is a page of the site'],
    ['a page with another slash', [{from: '/docs/a/', to: '/docs/'}], 'is another way to write "/docs/a"'],
    [
      'a page in capital letters, which nginx takes for the same',
      [{from: '/docs/A', to: '/docs/'}],
      'differs from the page "/docs/a" in case only',
    ],
    [
      'another way to write it, with .html',
      [{from: '/docs/a.html', to: '/docs/'}],
      'is another way to write "/docs/a"',
    ],
    ['another way to write it, in capital letters', [{from: '/docs/A.html', to: '/docs/'}], 'in case only'],
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

  it('are refused for an invalid date', () => {
    expect(() => movedAddresses([{from: '/x', to: '/docs/', since: 'soon', why: ''}], pages)).toThrow('since "soon"');
  });

  it('of this site each say why', () => {
    expect(redirects.filter(({why}) => why.length < 20)).toEqual([]);
  });
});

describe('what hosts get', () => {
  it('is a map for nginx, with the policy in quotes', () => {
    const text = nginxHttp("script-src 'self'", [
      {from: '/old', to: '/new'},
      {from: '/part', to: '/new#part'},
    ]);
    expect(text).toContain('    /old /new;\n    /part /new#part;\n');
    expect(text).toContain(`default "script-src 'self'";`);
  });

  it('keeps addresses that lead elsewhere one day apart for nginx', () => {
    const text = nginxHttp('x', [
      {from: '/old', to: '/new'},
      {from: '/1.0.0', to: '/', temporary: true},
    ]);
    expect(text).toContain('map $uri $site_redirect {\n    default "";\n    /old /new;\n}');
    expect(text).toContain('map $uri $site_temporary_redirect {\n    default "";\n    /1.0.0 /;\n}');
  });

  it('refuses addresses that nginx would read as a pattern', () => {
    expect(() => nginxHttp('x', [{from: '/a b', to: '/'}])).toThrow('Address "/a b"');
  });

  it('hides files for hosts from readers, and answers the domain root only below another base URL', () => {
    expect(nginxServer('/base/')).toContain('return 302 /base/;');
    expect(nginxServer('/')).not.toContain('return 302 /;');
    expect(nginxServer('/')).toContain('location ~ ^/(_nginx/');
  });

  it('is a _headers and a _redirects file for static hosts', () => {
    const headers = headersFile('/base/', 'the policy');
    expect(headers).toContain('/base/*\n  Content-Security-Policy: the policy\n');
    expect(headers).toContain('/base/assets/*\n  Cache-Control: public, max-age=31536000, immutable');
    expect(redirectsFile([{from: '/old', to: '/new'}])).toBe('/old /new 301\n');
    expect(redirectsFile([{from: '/1.0.0', to: '/', temporary: true}])).toBe('/1.0.0 / 302\n');
  });
});
