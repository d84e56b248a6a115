import type {Page, Route} from '@playwright/test';
import {answers, outcomeOf, rows, type Answer, type Outcome, type Row} from './pages/faultTable';
import {expect, test} from './pages/fixtures';
import {SearchDialog} from './pages/search';
import {SitePage} from './pages/site';

test.use({expectedErrors: /./});

const types: Readonly<Record<string, string>> = {css: 'text/css', js: 'text/javascript', svg: 'image/svg+xml'};

/** Answers a request in a wrong way. */
async function answerWrongly(route: Route, answer: Answer): Promise<void> {
  const {pathname} = new URL(route.request().url());
  const contentType = types[pathname.split('.').at(-1)!]!;
  const body = async (): Promise<Buffer> => (await route.fetch()).body();
  switch (answer) {
    case '404':
    case '500':
      return route.fulfill({status: Number(answer), body: 'a page of the server'});
    case 'HTML with 200':
      return route.fulfill({contentType: 'text/html', body: '<!doctype html><title>Sign in</title><p>Sign in'});
    case 'empty':
      return route.fulfill({contentType, body: ''});
    case 'truncated': {
      const whole = await body();
      return route.fulfill({contentType, body: whole.subarray(0, whole.length / 2)});
    }
    case 'garbage':
      return route.fulfill({contentType, body: '\u0001{]<%'});
    case 'never':
      return new Promise(() => undefined);
    case 'wrong type':
      return route.fulfill({
        contentType: 'text/plain',
        headers: {'x-content-type-options': 'nosniff'},
        body: await body(),
      });
  }
}

/** Does what the row says, until the file is asked for; its answer is wrong each time. */
async function visit(site: SitePage, row: Row, answer: Answer): Promise<void> {
  const {page} = site;
  const breakIt = (): Promise<unknown> =>
    page.route(row.pattern, (route) => answerWrongly(route, answer).catch(() => undefined));
  const open = (path: string): Promise<unknown> => page.goto(path, {waitUntil: 'commit'});
  if (row.visit === 'first visit') {
    await breakIt();
    await open(row.file === 'image' ? '' : 'docs/help/');
    return;
  }
  // Nothing is there before it is needed.
  await site.saveData();
  await page.clock.install();
  await open('docs/help/');
  await site.hydrated();
  await breakIt();
  if (row.visit === 'navigation') {
    await site.navbar.getByRole('link', {name: 'Tutorials', exact: true}).click({noWaitAfter: true});
    return;
  }
  const search = new SearchDialog(page);
  await search.button.click({noWaitAfter: true});
}

/** Asks a question in the dialog. */
async function ask(page: Page): Promise<SearchDialog> {
  const search = new SearchDialog(page);
  await search.ask('worker');
  return search;
}

/** Waits for an outcome; all of them last. */
async function expectOutcome(site: SitePage, row: Row, outcome: Outcome): Promise<void> {
  const {page} = site;
  const alert = page.getByRole('alert');
  const isWhole = page.locator('html[data-has-hydrated="true"]');
  const name = row.visit === 'navigation' ? 'Tutorials' : row.file === 'image' ? 'jadice flow documentation' : 'Help';
  const title = page.getByRole('heading', {level: 1, name, exact: true});
  switch (outcome) {
    case 'whole':
      await expect(title).toBeVisible();
      await expect(isWhole).toHaveCount(1);
      return;
    case 'retry':
      await expect(alert.getByRole('button', {name: 'Retry'})).toBeVisible();
      await expect(title).toBeVisible();
      return;
    case 'text':
      await expect(title).toBeVisible();
      await expect(page.getByRole('main')).toContainText('support');
      return;
    case 'before':
      await page.clock.fastForward(5000);
      await expect(page.locator('#nprogress .bar')).toHaveCount(1);
      await expect(page.getByRole('heading', {level: 1, name: 'Help', exact: true})).toBeVisible();
      return;
    case 'waits':
      // No test can tell more: the browser does not lay out the page.
      expect(page.url()).toContain('docs/help/');
      return;
    case 'searchPage':
      await expect(page).toHaveURL(/\/search\?q=/);
      await expect(page.getByRole('heading', {level: 1, name: 'Search the documentation'})).toBeVisible();
      return;
    case 'lateButton':
      await page.clock.fastForward(10_000);
      await expect(alert).toContainText('Search cannot be loaded.');
      await expect(alert.getByRole('button', {name: 'Retry'})).toBeVisible();
      return;
    case 'hits':
      await expect((await ask(page)).hits.first()).toBeVisible();
      return;
    case 'error':
      await expect((await ask(page)).retry).toBeVisible();
      return;
    case 'lateError': {
      const search = await ask(page);
      await expect(page.locator('.DocSearch-Container--Stalled')).toBeVisible();
      await page.clock.fastForward(20_000);
      await expect(search.retry).toBeVisible();
    }
  }
}

for (const row of rows) {
  test(
    `a reader has text, and no loop, when it comes wrongly: ${row.file}, ${row.visit}`,
    {tag: '@nightly'},
    async ({context}) => {
      // One visit for each answer.
      test.slow();
      for (const answer of answers) {
        await test.step(answer, async () => {
          const page = await context.newPage();
          let documents = 0;
          page.on('request', (request) => {
            documents += request.isNavigationRequest() ? 1 : 0;
          });
          const asked = page.waitForRequest(row.pattern);
          const site = new SitePage(page);
          await visit(site, row, answer);
          await asked;
          await expectOutcome(site, row, outcomeOf(row, answer));
          // The page itself, and anew once; a click that finds no part is a visit of its own.
          expect(documents, answer).toBeLessThanOrEqual(row.visit === 'first visit' ? 2 : 3);
          await page.close();
        });
      }
    },
  );
}
