// cspell:ignore qqqqzzzzxx
import {oldestVersion} from '../../src/config/versions';
import {inventory} from '../inventory';
import {expect, test} from './pages/fixtures';
import {patternOf, previousVersion} from './pages/versions';

test('the search page shows the results of the query in its URL and updates while typing', async ({page}) => {
  await page.goto('search?q=event%20bus');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Search results for “event bus”');
  await expect(page.getByRole('article').first().getByRole('link')).toHaveAccessibleName('Event bus');
  const input = page.getByRole('searchbox', {name: 'Search'});
  await input.fill('prometheus');
  await expect(page).toHaveURL(/q=prometheus$/);
  await expect(page.getByRole('article').first()).toContainText(/prometheus|monitoring/i);
  // A word in front of the query: the caret stays where the reader types.
  await input.fill('bus');
  await expect(page).toHaveURL(/q=bus$/);
  await input.press('Home');
  await input.pressSequentially('event ');
  await expect(input).toHaveValue('event bus');
  await expect(page).toHaveURL(/q=event(?:%20|\+)bus$/);
});

test('an unknown version in its URL is ignored, and any version can be chosen', async ({page}) => {
  await page.goto('search?q=worker&version=0.0.1');
  await expect(page.getByRole('article').first().getByRole('link')).toHaveAttribute('href', /\/docs\/(?!next|\d)/);
  const versions = page.getByRole('combobox', {name: 'Version'});
  await expect(versions.getByRole('option')).toHaveCount(inventory.length);
  await versions.selectOption({label: oldestVersion.label});
  await expect(page.getByRole('article').first().getByRole('link')).toHaveAttribute(
    'href',
    new RegExp(`/docs/${patternOf(oldestVersion)}/`),
  );
});

test('the link from the dialog keeps the version, and Back restores the scroll position', async ({page, search}) => {
  await search.openOn(`docs/${oldestVersion.path}/operations/logging`);
  await search.input.fill('worker');
  await search.seeAll.click();
  await expect(page).toHaveURL(new RegExp(String.raw`/search\?q=worker&version=${patternOf(oldestVersion)}$`));
  const links = page.getByRole('article').getByRole('link');
  await expect(links.first()).toHaveAttribute('href', new RegExp(`/docs/${patternOf(oldestVersion)}/`));
  await page.getByRole('combobox', {name: 'Version'}).selectOption({label: previousVersion.label});
  await expect(links.first()).toHaveAttribute('href', new RegExp(`/docs/${patternOf(previousVersion)}/`));
  await links.nth(15).click();
  await expect(page).toHaveURL(new RegExp(`/docs/${patternOf(previousVersion)}/`));
  await page.goBack();
  await expect(page.getByRole('combobox', {name: 'Version'})).toHaveValue(new RegExp(`${patternOf(previousVersion)}$`));
  await expect(links.nth(15)).toBeInViewport();
});

test('scrolling to the end loads twenty more results', {tag: '@nightly'}, async ({page}) => {
  await page.goto('search?q=worker');
  await expect(page.getByRole('article')).toHaveCount(20);
  await page.getByText('Loading more results').scrollIntoViewIfNeeded();
  await expect(page.getByRole('article')).toHaveCount(40);
});

test('it shows when there are no results, is empty without a query, and shows markup as text', async ({page}) => {
  await page.goto('search');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Search the documentation');
  await expect(page.getByRole('article')).toHaveCount(0);
  await page.goto('search?q=qqqqzzzzxx');
  await expect(page.getByText('No results were found')).toBeVisible();
  await page.getByRole('searchbox', {name: 'Search'}).fill('<img src=x onerror=alert(1)>');
  await expect(page.getByRole('heading', {level: 1})).toContainText('<img');
  await expect(page.getByRole('article').first().or(page.getByText('No results were found'))).toBeVisible();
  expect(await page.locator('h1 img, article img').count()).toBe(0);
});
