// cspell:ignore testapp testkey testindex rker
import {readdirSync, readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {decodeIndex} from '../../../src/plugins/search/indexFile';
import type {SearchIndex} from '../../../src/plugins/search/records/types';
import {AlgoliaServer} from '../../../src/plugins/search/testing/algoliaServer';
import {builds} from '../../builds';
import {expect, test} from '../pages/fixtures';
import {SearchDialog} from '../pages/search';

const folder = `${builds.algolia.folder}/search-index`;
const indexes = (): SearchIndex[] =>
  readdirSync(folder)
    .filter((file) => file !== 'manifest.js')
    .map((file) => decodeIndex(file.replace(/\.[0-9a-f]+\.js$/, ''), readFileSync(`${folder}/${file}`, 'utf8')));

let server: AlgoliaServer;

/** Hands what the page asks of the service to the loopback server; hosts in `down` cannot be reached. */
async function connect(page: Page, down: RegExp = /^$/): Promise<string[]> {
  const address = await server.start();
  const hosts: string[] = [];
  await page.route(/algolia(net)?\.(net|com|io)\//, async (route) => {
    const url = new URL(route.request().url());
    hosts.push(url.host);
    if (down.test(url.host)) {
      return route.abort('connectionrefused');
    }
    try {
      const response = await fetch(`${address}${url.pathname}${url.search}`, {
        method: route.request().method(),
        headers: {'content-type': 'application/json'},
        body: route.request().postData(),
      });
      return await route.fulfill({
        status: response.status,
        body: await response.text(),
        headers: {'access-control-allow-origin': '*'},
      });
    } catch {
      return route.abort('connectionreset').catch(() => undefined);
    }
  });
  return hosts;
}

test.use({answeredOrigins: /^https:\/\/[\w.-]+\.algolia(net)?\.(net|com|io)$/});
test.beforeEach(() => {
  server = new AlgoliaServer(indexes(), 'https://levigo.github.io/');
});
test.afterEach(() => server.stop());

const searches = (): typeof server.received => server.received.filter(({path}) => path === '/1/indexes/*/queries');

test('pages have a preconnect hint to the service', async ({page}) => {
  const html = await (await page.request.get('docs/')).text();
  expect(html).toMatch(/<link[^>]*rel="?preconnect"?[^>]*https:\/\/testapp-dsn\.algolia\.net/i);
});

test('hits come from the service, with credentials in the query and filters for language and version', async ({
  page,
}) => {
  await connect(page);
  const search = new SearchDialog(page);
  await search.openOn('docs/1.3.2/');
  await search.type('worker');
  await expect(search.hits.first()).toBeVisible();
  const {query, headers, body} = searches().at(-1)!;
  expect(query.get('x-algolia-application-id')).toBe('testapp');
  expect(query.get('x-algolia-api-key')).toBe('testkey');
  expect(headers['x-algolia-api-key']).toBeUndefined();
  const {requests} = body as {requests: Record<string, unknown>[]};
  expect(requests[0]).toMatchObject({
    query: 'worker',
    indexName: 'testindex',
    hitsPerPage: 20,
    clickAnalytics: true,
    facetFilters: ['language:en', ['docusaurus_tag:docs-default-1.3.2', 'docusaurus_tag:default']],
  });
  expect(requests[0]!['attributesToSnippet']).toContain('content:10');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/127\.0\.0\.1:\d+\/docs\/1\.3\.2\//);
});

test('on a narrow screen snippets have five words', async ({page}) => {
  await page.setViewportSize({width: 600, height: 800});
  await connect(page);
  const search = new SearchDialog(page);
  await search.openOn('docs/');
  await search.type('worker');
  await expect(search.hits.first()).toBeVisible();
  const {requests} = searches().at(-1)!.body as {requests: {attributesToSnippet: string[]}[]};
  expect(requests[0]!.attributesToSnippet).toContain('content:5');
});

test('the search page asks the service too', async ({page}) => {
  await connect(page);
  await page.goto('search?q=event%20bus');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(searches().at(-1)!.query.get('x-algolia-api-key')).toBe('testkey');
});

