import {expect, test} from '../pages/fixtures';
import {Parts} from '../pages/parts';

test.use({expectedErrors: /Failed to load resource|ChunkLoadError/});

test('without the highlighter, the page opens with plain code', async ({page, site}) => {
  const parts = await Parts.of(page, 'languages.bash');
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
