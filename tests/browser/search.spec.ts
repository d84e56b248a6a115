// cspell:ignore networkidle qqqqzzzzxx Schnittstelle
import type {Locator} from '@playwright/test';
import {expect, test} from './pages/fixtures';
import {holdBack} from './pages/hold';

const indexFile = /\/search-index\/docs-default-.*\.json$/;

test.describe('before search is opened', () => {
  test('pages contain no host of a search service', async ({page}) => {
    const html = await (await page.request.get('docs/')).text();
    expect(html).not.toMatch(/algolia/i);
    expect(html).not.toMatch(/rel="?preconnect/);
  });

  test('hovering over the button fetches the index once', async ({page, search}) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('docs/');
    await search.hydrated();
    await Promise.all([page.waitForResponse(indexFile), search.button.hover()]);
    await search.button.click();
    await search.input.fill('job');
    await expect(search.hits.first()).toBeVisible();
    await page.keyboard.press('Escape');
    await search.button.click();
    await search.input.fill('worker');
    await expect(search.hits.first()).toBeVisible();
    expect(asked.filter((url) => indexFile.test(url))).toHaveLength(1);
  });
});

for (const [platform, name, key] of [
  ['Linux x86_64', 'Search (Ctrl+K)', 'Ctrl'],
  ['MacIntel', 'Search (Command+K)', '⌘'],
] as const) {
  test(
    `the button on ${platform} says Search, and shows ${key} K`,
    {tag: key === 'Ctrl' ? [] : '@nightly'},
    async ({page, search}) => {
      await page.addInitScript((value) => Object.defineProperty(navigator, 'platform', {value}), platform);
      await page.goto('docs/');
      await page.locator('html[data-has-hydrated="true"]').waitFor();
      await expect(search.button).toHaveAccessibleName(name);
      await expect(search.button.getByText('Search', {exact: true})).toBeVisible();
      const keys = await search.button
        .locator('kbd')
        .evaluateAll((all) => all.map((one) => getComputedStyle(one, '::before').content.replaceAll('"', '')));
      expect(keys).toEqual([key, 'K']);
    },
  );
}

