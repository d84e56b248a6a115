// cspell:ignore networkidle qqqqzzzzxx Schnittstelle
import type {Locator} from '@playwright/test';
import {lastVersion} from '../../src/config/versions';
import {expect, test} from './pages/fixtures';
import {hold} from './pages/hold';
import {SearchDialog} from './pages/search';
import {SitePage} from './pages/site';
import {patternOf, previousVersion} from './pages/versions';

const indexFile = /\/search-index\/docs-default-.*\.js$/;

test.describe('before search is opened', () => {
  test('a page loads nothing of it', async ({page}) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('docs/');
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    await page.waitForLoadState('networkidle');
    expect(asked.filter((url) => /search/.test(url))).toEqual([]);
    const scripts = asked.filter((url) => url.endsWith('.js'));
    for (const url of scripts) {
      expect(await (await page.request.get(url)).text()).not.toMatch(/DocSearch-|algolianet|MiniSearch/);
    }
  });

  test('the site names no host of a search service', async ({page}) => {
    const html = await (await page.request.get('docs/')).text();
    expect(html).not.toMatch(/algolia/i);
    expect(html).not.toMatch(/rel="?preconnect/);
  });

  test('the index is fetched when the button is hovered, once', async ({page}) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('docs/');
    const search = new SearchDialog(page);
    await search.hydrated();
    await Promise.all([page.waitForResponse(indexFile), search.button.hover()]);
    await search.button.click();
    await search.ask('job');
    await expect(search.hits.first()).toBeVisible();
    await page.keyboard.press('Escape');
    await search.button.click();
    await search.ask('worker');
    await expect(search.hits.first()).toBeVisible();
    expect(asked.filter((url) => indexFile.test(url))).toHaveLength(1);
  });
});

for (const [platform, name, key] of [
  ['Linux x86_64', 'Search (Ctrl+K)', 'Ctrl'],
  ['MacIntel', 'Search (Command+K)', '⌘'],
] as const) {
  test(`the button on ${platform} says Search, and shows ${key} K`, async ({page}) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'platform', {value}), platform);
    const search = new SearchDialog(page);
    await page.goto('docs/');
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    await expect(search.button).toHaveAccessibleName(name);
    await expect(search.button.getByText('Search', {exact: true})).toBeVisible();
    const keys = await search.button
      .locator('kbd')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one, '::before').content.replaceAll('"', '')));
    expect(keys).toEqual([key, 'K']);
  });
}

