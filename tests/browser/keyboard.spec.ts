import {docPath, inventory} from '../inventory';
import {expect, test} from './pages/fixtures';
import {SearchDialog} from './pages/search';
import {SitePage} from './pages/site';

test('the first tab stop skips to the content', async ({page}) => {
  const site = new SitePage(page);
  await site.open('docs/help/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Skip to main content'});
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(
    await page.evaluate(
      () => document.activeElement?.closest('main, [id="__docusaurus_skipToContent_fallback"]') !== null,
    ),
  ).toBe(true);
});

test('the version menu opens and is walked by keyboard', async ({page}) => {
  const site = new SitePage(page);
  const [, , third] = inventory;
  await site.open('docs/help/');
  await site.versionMenu.locator('.navbar__link').first().focus();
  await page.keyboard.press('Enter');
  await expect(site.versionMenu.locator('.dropdown__menu')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL(({pathname}) => pathname.endsWith(`/${docPath(third!, 'help/index')}`));
});

test('a category of the sidebar opens with Space, and the page stays where it is', async ({page}) => {
  const site = new SitePage(page);
  await site.open('docs/help/');
  await site.open('docs/operations/logging');
  const category = site.sidebar.getByRole('button', {name: /category 'Installation'$/});
  await category.focus();
  await page.keyboard.press('Space');
  await expect(category).toHaveAttribute('aria-expanded', 'true');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('the menu of phones keeps the focus while it is open, and Escape closes it', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  const site = new SitePage(page);
  await site.open('docs/operations/logging');
  await site.menuButton.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(1);
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press('Tab');
    expect(await site.mobileMenu.evaluate((menu) => menu.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
  await expect(site.menuButton).toBeFocused();
});

test('the menu of phones takes the focus as soon as it is open', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  const site = new SitePage(page);
  await site.open('docs/operations/logging');
  // Within one task, before the browser draws the first frame of the menu.
  const focused = await page.evaluate(async () => {
    document.querySelector<HTMLElement>('.navbar__toggle')?.click();
    await Promise.resolve();
    document.querySelector<HTMLElement>('.navbar__brand')?.focus();
    return document.activeElement?.className;
  });
  expect(focused).toContain('navbar-sidebar__close');
});

test('the search opens above the menu of phones, has the focus, and is what Escape closes first', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  const site = new SitePage(page);
  await site.open('docs/operations/logging');
  await site.menuButton.click();
  await page.keyboard.press('Control+k');
  const search = new SearchDialog(page);
  await expect(search.input).toBeFocused();
  await search.type('worker');
  await expect(search.input).toHaveValue('worker');
  await page.keyboard.press('Escape');
  await expect(search.dialog).toHaveCount(0);
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(1);
});

test('the colour switch works by keyboard', async ({page}) => {
  const site = new SitePage(page);
  await site.open('docs/help/');
  await site.colourSwitch.focus();
  await page.keyboard.press('Enter');
  expect(await site.theme()).toBe('dark');
});

test('the focus is visible', async ({page}) => {
  const site = new SitePage(page);
  await site.open('docs/help/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const outline = await page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle);
  expect(outline).toBe('solid');
});
