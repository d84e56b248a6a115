import {expect, test} from './pages/fixtures';
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
    await expect(
      page.getByRole('main').or(page.locator('body')).getByRole('link', {name: 'Help'}).last(),
    ).toHaveAttribute('href', /docs\/help\/$/);
    await page.evaluate(() => (window as unknown as {repair: () => void}).repair());
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByText('This page crashed.')).toHaveCount(0);
    await expect(page.locator('h1')).toHaveCount(1);
  });
});

test('a slow page shows the progress bar after 200 ms', async ({page}) => {
  const site = new SitePage(page);
  await site.open('docs/');
  await page.route('**/assets/js/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await site.navbar.getByRole('link', {name: 'Tutorials', exact: true}).click({noWaitAfter: true});
  await expect(page.locator('#nprogress .bar')).toBeVisible();
  await page.waitForURL(/\/docs\/tutorials\/$/);
  await expect(page.locator('#nprogress')).toHaveCount(0);
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

  for (const path of [
    '',
    'docs/',
    'docs/reference/workers',
    'docs/1.0.0/main-concepts/workflows',
    'docs/reference/WorkerInfo',
    'WorkerInfoComponent',
  ]) {
    test(`/${path} can be read`, async ({page}) => {
      await page.goto(path);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(300);
    });
  }

  test('what stands in every tab can be read', async ({page}) => {
    await page.goto('docs/operations/logging');
    const panels = page.getByRole('tabpanel', {includeHidden: true});
    await expect(panels.filter({visible: true})).toHaveCount(await panels.count());
  });

  test('links of sidebar and footer work', async ({page}) => {
    const site = new SitePage(page);
    await page.goto('docs/tutorials/');
    await site.sidebar.getByRole('link').nth(1).click();
    await expect(page).toHaveURL(/tutorial-01\/?$/);
    await site.footer.getByRole('link', {name: 'Documentation'}).click();
    await expect(page).toHaveURL(/\/docs\/$/);
  });
});
