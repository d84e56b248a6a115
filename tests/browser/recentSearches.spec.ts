import type {Page} from '@playwright/test';
import {expect, test} from './pages/fixtures';
import {SearchDialog} from './pages/search';

/** Path of the site on its host. */
const base = (): string => new URL(test.info().project.use.baseURL!).pathname;

test.describe('recent searches', () => {
  test('come back, become favourites, and are removed', async ({page}) => {
    const search = new SearchDialog(page);
    await search.openOn('docs/');
    await search.ask('event bus');
    await expect(search.hits.first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(search.dialog).toHaveCount(0);
    await page.keyboard.press('/');
    await expect(search.dialog.getByText('Recent')).toBeVisible();
    await expect(search.hits).toHaveCount(1);
    await search.dialog.getByTitle('Save this search').click();
    await expect(search.dialog.getByText('Favorite')).toBeVisible();
    await search.dialog.getByTitle('Remove this search from favorites').click();
    await expect(search.dialog.getByText('No recent searches')).toBeVisible();
  });

  /** Puts saved searches into the storage before the page starts, under the name of this site: others may be on the same host. */
  const store = (page: Page, kind: 'RECENT' | 'FAVORITE', text: string): Promise<unknown> =>
    page.addInitScript(
      ([key, value]) => localStorage.setItem(key!, value!),
      [`__DOCSEARCH_${kind}_SEARCHES__documentation:${base()}`, text],
    );
  const saved = (kind: string, count: number): string =>
    JSON.stringify(
      Array.from({length: count}, (_, index) => ({
        objectID: `${kind} ${index}`,
        type: 'lvl1',
        url: `${base()}docs/help/`,
        hierarchy: {lvl0: 'Docs', lvl1: `${kind} ${index}`},
      })),
    );

  for (const [favourites, shownFavourites, shownRecent] of [
    [0, 0, 7],
    [1, 1, 4],
    [12, 10, 4],
  ] as const) {
    test(
      `of 12 recent and ${favourites} favourite ones ${shownRecent} and ${shownFavourites} are kept`,
      {tag: favourites === 12 ? [] : '@nightly'},
      async ({page}) => {
        await store(page, 'RECENT', saved('recent', 12));
        await store(page, 'FAVORITE', saved('favourite', favourites));
        const search = new SearchDialog(page);
        await search.openOn('docs/');
        await expect(search.hits.filter({hasText: 'recent'})).toHaveCount(shownRecent);
        await expect(search.hits.filter({hasText: 'favourite'})).toHaveCount(shownFavourites);
      },
    );
  }
});
