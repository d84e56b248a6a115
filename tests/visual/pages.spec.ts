import {expect, test} from '@playwright/test';
import {SitePage} from '../browser/pages/site';

/** Pages that change seldom, one for each kind. */
const pages = {
  home: '',
  concept: 'docs/main-concepts/architecture',
  tutorial: 'docs/tutorials/tutorial-02',
  rest: 'docs/reference/flow-rest-api#post-job-create',
  keys: 'docs/installation/general-configuration#server.port',
  catalogue: 'docs/reference/WorkerInfo',
  missing: 'nowhere',
};
const sizes = {wide: {width: 1366, height: 900}, phone: {width: 390, height: 844}};

for (const [size, viewport] of Object.entries(sizes)) {
  for (const mode of ['light', 'dark'] as const) {
    test.describe(`${size}, ${mode}`, () => {
      test.use({viewport});

      for (const [name, path] of Object.entries(pages)) {
        test(`${name} looks as before`, async ({page}) => {
          await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
          // Readers on a slow line keep the font that stands in; a picture is always of ours.
          await page.route('**/*.css', async (route) => {
            const response = await route.fetch();
            const body = (await response.text()).replaceAll(/font-display:\s*\w+/g, 'font-display:block');
            await route.fulfill({response, body});
          });
          const site = new SitePage(page);
          await site.open(path);
          // The buttons of code and the letters of our fonts come a moment later.
          await expect(page.locator('.theme-code-block:visible:not(:has(button))')).toHaveCount(0);
          await page.evaluate(() => document.fonts.ready);
          await expect(page).toHaveScreenshot(`${name}-${size}-${mode}.png`);
        });
      }
    });
  }
}
