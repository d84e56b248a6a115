// cspell:ignore qqqqzzzzxx
import {expect, test} from './pages/fixtures';

test('the search page shows results of the query in its address, and follows what is typed', async ({page}) => {
  await page.goto('search?q=event%20bus');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Search results for "event bus"');
  await expect(page.getByRole('article').first().getByRole('link')).toHaveAccessibleName('Event bus');
  await page.getByRole('searchbox', {name: 'Search'}).fill('prometheus');
  await expect(page).toHaveURL(/q=prometheus$/);
  await expect(page.getByRole('article').first()).toContainText(/prometheus|monitoring/i);
});

test('any version can be chosen there', {tag: '@base'}, async ({page}) => {
  await page.goto('search?q=worker');
  await expect(page.getByRole('article').first()).toBeVisible();
  const versions = page.getByRole('combobox', {name: 'Version'});
  await expect(versions.getByRole('option')).toHaveCount(5);
  await versions.selectOption({label: '1.1.8'});
  await expect(page.getByRole('article').first().getByRole('link')).toHaveAttribute('href', /\/docs\/1\.1\.8\//);
});

test('more results come when the end of the list is reached, twenty at a time', async ({page}) => {
  await page.goto('search?q=worker');
  await expect(page.getByRole('article')).toHaveCount(20);
  await page.getByText('Fetching new results...').scrollIntoViewIfNeeded();
  await expect(page.getByRole('article')).toHaveCount(40);
});

test('it says when there is nothing, and nothing without a query', async ({page}) => {
  await page.goto('search');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Search the documentation');
  await expect(page.getByRole('article')).toHaveCount(0);
  await page.goto('search?q=qqqqzzzzxx');
  await expect(page.getByText('No results were found')).toBeVisible();
});

test('a query is never markup', async ({page}) => {
  await page.goto(`search?q=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
  await expect(page.getByRole('heading', {level: 1})).toContainText('<img');
  expect(await page.locator('h1 img, article img').count()).toBe(0);
});
