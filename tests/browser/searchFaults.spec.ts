// cspell:ignore orker
import {expect, test} from './pages/fixtures';
import {hold} from './pages/hold';
import {patternOf, previousVersion} from './pages/versions';

const indexFile = '**/search-index/docs-default-*.json';

test.describe('when the index is not available', () => {
  test.use({expectedErrors: /Failed to load resource/});

  test('search says so, Retry works, and the page is unharmed', async ({page, search}) => {
    let isBroken = true;
    await page.route(indexFile, (route) => (isBroken ? route.fulfill({status: 404}) : route.continue()));
    await search.openOn('docs/');
    await search.input.fill('worker');
    await expect(search.error).toContainText('Unable to fetch results');
    await expect(search.error).toContainText('You might want to check your network connection.');
    await expect(search.dialog.getByText('No results for')).toBeHidden();
    await search.input.fill('');
    await expect(search.error).toHaveCount(0);
    await expect(search.dialog.getByText('No recent searches')).toBeVisible();
    await search.input.fill('worker');
    await expect(search.error).toBeVisible();
    isBroken = false;
    await search.retry.click();
    await expect(search.hits.first()).toBeVisible();
    await expect(search.input).toHaveValue('worker');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });

  test('the search page also shows it, and Retry works', async ({page}) => {
    let isBroken = true;
    await page.route(indexFile, (route) => (isBroken ? route.fulfill({status: 500}) : route.continue()));
    await page.goto('search?q=worker');
    await expect(page.getByText('Unable to fetch results')).toBeVisible();
    isBroken = false;
    await page.getByRole('button', {name: 'Retry'}).click();
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});

test.describe('when the dialog cannot be loaded', () => {
  test.use({expectedErrors: /Failed to load resource/});
  const dialog = /assets\/js\/search-dialog\.[^/]+$/;

  test('because an update renamed it, the button opens the search page', async ({page, site, search}) => {
    await page.route(dialog, (route) => route.fulfill({status: 404}));
    await site.open(`docs/${previousVersion.path}/help/`);
    await search.button.click();
    await expect(page).toHaveURL(new RegExp(String.raw`/search\?q=&version=${patternOf(previousVersion)}$`));
    await expect(page.getByRole('combobox', {name: 'Version'})).toHaveValue(
      new RegExp(`${patternOf(previousVersion)}$`),
    );
  });

  test('because its file hangs, it says so after 10 s, and Retry asks for it again', async ({page, site, search}) => {
    const {held, release} = hold();
    let isBroken = true;
    await page.route(dialog, (route) => (isBroken ? held : route.continue()));
    await page.clock.install();
    await site.open('docs/help/');
    await search.button.click();
    await page.clock.fastForward(10_000);
    await expect(page.getByRole('alert')).toContainText('Search cannot be loaded.');
    await expect(page).toHaveURL(/\/docs\/help\/$/);
    await expect(search.button).toBeFocused();
    isBroken = false;
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', {name: 'Retry'})).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(search.input).toBeFocused();
    await expect(page.getByRole('alert')).toHaveCount(0);
    release();
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the search button is hidden, and the search page explains why it has no form', async ({page}) => {
    await page.goto('search?q=worker');
    await expect(page.locator('button[aria-label^="Search"]')).toBeHidden();
    await expect(page.locator('noscript p')).toBeVisible();
    await expect(page.getByText('Loading the search')).toBeHidden();
    await expect(page.locator('form input')).toBeHidden();
  });
});
