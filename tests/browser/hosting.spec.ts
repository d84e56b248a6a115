// cspell:ignore fcopyright Fcopyright
import {readFileSync} from 'node:fs';
import {builds} from '../builds';
import {lastVersion, oldestVersion} from '../../src/config/versions';
import {expect, test} from './pages/fixtures';

const folderPages = ['docs/', 'docs/tutorials/', 'docs/help/', 'docs/next/', 'docs/next/help/'];
const plainPages = ['docs/copyright', 'docs/next/reference/workers', 'WorkerInfoComponent'];

test(
  'every way to write an address leads to the published one in one hop, with its query',
  {tag: '@base'},
  async ({request, baseURL}) => {
    const base = new URL(baseURL!).pathname;
    // The build below / has only the newest versions.
    const old = base === '/' ? [] : [`docs/${oldestVersion.path}/help/`];
    const cases = [
      ...[...folderPages, ...old].flatMap((page) =>
        [page.slice(0, -1), `${page}index.html`, `${page.slice(0, -1)}.html`].map((from) => [from, page]),
      ),
      ...plainPages.flatMap((page) => [`${page}/`, `${page}/index.html`, `${page}.html`].map((from) => [from, page])),
      ['index.html', ''],
    ] as const;
    for (const [from, to] of cases) {
      const response = await request.get(`${from}?a=b`, {maxRedirects: 0});
      expect(response.status(), from).toBe(301);
      // Relative: it holds behind a proxy with another name.
      expect(response.headers()['location'], from).toBe(`${base}${to}?a=b`);
      expect((await request.get(to, {maxRedirects: 0})).status(), to).toBe(200);
    }
  },
);

test('the domain root leads to the site', {tag: '@base'}, async ({request, baseURL}) => {
  const {origin, pathname} = new URL(baseURL!);
  const response = await request.get(`${origin}/`, {maxRedirects: 0});
  expect(response.status()).toBe(pathname === '/' ? 200 : 302);
});

test('security.txt is at its standard path for any base URL', async ({request, baseURL}) => {
  const response = await request.get(`${new URL(baseURL!).origin}/.well-known/security.txt`, {maxRedirects: 0});
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toMatch(/^text\/plain/);
  expect(await response.text()).toContain('Contact: mailto:');
});

test('every page of the current release also has a URL with its version', async ({request, page}) => {
  for (const ending of ['', '.html']) {
    const response = await request.get(`docs/${lastVersion.name}/installation/security${ending}`, {maxRedirects: 0});
    expect(response.status(), ending).toBe(302);
    expect(response.headers()['location'], ending).toMatch(/\/docs\/installation\/security$/);
  }
  await page.goto(`docs/${lastVersion.name}/help/`);
  await expect(page).toHaveURL(/\/docs\/help\/$/);
});

test('a page that has become a section redirects to it', async ({request}) => {
  const response = await request.get('job-request?a=b', {maxRedirects: 0});
  expect(response.status()).toBe(301);
  expect(response.headers()['location']).toMatch(/\/docs\/reference\/flow-rest-api#submit-a-job$/);
});

test('on a host without redirects, the page at the old URL forwards with query and anchor, or to a section', async ({
  page,
  baseURL,
}) => {
  const folder = Object.values(builds).find(({address}) => address === baseURL)!.folder;
  for (const [from, ending, target] of [
    [`docs/${lastVersion.name}/help/`, '?a=b#contact', /\/docs\/help\/\?a=b#contact$/],
    ['job-request', '#after', /\/docs\/reference\/flow-rest-api#submit-a-job$/],
  ] as const) {
    const body = readFileSync(`${folder}/${from}/index.html`, 'utf8');
    await page.route(
      (url) => url.pathname.endsWith(`/${from}`),
      (route) => route.fulfill({body, contentType: 'text/html'}),
    );
    await page.goto(from + ending);
    await expect(page).toHaveURL(target);
  }
});

test('missing and internal files have status 404', async ({request, baseURL}) => {
  const paths = [
    'docs/nope',
    'samples/rest/',
    'docs//installation/security',
    'docs%2fcopyright',
    'docs%2Fcopyright?a=b',
    '404.html',
    '_headers',
    '_redirects',
    '_nginx/http.conf',
    '.git/config',
    'assets/js/nope.js',
  ];
  for (const path of [...paths, 'index.html.gz', '../nope']) {
    const response = await request.get(path, {maxRedirects: 0});
    expect(response.status(), path).toBe(404);
    expect(response.headers()['cache-control'], path).toBe('no-store');
    expect(response.headers()['content-security-policy'], path).toContain("default-src 'self'");
  }
  expect(await (await request.get(new URL('docs/nope', baseURL).href)).text()).toContain('Page not found');
});

test('every response has security headers, and hashed files are cached for a year', async ({request}) => {
  const html = await request.get('docs/');
  const script = /assets\/js\/main\.[0-9a-f]+\.js/.exec(await html.text())![0];
  for (const response of [html, await request.get(script), await request.get('img/logo.svg')]) {
    const headers = response.headers();
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('same-origin');
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['server']).toBe('nginx');
    expect(headers['cache-control']).toBe(
      response.url().includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    );
  }
  // Behind the question mark, a slash may be encoded.
  expect((await request.get('search?q=a%2fb')).status()).toBe(200);
  const again = await request.get('docs/', {headers: {'if-none-match': html.headers()['etag']!}});
  expect(again.status()).toBe(304);
});

// The build for the base URL / has no compressed files, which has to work as well.
test('files are compressed if the browser accepts it', {tag: '@compressed'}, async ({request}) => {
  for (const encoding of ['br', 'gzip', 'identity']) {
    const headers = (await request.get('docs/', {headers: {'accept-encoding': encoding}})).headers();
    expect(headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
    expect(headers['vary']).toContain('Accept-Encoding');
  }
});
