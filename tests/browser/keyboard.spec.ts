import {expect, test} from './pages/fixtures';

test('Space opens a sidebar category without scrolling the page', async ({page, site}) => {
  await site.open('docs/help/');
  await site.open('docs/operations/logging');
  const category = site.sidebar.getByRole('button', {name: /category 'Installation'$/});
  await site.sidebar.getByRole('link', {name: 'Installation', exact: true}).focus();
  await page.keyboard.press('Tab');
  await expect(category).toBeFocused();
  await page.keyboard.press('Space');
  await expect(category).toHaveAttribute('aria-expanded', 'true');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('the menu on phones traps focus and closes with Escape', async ({page, site}) => {
  await page.setViewportSize({width: 390, height: 844});
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

test('the search opens above the menu on phones with focus, and Escape closes it first', async ({
  page,
  site,
  search,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await site.open('docs/operations/logging');
  await site.menuButton.click();
  await page.keyboard.press('Control+k');
  await expect(search.input).toBeFocused();
  await search.input.pressSequentially('worker');
  await expect(search.input).toHaveValue('worker');
  await page.keyboard.press('Escape');
  await expect(search.dialog).toHaveCount(0);
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(1);
});
