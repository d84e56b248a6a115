import {expect, test} from './pages/fixtures';
import {SearchDialog} from './pages/search';

test.describe('recent searches', () => {
  test('can be repeated, saved as favourites and removed', async ({page}) => {
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
});
