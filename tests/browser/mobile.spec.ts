import {expect, test} from './pages/fixtures';

test.use({viewport: {width: 390, height: 844}});

test('the outline and versions stay accessible on a long page, and close after a choice', async ({page, site}) => {
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

test('a wide Markdown table becomes blocks with column names and does not scroll', async ({page, site}) => {
  await site.open('docs/next/main-concepts/job-datamodel');
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