test.describe('with failing hosts', () => {
  test.use({expectedErrors: /Failed to load resource|net::ERR/});

  test('one that is down is passed over, and left alone for a while', async ({page}) => {
    const hosts = await connect(page, /-dsn\.algolia\.net$/);
    const search = new SearchDialog(page);
    await search.openOn('docs/');
    await search.type('wo');
    await expect(search.hits.first()).toBeVisible();
    const before = hosts.filter((host) => host.includes('-dsn')).length;
    await search.type('rker');
    await expect.poll(() => searches().length).toBeGreaterThan(3);
    expect(hosts.filter((host) => host.includes('-dsn')).length).toBe(before);
    expect(new Set(hosts).size).toBeGreaterThan(1);
  });

  test('all down: a RetryError, the error screen, and a Retry that works', async ({page}) => {
    const warnings: string[] = [];
    page.on('console', (message) => warnings.push(message.text()));
    await connect(page, /algolia/);
    const search = new SearchDialog(page);
    await search.openOn('docs/');
    await search.type('w');
    await expect(search.error).toContainText('Unable to fetch results');
    expect(warnings.join('\n')).toContain('RetryError');
    await page.unrouteAll({behavior: 'ignoreErrors'});
    await server.stop();
    server = new AlgoliaServer(indexes(), 'https://levigo.github.io/');
    await connect(page);
    await search.retry.click();
    await expect(search.hits.first()).toBeVisible();
  });

  test('a refused key (403) shows the error screen', async ({page}) => {
    server.misbehave = () => ({status: 403, body: '{"message":"Invalid Application-ID or API key","status":403}'});
    await connect(page);
    const search = new SearchDialog(page);
    await search.openOn('docs/');
    await search.type('w');
    await expect(search.error).toBeVisible();
  });
});

test('a malformed answer shows the error screen', async ({page}) => {
  server.misbehave = () => ({body: '{"results": "no'});
  await connect(page);
  const search = new SearchDialog(page);
  await search.openOn('docs/');
  await search.type('w');
  await expect(search.error).toBeVisible();
});

test('a slow answer shows that search is waiting', async ({page}) => {
  server.misbehave = () => ({delay: 800});
  await connect(page);
  const search = new SearchDialog(page);
  await search.openOn('docs/');
  await search.type('w');
  await expect(page.locator('.DocSearch-Container--Stalled')).toBeVisible();
  await expect(search.hits.first()).toBeVisible();
});

test('markup in answers of the service is shown as text', async ({page}) => {
  const text = '<img src=x onerror=alert(1)>';
  const hierarchy = {lvl0: text, lvl1: text, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
  const hit = {
    objectID: '1',
    hierarchy,
    content: text,
    type: 'content',
    url: 'https://levigo.github.io/docs/',
    _highlightResult: {hierarchy: {}},
    _snippetResult: {hierarchy: {}},
  };
  server.misbehave = () => ({body: JSON.stringify({results: [{hits: [hit], nbHits: 1, nbPages: 1, page: 0}]})});
  await connect(page);
  const search = new SearchDialog(page);
  await search.openOn('docs/');
  await search.type('w');
  await expect(search.hits.first()).toContainText('<img');
  expect(await search.dialog.locator('img').count()).toBe(0);
});

test('events about viewed and chosen hits are sent, 20 at a time, by a client from this site', async ({page}) => {
  await connect(page);
  const search = new SearchDialog(page);
  await search.openOn('docs/');
  await search.type('worker');
  await expect(search.hits.first()).toBeVisible();
  const events = (): Record<string, unknown>[] =>
    server.received
      .filter(({path}) => path === '/1/events')
      .flatMap(({body}) => (body as {events: Record<string, unknown>[]}).events);
  await expect.poll(() => events().filter(({eventType}) => eventType === 'view').length).toBeGreaterThan(0);
  for (const event of events()) {
    expect((event['objectIDs'] as string[]).length).toBeLessThanOrEqual(20);
  }
  await page.keyboard.press('Enter');
  await expect.poll(() => events().filter(({eventType}) => eventType === 'click').length).toBeGreaterThan(0);
  expect(await page.locator('script[src*="jsdelivr"]').count()).toBe(0);
});
