import type {Page} from '@playwright/test';
import {expect, test} from './pages/fixtures';

const pages = [
  'docs/',
  'docs/help/',
  'docs/installation/docker-compose',
  'docs/installation/general-configuration',
  'docs/main-concepts/workflows',
  'docs/operations/troubleshooting',
  'docs/operations/updates',
  'docs/reference/flow-client',
  'docs/reference/flow-rest-api',
  'docs/reference/WorkerInfo',
  'docs/tutorials/tutorial-01',
];

/** How many elements of the selector are in the window, and not cut off by an outline that scrolls. */
const inView = (page: Page, selector: string): Promise<number> =>
  page.evaluate(
    (wanted) =>
      Array.from(document.querySelectorAll<HTMLElement>(wanted)).filter((element) => {
        const {top, bottom, left, right, width} = element.getBoundingClientRect();
        const outline = element.closest('nav')?.querySelector('.table-of-contents') ? element.closest('nav') : null;
        const end = Math.min(window.innerHeight, outline?.getBoundingClientRect().bottom ?? Infinity);
        return (
          element.checkVisibility({visibilityProperty: true}) &&
          element.tabIndex >= 0 &&
          width > 1 &&
          right > 0 &&
          left < window.innerWidth &&
          bottom > 0 &&
          top < end
        );
      }).length,
    selector,
  );

test('pages are quiet: few elements in view take the focus, and the outline shows few entries', async ({
  page,
  site,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  for (const path of pages) {
    await site.open(path);
    // The sidebar has as many entries as the writers give it; the worker catalogue has none, and so more room.
    const stops = ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not(.menu *)';
    expect(await inView(page, stops), path).toBeLessThanOrEqual(path.endsWith('WorkerInfo') ? 45 : 42);
    // In the middle of the page: the branch of the section that is read is open.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
    const outline = page.locator('.table-of-contents');
    if (await outline.first().isVisible()) {
      await expect(outline.locator('[aria-current]'), path).toBeVisible();
    }
    // The outline is as high as the window.
    expect(await inView(page, '.table-of-contents a'), path).toBeLessThanOrEqual(24);
  }
});