test.describe('the dialog', () => {
  test('opens by click, shortcut or typing on its button, and closes with Escape, Ctrl+K or a click outside', async ({
    page,
    search,
  }) => {
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

  test('stays open when Escape cancels what an input method composes', async ({page, search}) => {
    await search.openOn('docs/');
    for (const own of [{isComposing: true}, {keyCode: 229}]) {
      await search.input.dispatchEvent('keydown', {key: 'Escape', ...own});
      await expect(search.input).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expect(search.dialog).toHaveCount(0);
  });

  test('leaves no nodes and listeners behind', async ({page, search}) => {
    await page.goto('docs/');
    await search.hydrated();
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const count = async (): Promise<{nodes: number; listeners: number}> => {
      await session.send('HeapProfiler.collectGarbage');
      const {metrics} = await session.send('Performance.getMetrics');
      const value = (name: string): number => metrics.find((metric) => metric.name === name)!.value;
      return {nodes: value('Nodes'), listeners: value('JSEventListeners')};
    };
    // No waiting for elements here: the handles of the test would keep them.
    const shown = (selector: string, isShown: boolean) =>
      page.waitForFunction(([one, is]) => (document.querySelector(one) !== null) === is, [selector, isShown] as const);
    const openAndClose = async (): Promise<void> => {
      await page.keyboard.press('Control+k');
      await shown('.DocSearch-Input', true);
      await page.keyboard.type('worker');
      await shown('.DocSearch-Hit', true);
      await page.keyboard.press('Escape');
      await shown('.DocSearch-Container', false);
    };
    await openAndClose();
    await openAndClose();
    const before = await count();
    for (let opened = 0; opened < 6; opened += 1) {
      await openAndClose();
    }
    // The last dialog may still be there, but not one for each opening: each has more than 300 nodes and 100 listeners.
    await expect(async () => {
      const after = await count();
      expect(after.nodes - before.nodes).toBeLessThan(600);
      expect(after.listeners - before.listeners).toBeLessThan(250);
    }).toPass();
  });

  test('Back closes it and stays on the page', async ({page, site, search}) => {
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

  test('opens when its scripts arrive after a click or shortcut', async ({page, search}) => {
    for (const ask of [
      () => page.keyboard.press('Control+k'),
      () => page.keyboard.press('/'),
      () => search.button.click(),
    ]) {
      const release = await holdBack(page, '**/assets/js/main.*.js');
      await page.goto('docs/', {waitUntil: 'commit'});
      await page.getByRole('contentinfo').waitFor();
      await ask();
      await page.keyboard.type('log');
      release();
      await expect(search.input).toBeFocused();
      await expect(search.input).toHaveValue('log');
      await page.keyboard.press('Escape');
      await expect(search.dialog).toHaveCount(0);
      await page.unrouteAll({behavior: 'wait'});
    }
  });

  test('contains the text typed while it was loading', async ({page, search, site}) => {
    await site.open('docs/');
    const release = await holdBack(page, '**/assets/**');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('back');
    release();
    await expect(search.input).toBeFocused();
    await page.keyboard.type('up');
    await expect(search.input).toHaveValue('backup');
  });

  test('shows that it is searching until the first response', async ({page, search}) => {
    const release = await holdBack(page, '**/search-index/docs-default-*.json');
    await search.openOn('docs/');
    await expect(search.dialog.getByText('No recent searches')).toBeVisible();
    await search.input.fill('worker');
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

  test('waits with Enter for the answer, instead of opening a hit of an earlier letter', async ({page, search}) => {
    const release = await holdBack(page, '**/search-index/docs-default-*.json');
    await search.openOn('docs/');
    await search.input.fill('event bus');
    await page.keyboard.press('Enter');
    await expect(search.dialog).toBeVisible();
    release();
    await expect(page).toHaveURL(/\/docs\/reference\/event-bus$/);
    await expect(search.dialog).toHaveCount(0);
  });

  test('waits with Enter, also when it follows the last letter at once', async ({page, search}) => {
    await search.openOn('docs/');
    await search.input.fill('deployment');
    await expect(search.hits.first()).toBeVisible();
    await search.input.evaluate((input: HTMLInputElement) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, 'event bus');
      input.dispatchEvent(new InputEvent('input', {bubbles: true}));
      input.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true, cancelable: true}));
    });
    await expect(page).toHaveURL(/\/docs\/reference\/event-bus$/);
    await expect(search.dialog).toHaveCount(0);
  });

  test('a slash typed in a field does not open it', async ({page, search}) => {
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

  test('has a link to Help, and searches for the cause of a pasted stack trace', async ({page, context, search}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await search.openOn('docs/');
    await search.input.pressSequentially('x'.repeat(70));
    await expect(search.input).toHaveValue('x'.repeat(70));
    await expect(search.dialog.getByText('No results for')).toBeVisible();
    const help = search.dialog.getByRole('link', {name: 'Let us know.'});
    await expect(help).toHaveAttribute('href', /\/docs\/help\/$/);
    await help.focus();
    await page.keyboard.press('Tab');
    await expect(search.dialog.getByRole('link', {name: 'Introduction'})).toBeFocused();
    await search.dialog.getByRole('button', {name: 'Clear the query'}).click();
    await expect(search.input).toHaveValue('');
    await expect(search.dialog.locator('a[href*="algolia"]')).toHaveCount(0);
    const frames = Array.from({length: 40}, (_, line) => `\tat org.springframework.boot.Run.run(Run.java:${line})`);
    const trace = ['java.lang.IllegalStateException: Application run failed', ...frames];
    const cause = 'java.io.IOException: No space left on device';
    await page.evaluate(
      (text) => navigator.clipboard.writeText(text),
      [...trace, `Caused by: ${cause}`, ...frames].join('\n'),
    );
    await page.keyboard.press('Control+v');
    await expect(search.hits.first().getByRole('link')).toHaveAttribute('href', /troubleshooting#disk-is-full$/);
    await expect(search.dialog.getByText(`Showing results for the cause “${cause}”`, {exact: true})).toBeVisible();
    await search.seeAll.click();
    await expect(page).toHaveURL(/\/search\?q=java\.io\.IOException/);
    await expect(page.getByRole('article').first().getByRole('link')).toHaveAttribute('href', /#disk-is-full$/);
  });

  test('labels entries, announces the number of hits, and focuses the row of a key', async ({page, search}) => {
    await search.openOn('docs/');
    const entries = search.dialog.getByRole('navigation', {name: 'Where to begin'});
    await expect(entries.getByRole('link')).toHaveCount(6);
    const top = (place: Locator): Promise<number> => place.evaluate((one) => one.getBoundingClientRect().top);
    expect(await top(entries)).toBeLessThan(await top(search.dialog.getByText('No recent searches')));
    await search.input.fill('spring.datasource.url');
    await expect(entries).toBeHidden();
    await expect(search.dialog.getByRole('status')).toHaveText(/^\d+ results for spring\.datasource\.url$/);
    await expect(search.dialog.getByRole('grid').first()).toHaveAccessibleName('Best matches');
    await expect(search.active.getByRole('img', {name: 'Key'})).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(search.dialog).toHaveCount(0);
    await expect(page).toHaveURL(/#/);
    await expect(page.locator('[id="spring.datasource.url"]')).toBeFocused();
  });
});
