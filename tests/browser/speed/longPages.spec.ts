import type {Page} from '@playwright/test';
import {expect, test} from '../pages/fixtures';
import {SitePage} from '../pages/site';

const long = 'docs/operations/troubleshooting';

/** How many blocks of the text the browser may leave out while they are far from the screen. */
const leftOut = (page: Page): Promise<number> =>
  page
    .locator('.theme-doc-markdown > *')
    .evaluateAll((all) => all.filter((one) => getComputedStyle(one).contentVisibility === 'auto').length);

/** Waits until a heading stands below the navbar and above the middle of the window. */
async function expectAtTop(page: Page, id: string): Promise<void> {
  const {navbar} = new SitePage(page);
  await expect
    .poll(async () => {
      const bottom = await navbar.evaluate((element) => element.getBoundingClientRect().bottom);
      const top = await page.locator(`[id="${id}"]`).evaluate((element) => element.getBoundingClientRect().top);
      return top >= bottom - 1 && top < 450;
    })
    .toBe(true);
}

const headings = (page: Page): Promise<string[]> =>
  page.locator('.theme-doc-markdown > :is(h2, h3)[id]').evaluateAll((all) => all.map(({id}) => id));

test('a long page leaves out what is far from the screen', async ({page}) => {
  await new SitePage(page).open(long);
  expect(await leftOut(page)).toBeGreaterThan(5);
});

test('a link to a place deep in a long page leads there, from outside and from the outline', async ({page}) => {
  const site = new SitePage(page);
  await site.open(long);
  const ids = await headings(page);
  const deep = ids[Math.floor(ids.length * 0.7)]!;
  const entry = page.locator(`.table-of-contents a[href="#${deep}"]`);
  await entry.click();
  await expectAtTop(page, deep);
  await expect(entry).toHaveClass(/table-of-contents__link--active/);
  expect(await leftOut(page)).toBe(0);

  await page.goto('about:blank');
  await site.open(`${long}#${deep}`);
  await expectAtTop(page, deep);
  await expect(entry).toHaveClass(/table-of-contents__link--active/);
  expect(await leftOut(page)).toBe(0);
});

test('a heading stays in its place when what stands above and below it comes into the page', async ({page}) => {
  await new SitePage(page).open(long);
  const ids = await headings(page);
  const heading = page.locator(`[id="${ids[Math.floor(ids.length / 2)]!}"]`);
  await heading.scrollIntoViewIfNeeded();
  await expect(heading).toBeInViewport();
  await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))));
  await expect(heading).toBeInViewport();
});

test('a printed long page has everything', async ({page}) => {
  await new SitePage(page).open(long);
  await page.emulateMedia({media: 'print'});
  expect(await leftOut(page)).toBe(0);
});

test('nothing moves on the screen while a long page loads, nor when the rest of it is laid out', async ({page}) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const before = Number(document.documentElement.dataset['shift'] ?? 0);
      const sum = (list.getEntries() as (PerformanceEntry & {value: number})[]).reduce(
        (all, one) => all + one.value,
        0,
      );
      document.documentElement.dataset['shift'] = String(before + sum);
    }).observe({type: 'layout-shift', buffered: true});
  });
  await new SitePage(page).open(long);
  await page.evaluate(() => {
    document.documentElement.dataset['laidOut'] = '';
    return new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
  });
  expect(await page.locator('html').getAttribute('data-shift')).toBeNull();
});

test('a wide table far down becomes a stop of the Tab key when it is shown', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await new SitePage(page).open(long);
  const table = page.locator('.theme-doc-markdown > table').last();
  await table.evaluate((element) => element.style.setProperty('width', '6rem'));
  await expect(table).not.toHaveAttribute('tabindex');
  await table.scrollIntoViewIfNeeded();
  await expect(table).toHaveAttribute('tabindex', '0');
});
