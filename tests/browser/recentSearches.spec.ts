import {expect, test} from './pages/fixtures';

test('recent searches can be repeated, saved as favourites and removed', async ({page, search}) => {
  await search.openOn('docs/');
  await search.input.fill('event bus');
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
