import {expect, test} from '../pages/fixtures';
import {Parts} from '../pages/parts';
import {SitePage} from '../pages/site';

test.use({expectedErrors: /Failed to load resource|ChunkLoadError/});

test('a style sheet that stays missing: the page can be read, and reloading ends', async ({page}) => {
  const site = new SitePage(page);
  await site.saveData();
  const parts = await Parts.of(page);
  await site.open('docs/');
  await page.route('**/assets/css/second.*', (route) => route.fulfill({status: 404, body: ''}));
  parts.documents = 0;
  await site.navbar.locator('.navbar__brand').click({noWaitAfter: true});
  await expect(page.getByRole('heading', {level: 1})).toHaveText('jadice flow documentation');
  // A page that has started is not loaded anew.
  await site.hydrated();
  await expect(page).toHaveTitle('jadice flow documentation');
  expect(parts.documents).toBe(1);
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
});

test('a highlighter that cannot be had: the page opens with plain code', async ({page}) => {
  const site = new SitePage(page);
  const parts = await Parts.of(page);
  parts.only('languages.bash');
  await site.open('docs/tutorials/');
  parts.treatment = 'missing';
  const refused = page.waitForResponse((response) => response.status() === 404);
  await page
    .getByRole('main')
    .getByRole('link', {name: /^Tutorial 1/})
    .first()
    .click();
  await refused;
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/^Tutorial 1/);
  await expect(page.getByText('This page crashed.')).toHaveCount(0);
  await expect(page.getByRole('main').locator('pre').filter({hasText: 'services:'}).first()).toBeVisible();
});
