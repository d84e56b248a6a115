import {expect, test} from './pages/fixtures';
import {hold} from './pages/hold';
import {SitePage} from './pages/site';

test.describe('when a component throws', () => {
  test.use({expectedErrors: /./});

  test('the crash page says so, names the cause, leads to help, and Try again recovers', async ({page}) => {
    const site = new SitePage(page);
    await site.open('docs/');
    // The theme reads this property while it renders the table of contents of the next page.
    await page.evaluate(() => {
      const {flatMap} = Array.prototype;
      Object.assign(window, {repair: () => void Object.assign(Array.prototype, {flatMap})});
      Object.assign(Array.prototype, {
        flatMap: (): never => {
          throw new Error('outer message', {cause: new Error('inner message')});
        },
      });
    });
    await site.navbar.getByRole('link', {name: 'Help', exact: true}).click();
    await expect(page.getByText('This page crashed.')).toBeVisible();
    await expect(page.getByText('outer message')).toBeVisible();
    await expect(page.getByText('inner message')).toBeVisible();
    await expect(page.getByText('If it happens again').getByRole('link', {name: 'Help'})).toHaveAttribute(
      'href',
      /docs\/help\/$/,
    );
    await page.evaluate(() => (window as unknown as {repair: () => void}).repair());
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByText('This page crashed.')).toHaveCount(0);
    await expect(page.locator('h1')).toHaveCount(1);
  });
});

test.describe('when what is around a page throws', () => {
  test.use({expectedErrors: /./});

  for (const [where, method, key, value] of [
    ['the navbar', 'filter', 'type', 'docsVersionDropdown'],
    ['the footer', 'map', 'title', 'More'],
  ] as const) {
    test(`${where}: the crash page is the one of a page, and Try again recovers`, async ({page}) => {
      const site = new SitePage(page);
      // It goes through its items by this method while it renders.
      await page.addInitScript(
        ([name, property, wanted]) => {
          const stock = (
            Array.prototype as unknown as Record<string, (this: unknown[], ...rest: unknown[]) => unknown[]>
          )[name]!;
          let isBroken = true;
          Object.assign(window, {repair: () => (isBroken = false)});
          Object.assign(Array.prototype, {
            [name](this: Record<string, unknown>[], ...rest: unknown[]): unknown[] {
              if (isBroken && this.some((item) => (item as typeof item | undefined)?.[property] === wanted)) {
                throw new Error('outer message', {cause: new Error('inner message')});
              }
              return stock.apply(this, rest);
            },
          });
        },
        [method, key, value] as const,
      );
      await page.goto('docs/');
      await expect(page.getByText('This page crashed.')).toBeVisible();
      await expect(page.getByText('outer message')).toBeVisible();
      await expect(page.getByText('inner message')).toBeVisible();
      await expect(page.getByText('If it happens again').getByRole('link', {name: 'Help'})).toBeVisible();
      await page.evaluate(() => (window as unknown as {repair: () => void}).repair());
      await page.getByRole('button', {name: 'Try again'}).click();
      await expect(page.getByText('This page crashed.')).toHaveCount(0);
      await expect(site.navbar).toBeVisible();
      await expect(site.footer).toBeVisible();
    });
  }

  test('an item of the navbar that cannot be shown is named, with the choices', {tag: '@nightly'}, async ({page}) => {
    await page.route('**/assets/js/*.js', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('docId:"help/index"', 'docId:"nope"');
      await route.fulfill({response, body});
    });
    await page.goto('docs/');
    await expect(page.getByText('Please double-check the following navbar item')).toContainText('"docId": "nope"');
    await expect(page.getByText('find any doc with id "nope"')).toContainText('Available doc ids are');
    // Scripts that are fetched ahead can still be on their way.
    await page.unrouteAll({behavior: 'wait'});
  });
});

test.describe('the progress bar', () => {
  test('appears 200 ms after a click, when the page is still on its way, and goes when it is there', async ({page}) => {
    const site = new SitePage(page);
    await page.clock.install();
    await site.open('docs/');
    const {held, release} = hold();
    await page.route('**/assets/js/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.clock.pauseAt(Date.now() + 60_000);
    await site.navbar.getByRole('link', {name: 'Tutorials', exact: true}).click({noWaitAfter: true});
    await page.clock.runFor(190);
    await expect(page.locator('#nprogress')).toHaveCount(0);
    await page.clock.runFor(20);
    await expect(page.locator('#nprogress .bar')).toHaveCount(1);
    await page.clock.resume();
    release();
    await page.waitForURL(/\/docs\/tutorials\/$/);
    await expect(page.locator('#nprogress')).toHaveCount(0);
  });

  test.describe('without a network', () => {
    test.use({expectedErrors: /Failed to load resource/, connection: {saveData: false, effectiveType: '4g'}});

    test('does not appear for a page that was fetched ahead', async ({page, context}) => {
      const site = new SitePage(page);
      await page.clock.install();
      const arrived = new Set<string>();
      page.on('requestfinished', (request) => arrived.add(new URL(request.url()).pathname));
      await site.open('docs/');
      const needed = await site.filesOf('tutorials/');
      await expect.poll(() => needed.filter((file) => !arrived.has(file))).toEqual([]);
      // The bar waits 200 ms, which the clock lets pass only when the page is there; nothing else can come now.
      await page.clock.pauseAt(Date.now() + 60_000);
      await context.setOffline(true);
      await page.evaluate(() => {
        new MutationObserver(() => {
          if (document.querySelector('#nprogress')) {
            document.documentElement.setAttribute('data-saw-bar', '');
          }
        }).observe(document.body, {childList: true});
      });
      await site.navbar.getByRole('link', {name: 'Tutorials', exact: true}).click({noWaitAfter: true});
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Tutorials');
      await page.clock.runFor(1000);
      await expect(page.locator('#nprogress')).toHaveCount(0);
      await expect(page.locator('html[data-saw-bar]')).toHaveCount(0);
    });
  });
});

test.describe('with a wrong base URL', () => {
  test.use({expectedErrors: /Failed to load resource|MIME type/});

  test('the home page, which then has neither scripts nor style, explains it once', async ({page}) => {
    await page.route('**/assets/**', (route) => route.fulfill({status: 404, body: 'not here'}));
    await page.goto('');
    await expect(page.getByText('Your Docusaurus site did not load properly.')).toHaveCount(1);
    await expect(page.getByText('Your Docusaurus site did not load properly.')).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('what stands in every tab can be read', async ({page}) => {
    await page.goto('docs/operations/logging');
    const panels = page.getByRole('tabpanel', {includeHidden: true});
    await expect(panels.filter({visible: true})).toHaveCount(await panels.count());
  });
});
