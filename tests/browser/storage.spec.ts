import type {Page} from '@playwright/test';
import {oldestVersion} from '../../src/config/versions';
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
