import {expect, test} from './pages/fixtures';
import {SitePage} from './pages/site';

test.use({viewport: {width: 390, height: 844}});

test('the menu opens with the sidebar of the page and goes back to the main menu', async ({page}) => {
  const site = new SitePage(page);
  await site.open('docs/operations/logging');
  await expect(site.navbar.getByRole('link', {name: 'Tutorials', exact: true})).toBeHidden();
  await site.menuButton.click();
  await expect(site.mobileMenu.getByText('Main concepts')).toBeVisible();
  await site.mobileMenu.getByRole('button', {name: /Back to main menu/}).click();
  await expect(site.mobileMenu.getByRole('link', {name: 'Tutorials', exact: true})).toBeVisible();
  await expect(site.mobileMenu.getByText('Versions')).toBeVisible();
});

test('the menu closes when a page is chosen and when the window becomes wide', async ({page}) => {
  const site = new SitePage(page);
  await site.open('');
  await site.menuButton.click();
  await site.mobileMenu.getByRole('link', {name: 'Help', exact: true}).click();
  await page.waitForURL(/\/docs\/help\/$/);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Help');
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
  await site.menuButton.click();
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(1);
  await page.setViewportSize({width: 1200, height: 800});
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
});

test('outline and versions stay in reach on a long page, and cover nothing after a choice', async ({page}) => {
  const site = new SitePage(page);
  await site.open('docs/operations/troubleshooting');
  await page.evaluate(() => window.scrollTo(0, 5000));
  const outline = page.locator('.theme-doc-toc-mobile');
  const strip = outline.getByText('On this page');
  await strip.click();
  await outline.getByRole('link', {name: 'Disk is full'}).click();
  const heading = page.getByRole('heading', {name: 'Disk is full'});
  await expect(heading).toBeInViewport();
  await expect(outline.getByRole('link', {name: 'Disk is full'})).toBeHidden();
  await expect(strip).toHaveAttribute('data-section', 'Disk is full');
  await expect(outline).toBeInViewport();
  const [above, below] = await Promise.all([outline.boundingBox(), heading.boundingBox()]);
  expect(below!.y).toBeGreaterThanOrEqual(above!.y + above!.height);
  // The menu of versions opens by a tap, and the place on the page stays.
  const address = page.url();
  await site.navbar.getByRole('button', {name: /^Version/}).click();
  await expect(site.navbar.getByRole('link', {name: 'next (unreleased)'})).toBeVisible();
  expect(page.url()).toBe(address);
  await expect(heading).toBeInViewport();
});

for (const [width, menu] of [
  [996, true],
  [997, false],
] as const) {
  test(`at ${width} px the navbar is ${menu ? 'a menu button' : 'a row of links'}`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    const site = new SitePage(page);
    await site.open('docs/');
    await expect(site.menuButton).toBeVisible({visible: menu});
    await expect(site.navbar.getByRole('link', {name: 'Tutorials', exact: true})).toBeVisible({visible: !menu});
  });
}

test('a table of Markdown with many columns stands in blocks that name their columns, and needs no scrolling', async ({
  page,
}) => {
  await new SitePage(page).open('docs/next/main-concepts/job-datamodel');
  const tables = page.getByRole('table').and(page.locator('.stacked'));
  expect(await tables.count()).toBeGreaterThan(1);
  for (const table of await tables.all()) {
    expect(await table.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThan(2);
  }
  const names = await tables.first().locator('th').allTextContents();
  const second = tables.first().getByRole('row').nth(1).getByRole('cell').nth(1);
  expect(await second.evaluate((cell) => getComputedStyle(cell, '::before').content)).toContain(names[1]);
  expect(await second.evaluate((cell) => getComputedStyle(cell).display)).toBe('block');
  // One line between rows.
  expect(await second.locator('..').evaluate((row) => getComputedStyle(row).borderTopWidth)).toBe('0px');
});
