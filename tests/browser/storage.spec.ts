import type {Page} from '@playwright/test';
import {lastVersion, oldestVersion} from '../../src/config/versions';
import {expect, test} from './pages/fixtures';
import {SitePage} from './pages/site';

/** What a reader does that is remembered: everything has to work, remembered or not. */
async function useTheSite(page: Page): Promise<void> {
  const site = new SitePage(page);
  await site.open('docs/');
  await site.colourSwitch.click();
  expect(await site.theme()).toBe('dark');
  await site.chooseVersion(oldestVersion.label);
  await page.waitForURL(`**/docs/${oldestVersion.path}/`);
  await expect(page.locator('.theme-doc-version-banner')).toContainText(oldestVersion.label);
  await site.open('');
  await site.announcement.getByRole('button', {name: 'Close'}).click();
  await expect(site.announcement).toBeHidden();
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
}

for (const name of ['localStorage', 'sessionStorage'] as const) {
  test(
    `everything works while ${name} is blocked`,
    {tag: name === 'localStorage' ? [] : '@nightly'},
    async ({page}) => {
      await page.addInitScript((blocked) => {
        Object.defineProperty(window, blocked, {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      }, name);
      await useTheSite(page);
    },
  );
}

test.describe('with a full storage', () => {
  test.use({expectedErrors: /Docusaurus storage error/});

  test('everything works', {tag: '@nightly'}, async ({page}) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await useTheSite(page);
  });
});

for (const garbage of ['banana', '{not json', '']) {
  test(
    `everything works over "${garbage}" in each value that the site has stored`,
    {tag: '@nightly'},
    async ({page}) => {
      const site = new SitePage(page);
      await useTheSite(page);
      const keys = await page.evaluate((text) => {
        for (const store of [localStorage, sessionStorage]) {
          Object.keys(store).forEach((key) => store.setItem(key, text));
        }
        return Object.keys(localStorage);
      }, garbage);
      expect(keys).toEqual(expect.arrayContaining(['theme', 'docs-preferred-version-default']));
      await site.open('');
      expect(await site.theme()).toBe('light');
      await expect(site.versionMenu.locator('.navbar__link').first()).toHaveText(lastVersion.label);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await site.colourSwitch.click();
      expect(await site.theme()).toBe('dark');
    },
  );
}
