import type {Locator} from '@playwright/test';
import {axeFindings} from './pages/axe';
import {expect, test} from './pages/fixtures';
import {Parts} from './pages/parts';
import type {SitePage} from './pages/site';

test.use({expectedErrors: /Failed to load resource|ChunkLoadError/});

/** What a page says when it has decided not to load itself anew; nothing else would do so after that. */
const givenUp = (site: SitePage): Locator => site.page.getByRole('alert').filter({hasText: 'have not arrived'});

/** A reader whose page lacks a part finds the error and the button, and the page is whole when the part is there. */
async function retry(site: SitePage, parts: Parts): Promise<void> {
  await expect(givenUp(site)).toContainText('Error');
  expect(await axeFindings(site.page)).toEqual([]);
  parts.treatment = 'normal';
  await givenUp(site).getByRole('button', {name: 'Retry'}).click();
  await site.hydrated();
  await expect(givenUp(site)).toHaveCount(0);
}

test.describe('while the reader moves from page to page', () => {
  test('a file replaced by a new build reloads the page once', async ({page, site}) => {
    const parts = await Parts.of(page);
    await site.open('docs/');
    const before = await page.getByRole('heading', {level: 1}).innerText();
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    parts.treatment = 'missing';
    parts.documents = 0;
    page.on('request', (request) => {
      // The new build is complete: what its pages ask for is there.
      if (request.isNavigationRequest()) {
        parts.treatment = 'normal';
      }
    });
    await site.navbar.getByRole('link', {name: 'Tutorials', exact: true}).click({noWaitAfter: true});
    await page.waitForURL(/\/docs\/tutorials\/$/);
    await site.hydrated();
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText(before);
    expect(parts.documents).toBe(1);
    expect(warnings.join()).toContain('ChunkLoadError');
  });

  test('a part that stays missing: the page can be read, and reloading ends', async ({page, site}) => {
    const parts = await Parts.of(page);
    await site.open('docs/');
    parts.treatment = 'missing';
    parts.documents = 0;
    await site.navbar.getByRole('link', {name: 'Tutorials', exact: true}).click({noWaitAfter: true});
    await page.waitForURL(/\/docs\/tutorials\/$/);
    // The router loads the page, and the page loads itself anew once, then it gives up.
    await expect(givenUp(site)).toBeVisible();
    expect(parts.documents).toBe(2);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(300);
    // Links of the page from the server work without the script.
    await site.navbar.getByRole('link', {name: 'Help', exact: true}).click();
    await page.waitForURL(/\/docs\/help\/$/);
    await expect(givenUp(site)).toBeVisible();
    await retry(site, parts);
  });
});

test('at the start of a page, a missing file reloads the page at most once, and the readable page offers Retry', async ({
  page,
  site,
}) => {
  const parts = await Parts.of(page);
  parts.treatment = 'missing';
  await page.goto('docs/help/');
  await expect(givenUp(site)).toBeVisible();
  expect(parts.documents).toBe(2);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await givenUp(site).getByRole('button', {name: 'Retry'}).click();
  await expect.poll(() => parts.documents).toBe(3);
  await expect(givenUp(site)).toHaveCount(1);
  await retry(site, parts);
  expect(parts.documents).toBe(4);
});