test.describe('the dialog', () => {
  test('opens by click, by a key and by a letter on its button; Escape, Ctrl+K and a click beside it close it', async ({
    page,
  }) => {
    const search = new SearchDialog(page);
    await search.openOn('docs/');
    await expect(search.input).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(search.dialog).toHaveCount(0);
    await expect(search.button).toBeFocused();
    for (const key of ['Control+k', 'Meta+k', '/']) {
      await page.keyboard.press(key);
      await expect(search.input).toBeFocused();
      await expect(search.input).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(search.dialog).toHaveCount(0);
    }
    await expect(search.button).toBeFocused();
    await page.keyboard.press('w');
    await expect(search.input).toHaveValue('w');
    await page.keyboard.press('Control+k');
    await expect(search.dialog).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await search.dialog.click({position: {x: 5, y: 5}});
    await expect(search.dialog).toHaveCount(0);
    // The second click of a double click meets what the first one has opened.
    const {x, y, width, height} = (await search.button.boundingBox())!;
    await page.mouse.click(x + width / 2, y + height / 2);
    await expect(search.dialog).toBeVisible();
    await page.mouse.down({clickCount: 2});
    await page.mouse.up({clickCount: 2});
    await expect(search.input).toBeFocused();
  });

  test('Back closes it, and stays on the page', async ({page}) => {
    const site = new SitePage(page);
    const search = new SearchDialog(page);
    await site.open('docs/');
    await site.navbar.getByRole('link', {name: 'Help', exact: true}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Help');
    await search.button.click();
    await search.input.waitFor();
    await page.goBack();
    await expect(search.dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/docs\/help\/$/);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Help');
    await page.goBack();
    await expect(page).toHaveURL(/\/docs\/$/);
  });

  test('asked for by key or click before its scripts are there, it opens when they are', async ({page}) => {
    const search = new SearchDialog(page);
    for (const ask of [
      () => page.keyboard.press('Control+k'),
      () => page.keyboard.press('/'),
      () => search.button.click(),
    ]) {
      const {held, release} = hold();
      await page.route('**/assets/js/main.*.js', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto('docs/', {waitUntil: 'commit'});
      await page.getByRole('contentinfo').waitFor();
      await ask();
      release();
      await expect(search.input).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(search.dialog).toHaveCount(0);
      await page.unrouteAll({behavior: 'wait'});
    }
  });

  test('says that it searches until the first answer is there', async ({page}) => {
    const {held, release} = hold();
    await page.route('**/search-index/docs-default-*.js', async (route) => {
      await held;
      await route.continue();
    });
    const search = new SearchDialog(page);
    await search.openOn('docs/');
    await expect(search.dialog.getByText('No recent searches')).toBeVisible();
    await search.ask('worker');
    await expect(search.dialog.getByText('Searching').filter({visible: true})).toHaveCount(2);
    await expect(search.dialog.getByText('No recent searches')).toBeHidden();
    await expect(page.locator('.DocSearch-Container--Stalled')).toBeVisible();
    release();
    await expect(search.hits.first()).toBeVisible();
    await expect(search.dialog.getByText('Searching')).toHaveCount(0);
    await expect(page.locator('.DocSearch-Container--Stalled')).toHaveCount(0);
    // In a thread of its own, so that typing never waits.
    expect(page.workers()).toHaveLength(1);
  });

  test('slash in a field is a slash', async ({page}) => {
    const search = new SearchDialog(page);
    await page.goto('search');
    const field = page.getByRole('searchbox', {name: 'Search'});
    await search.hydrated();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await field.press('/');
    await expect(field).toHaveValue('/');
    expect(asked.filter((url) => /\/search-dialog\./.test(url))).toEqual([]);
    await expect(search.dialog).toHaveCount(0);
  });

  test('has the names and texts of DocSearch, and takes 64 characters, of a pasted line those that tell', async ({
    page,
  }) => {
    const search = new SearchDialog(page);
    await search.openOn('docs/');
    await expect(search.input).toHaveAttribute('placeholder', 'Search docs');
    await expect(search.input).toHaveAttribute('maxlength', '64');
    await expect(search.dialog).toHaveAttribute('aria-modal', 'true');
    await expect(search.dialog.getByText('No recent searches')).toBeVisible();
    await search.type('x'.repeat(70));
    await expect(search.input).toHaveValue('x'.repeat(64));
    await expect(search.dialog.getByText('No results for')).toBeVisible();
    await expect(search.dialog.getByRole('link', {name: 'Let us know.'})).toHaveAttribute('href', /\/docs\/help\/$/);
    await search.dialog.getByRole('button', {name: 'Clear the query'}).click();
    await expect(search.input).toHaveValue('');
    await expect(search.dialog.locator('a[href*="algolia"]')).toHaveCount(0);
    // A pasted line of a program is reduced to what tells, instead of its first 64 characters.
    await search.input.evaluate((field) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData(
        'text/plain',
        '2025-06-10T09:14:02.123Z ERROR 7 --- [nio-8080-exec-7] c.e.Store : java.io.IOException: No space left on device',
      );
      field.dispatchEvent(new ClipboardEvent('paste', {clipboardData, bubbles: true, cancelable: true}));
    });
    await expect(search.input).toHaveValue('7 --- [ ] Store : IOException: No space left on device');
    await expect(search.hits.first().getByRole('link')).toHaveAttribute('href', /troubleshooting#disk-is-full$/);
  });

  test('keeps the focus inside', async ({page}) => {
    const search = new SearchDialog(page);
    await search.openOn('docs/');
    await search.ask('worker');
    await expect(search.hits.first()).toBeVisible();
    for (const key of [...Array<string>(30).fill('Tab'), ...Array<string>(3).fill('Shift+Tab')]) {
      await page.keyboard.press(key);
      expect(await search.dialog.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    }
  });

  test('arrows walk through the hits, around the ends, and Enter goes there', async ({page}) => {
    const search = new SearchDialog(page);
    await search.openOn('docs/');
    await search.ask('kubernetes');
    await expect(search.hits.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(search.hits.nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(search.input).toHaveAttribute('aria-activedescendant', /-item-/);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(search.hits.last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    const [path] = await search.paths();
    await page.keyboard.press('Enter');
    await expect(search.dialog).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe(path);
    await expect(page.getByRole('heading', {level: 1})).toContainText('Kubernetes');
  });

  test('names entries, says how many hits there are, and gives the focus to the row of a key', async ({page}) => {
    const search = new SearchDialog(page);
    await search.openOn('docs/');
    const entries = search.dialog.getByRole('navigation', {name: 'Where to begin'});
    await expect(entries.getByRole('link')).toHaveCount(4);
    await search.ask('spring.datasource.url');
    await expect(entries).toBeHidden();
    await expect(search.dialog.getByRole('status')).toHaveText(/^\d+ results for spring\.datasource\.url$/);
    await expect(search.dialog.getByRole('grid').first()).toHaveAccessibleName('Installation');
    await expect(search.active.getByRole('img', {name: 'Key'})).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(search.dialog).toHaveCount(0);
    await expect(page).toHaveURL(/#/);
    await expect(page.locator('[id="spring.datasource.url"]')).toBeFocused();
  });
});

test.describe('hits', () => {
  test('are of the version being read', async ({page}) => {
    const search = new SearchDialog(page);
    await search.openOn(`docs/${previousVersion.path}/`);
    await search.ask('worker');
    await expect(search.hits.first()).toBeVisible();
    const paths = await search.paths();
    const allowed = new RegExp(`/docs/${patternOf(previousVersion)}/|/blog/|WorkerInfoComponent`);
    expect(paths.filter((path) => !allowed.test(path))).toEqual([]);
  });

  test('are grouped, five for each page at most, twenty in all, with a way to all of them', async ({page}) => {
    const search = new SearchDialog(page);
    await search.openOn('docs/');
    await search.ask('worker');
    await expect(search.seeAll).toBeVisible();
    // The hits of an earlier letter may still be there: so all at one moment, until they are those of the word.
    await expect(async () => {
      const groups = await search.dialog.locator('.DocSearch-Hits').evaluateAll((sections) =>
        sections.map((section) => ({
          title: section.querySelector('.DocSearch-Hit-source')?.textContent,
          hits: section.querySelectorAll('[role="row"]').length,
        })),
      );
      expect(groups.filter(({title}) => !title)).toEqual([]);
      expect(Math.max(...groups.map(({hits}) => hits))).toBe(5);
      expect(groups.reduce((sum, {hits}) => sum + hits, 0)).toBeLessThanOrEqual(20);
    }).toPass();
    const count = /\d+/.exec(await search.seeAll.innerText())?.[0];
    await search.seeAll.click();
    await expect(page).toHaveURL(new RegExp(`/search\\?q=worker&version=${lastVersion.name.replaceAll('.', '\\.')}$`));
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Search results for "worker"');
    await expect(page.getByText(/^\d+ sections found$/)).toHaveText(`${count} sections found`);
    expect(Number(count)).toBeGreaterThan(20);
  });

  test('lead to their page by a click, which closes the dialog', async ({page}) => {
    const search = new SearchDialog(page);
    await search.openOn('docs/');
    await search.ask('event bus');
    await search.hits
      .first()
      .getByRole('link', {name: /Event bus/})
      .click();
    await expect(page).toHaveURL(/\/docs\/reference\/event-bus$/);
    await expect(search.dialog).toHaveCount(0);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Event bus');
  });

  for (const how of [{modifiers: ['Control']}, {button: 'middle'}] as const) {
    test(`open in another tab: ${JSON.stringify(how)}`, async ({page, context}) => {
      const search = new SearchDialog(page);
      await search.openOn('docs/');
      await search.ask('kubernetes');
      await expect(search.hits.first()).toBeVisible();
      const [path] = await search.paths();
      const [tab] = await Promise.all([
        context.waitForEvent('page'),
        search.hits
          .first()
          .getByRole('link')
          .click(how as Parameters<Locator['click']>[0]),
      ]);
      await tab.waitForURL((url) => url.pathname === path);
      await expect(search.dialog).toBeVisible();
      expect(new URL(page.url()).pathname).toMatch(/\/docs\/$/);
    });
  }

  for (const [width, words] of [
    [768, 5],
    [769, 10],
  ] as const) {
    test(`on a screen of ${width} px snippets have ${words} words at most`, async ({page}) => {
      await page.setViewportSize({width, height: 900});
      const search = new SearchDialog(page);
      await search.openOn('docs/');
      await search.ask('database connection');
      await expect(search.hits.first()).toBeVisible();
      // A snippet stands above the heading that it is from; a hit without one is a heading, whole.
      const snippets = search.hits.filter({has: page.locator('.DocSearch-Hit-path')});
      const lengths = (await snippets.locator('.DocSearch-Hit-title').allInnerTexts()).map(
        (text) => text.replaceAll('…', ' ').trim().split(/\s+/).length,
      );
      expect(Math.max(...lengths)).toBe(words);
    });
  }

  test('say by which other word they were found, are rows of named grids with what was found marked, and never markup', async ({
    page,
  }) => {
    const search = new SearchDialog(page);
    await search.openOn('docs/');
    await search.ask('Schnittstelle');
    await expect(search.hits.first()).toContainText('Schnittstelle: rest api');
    await search.ask('event bus');
    await expect(search.hits.first().locator('.search-hit-by')).toHaveCount(0);
    await search.ask('maximumConcurrentJobCount');
    await expect(search.hits.first().locator('mark').first()).toHaveText(/maximumConcurrentJobCount/i);
    await search.ask('event bus');
    await expect(search.hits.first().getByRole('gridcell').getByRole('link')).toHaveAccessibleName(/Event bus/);
    const grids = search.dialog.getByRole('grid');
    const named = search.dialog.getByRole('grid', {name: /^(?!Search$)./});
    await expect.poll(async () => (await grids.count()) - (await named.count())).toBe(0);
    await expect(named.first()).toBeVisible();
    await expect(search.dialog.getByRole('listbox').or(search.dialog.getByRole('option'))).toHaveCount(0);
    await search.ask('<img src=x onerror=alert(1)> & worker');
    await expect(search.hits.first().or(search.dialog.getByText('No results for'))).toBeVisible();
    expect(await search.dialog.locator('img, script').count()).toBe(0);
    await search.ask('worker');
    await expect(search.hits.first()).toBeVisible();
    await search.input.fill('qqqqzzzzxx');
    await expect(search.dialog.getByText('Try searching for')).toBeVisible();
    await expect(search.dialog.locator('.DocSearch-Prefill')).toHaveCount(3);
  });
});
