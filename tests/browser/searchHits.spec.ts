// cspell:ignore qqqqzzzzxx Schnittstelle
import {lastVersion} from '../../src/config/versions';
import {expect, test} from './pages/fixtures';
import {patternOf, previousVersion} from './pages/versions';

test.describe('hits', () => {
  test('come from the current version', async ({search}) => {
    await search.openOn(`docs/${previousVersion.path}/`);
    await search.input.fill('worker');
    await expect(search.hits.first()).toBeVisible();
    const paths = await search.paths();
    const allowed = new RegExp(`/docs/${patternOf(previousVersion)}/|/blog/|WorkerInfoComponent`);
    expect(paths.filter((path) => !allowed.test(path))).toEqual([]);
  });

  test('lead to all results', async ({page, search}) => {
    await search.openOn('docs/');
    await search.input.fill('worker');
    await expect(search.seeAll).toBeVisible();
    await expect(search.dialog.locator('.DocSearch-Hit-source').first()).toHaveText('Best matches');
    const count = /\d+/.exec(await search.seeAll.innerText())?.[0];
    await search.seeAll.click();
    await expect(page).toHaveURL(new RegExp(`/search\\?q=worker&version=${lastVersion.name.replaceAll('.', '\\.')}$`));
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Search results for “worker”');
    await expect(page.getByText(/^\d+ sections found$/)).toHaveText(`${count} sections found`);
    expect(Number(count)).toBeGreaterThan(20);
  });

  test('open their page and close the dialog', async ({page, search}) => {
    await search.openOn('docs/');
    await search.input.fill('event bus');
    await search.hits
      .first()
      .getByRole('link', {name: /Event bus/})
      .click();
    await expect(page).toHaveURL(/\/docs\/reference\/event-bus$/);
    await expect(search.dialog).toHaveCount(0);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Event bus');
  });

  test('open in another tab with Ctrl', async ({page, context, search}) => {
    await search.openOn('docs/');
    await search.input.fill('kubernetes');
    await expect(search.hits.first()).toBeVisible();
    const [path] = await search.paths();
    const link = search.hits.first().getByRole('link');
    // Hits that are shown anew while the button is down lose the click.
    await expect(async () => {
      const opened = context.waitForEvent('page', {timeout: 5000});
      await link.click({modifiers: ['Control']});
      await (await opened).waitForURL((url) => url.pathname === path, {timeout: 5000});
    }).toPass();
    await expect(search.dialog).toBeVisible();
    expect(new URL(page.url()).pathname).toMatch(/\/docs\/$/);
  });

  test('name the matched synonym, mark the matched words, and show markup as text', async ({search}) => {
    await search.openOn('docs/');
    await search.input.fill('Schnittstelle');
    await expect(search.dialog.getByText('Showing results for “rest api” instead of “Schnittstelle”.')).toBeVisible();
    await search.dialog.getByRole('button', {name: 'Search as typed'}).click();
    await expect(search.input).toHaveValue('"Schnittstelle"');
    await expect(search.dialog.getByText('No results for')).toBeVisible();
    await search.input.fill('event bus');
    await expect(search.dialog.locator('.search-note')).toHaveCount(0);
    await search.input.fill('maximumConcurrentJobCount');
    await expect(search.hits.first().locator('mark').first()).toHaveText(/maximumConcurrentJobCount/i);
    await search.input.fill('event bus');
    await expect(search.hits.first().getByRole('gridcell').getByRole('link')).toHaveAccessibleName(/Event bus/);
    const grids = search.dialog.getByRole('grid');
    const named = search.dialog.getByRole('grid', {name: /^(?!Search$)./});
    await expect.poll(async () => (await grids.count()) - (await named.count())).toBe(0);
    await expect(named.first()).toBeVisible();
    await expect(search.dialog.getByRole('listbox').or(search.dialog.getByRole('option'))).toHaveCount(0);
    await search.input.fill('<img src=x onerror=alert(1)> & worker');
    await expect(search.hits.first().or(search.dialog.getByText('No results for'))).toBeVisible();
    expect(await search.dialog.locator('img, script').count()).toBe(0);
    await search.input.fill('worker');
    await expect(search.hits.first()).toBeVisible();
    await search.input.fill('qqqqzzzzxx');
    await expect(search.dialog.getByText('Try searching for')).toBeHidden();
    await expect(search.dialog.getByRole('navigation', {name: 'Where to begin'})).toBeVisible();
  });
});
