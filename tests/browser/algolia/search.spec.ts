// cspell:ignore testapp testkey testindex
import {lastVersion} from '../../../src/config/versions';
import {expect, test} from '../pages/fixtures';
import {painted} from '../pages/painted';
import {answerWith, connect, hitsOf, openAtRest, origins, renewServer, searches, server} from './service';

test.use({answeredOrigins: origins});
test.beforeEach(renewServer);
test.afterEach(() => server.stop());

test('pages have a preconnect hint to the service', async ({page}) => {
  const html = await (await page.request.get('docs/')).text();
  expect(html).toMatch(/<link[^>]*rel="?preconnect"?[^>]*https:\/\/testapp-dsn\.algolia\.net/i);
});

test('hits come from the service, with credentials in the query and filters for language and version', async ({
  page,
}) => {
  await connect(page);
  const search = await openAtRest(page, 'docs/next/');
  await page.clock.resume();
  await search.input.fill('worker');
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
    facetFilters: ['language:en', ['docusaurus_tag:docs-default-current', 'docusaurus_tag:default']],
  });
  expect(requests[0]!['attributesToSnippet']).toContain('content:18');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/127\.0\.0\.1:\d+\/docs\/next\//);
});

test('the search page asks the service too', async ({page}) => {
  await connect(page);
  await page.goto('search?q=event%20bus');
  await expect(page.getByRole('article').first()).toBeVisible();
  const {query, body} = searches().at(-1)!;
  expect(query.get('x-algolia-api-key')).toBe('testkey');
  const {requests} = body as {requests: {attributesToRetrieve: string[]}[]};
  expect(requests).toHaveLength(1);
  expect(requests[0]).toMatchObject({
    query: 'event bus',
    indexName: 'testindex',
    hitsPerPage: 20,
    page: 0,
    clickAnalytics: true,
    facetFilters: ['language:en', [`docusaurus_tag:docs-default-${lastVersion.name}`, 'docusaurus_tag:default']],
  });
  expect(requests[0]!.attributesToRetrieve).toEqual(
    expect.arrayContaining(['hierarchy.lvl0', 'hierarchy.lvl6', 'content', 'type', 'url']),
  );
});

test.describe('with failing hosts', () => {
  test.use({expectedErrors: /Failed to load resource|net::ERR/});

  test('skips a failed host for 120 s', async ({page}) => {
    const hosts = await connect(page, /-dsn\.algolia\.net$/);
    const asked = (): number => hosts.filter((host) => host.includes('-dsn')).length;
    const search = await openAtRest(page);
    const seen: number[] = [];
    answerWith((query) => hitsOf([['Docs', `Hit for ${query}`]]));
    for (const [index, time] of [119_000, 2000, 0].entries()) {
      await search.input.pressSequentially('wor'[index]!);
      await expect(search.hits).toHaveText(new RegExp(`Hit for ${'wor'.slice(0, index + 1)}$`));
      seen.push(asked());
      await page.clock.runFor(time);
    }
    expect(seen).toEqual([1, 1, 2]);
  });

  test('if all fail, shows the error screen with a working Retry', async ({page, search}) => {
    const warnings: string[] = [];
    page.on('console', (message) => warnings.push(message.text()));
    await connect(page, /algolia/);
    await search.openOn('docs/');
    await search.input.pressSequentially('w');
    await expect(search.error).toContainText('Unable to fetch results');
    await expect(search.error).toContainText('You might want to check your network connection.');
    expect(warnings.join('\n')).toContain('RetryError');
    await page.unrouteAll({behavior: 'ignoreErrors'});
    await server.stop();
    renewServer();
    await connect(page);
    await search.retry.click();
    await expect(search.hits.first()).toBeVisible();
  });

  test('a refusal says what it is, in the dialog and on the search page', async ({page, search}) => {
    const message = 'Invalid Application-ID or API key';
    const help = 'The search service does not accept the key of this site.';
    server.misbehave = () => ({status: 403, body: JSON.stringify({message, status: 403})});
    await connect(page);
    await search.openOn('docs/');
    await search.input.pressSequentially('w');
    await expect(search.error).toContainText(`${help} Please tell the people who run this site. It says: ${message}`);
    await expect(search.error).not.toContainText('network');
    await page.goto('search?q=worker');
    await expect(page.getByRole('alert')).toContainText(help);
    await expect(page.getByRole('alert')).not.toContainText('network');
  });
});

test.describe('with a late refusal', () => {
  test.use({expectedErrors: /Failed to load resource/});

  test('the latest hits stay when an earlier request fails', async ({page, search}) => {
    const isFirst = (body: unknown): boolean =>
      (body as {requests?: {query: string}[]} | undefined)?.requests?.[0]?.query === 'w';
    server.misbehave = ({body}) => (isFirst(body) ? {delay: 1500, status: 403, body: '{}'} : undefined);
    await connect(page);
    await search.openOn('docs/');
    const refusal = page.waitForEvent('console', (message) => message.text().startsWith('Search failed.'));
    await search.input.pressSequentially('w');
    await expect.poll(() => searches().length).toBe(1);
    await search.input.pressSequentially('o');
    await expect(search.hits.first()).toBeVisible();
    await refusal;
    await painted(page);
    await expect(search.error).toHaveCount(0);
    await expect(search.hits.first()).toBeVisible();
  });
});
