import type {Page} from '@playwright/test';
import {expect, test} from './pages/fixtures';
import {SitePage} from './pages/site';
import {openTemplate, templates} from './pages/templates';

/** Pages with the widest things: tables, code, figures, the worker catalogue. */
const wide = [
  '',
  'docs/next/installation/general-configuration',
  'docs/next/installation/docker-compose',
  'docs/next/reference/flow-rest-api',
  'docs/next/reference/workers',
  'docs/next/reference/WorkerInfo',
  'docs/next/main-concepts/architecture',
  'docs/next/tutorials/tutorial-01',
  'WorkerInfoComponent',
];

/** Elements with text that stick out of the window or are cut off without a way to scroll to them. */
const lost = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scrolls = (element: Element | null): boolean =>
      element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    return Array.from(document.querySelectorAll('main :is(p, li, h1, h2, h3, td, th, pre, button, a, svg, img)'))
      .filter((element) => {
        const {right, left, width} = element.getBoundingClientRect();
        return width > 1 && (right > innerWidth + 1 || left < -1) && !scrolls(element);
      })
      .map((element) => `${element.tagName} ${element.textContent.slice(0, 40)}`);
  });

// A zoom of 200 % shows a window of 1280 x 900 as one of 640 x 450, 400 % as one of 320 x 225.
for (const [what, viewport] of [
  ['a zoom of 200 %', {width: 640, height: 450}],
  ['a zoom of 400 %', {width: 320, height: 225}],
  ['320 px', {width: 320, height: 640}],
] as const) {
  test(`at ${what} nothing is lost and the page does not scroll sideways`, async ({page}) => {
    await page.setViewportSize(viewport);
    const site = new SitePage(page);
    for (const path of wide) {
      await site.open(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(viewport.width);
      expect(await lost(page), path).toEqual([]);
    }
    await expect(site.menuButton).toBeVisible();
    await site.menuButton.click();
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(1);
  });
}

test('text twice as large is not cut off', async ({page}) => {
  const site = new SitePage(page);
  for (const path of wide) {
    await site.open(path);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(1280);
    expect(await lost(page), path).toEqual([]);
  }
});

test.describe('by keyboard', () => {
  test.use({expectedErrors: /status of 404/});

  for (const [template, path] of templates) {
    test(`every control of ${template} can be reached, with a visible focus, and none holds it`, async ({page}) => {
      await openTemplate(new SitePage(page), path);
      const expected = await page.evaluate(
        () =>
          Array.from(
            document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex="0"]'),
          ).filter(
            (element) =>
              element.checkVisibility({visibilityProperty: true}) &&
              element.tabIndex >= 0 &&
              !element.matches(':disabled'),
          ).length,
      );
      const seen = new Set<string>();
      const invisible: string[] = [];
      await page.evaluate(() => document.body.focus());
      for (let step = 0; step < expected + 30 && seen.size < expected; step++) {
        await page.keyboard.press('Tab');
        const at = await page.evaluate(() => {
          const element = document.activeElement;
          if (!element || element === document.body) {
            return undefined;
          }
          const all = Array.from(document.querySelectorAll('*'));
          const {outlineStyle, outlineWidth, boxShadow} = getComputedStyle(element);
          return {
            id: `${all.indexOf(element)} ${element.tagName} ${element.textContent.slice(0, 30)}`,
            visible: (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none',
          };
        });
        // From the end it goes on at the start: the search page begins in its field.
        if (!at) {
          continue;
        }
        seen.add(at.id);
        if (!at.visible) {
          invisible.push(at.id);
        }
      }
      expect(invisible).toEqual([]);
      expect(seen.size).toBe(expected);
    });
  }
});

test('tables and code that are wider than the page scroll by keyboard', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  const site = new SitePage(page);
  const without: string[] = [];
  let scrolling = 0;
  for (const path of wide) {
    await site.open(path);
    const found = await page.evaluate(() =>
      Array.from(document.querySelectorAll<HTMLElement>('main *'))
        .filter(
          (element) =>
            /auto|scroll/.test(getComputedStyle(element).overflowX) && element.scrollWidth > element.clientWidth + 1,
        )
        .map((element) => ({
          what: `${element.tagName}.${String(element.className).slice(0, 50)}`,
          reachable: element.tabIndex >= 0 || element.querySelector('a[href], button, [tabindex="0"]') !== null,
        })),
    );
    scrolling += found.length;
    without.push(...found.filter(({reachable}) => !reachable).map(({what}) => `${path}: ${what}`));
  }
  expect(scrolling).toBeGreaterThan(5);
  expect(without).toEqual([]);
  await site.open('docs/next/installation/docker-compose');
  const regions = page.locator('main :is(pre, table)[tabindex="0"]');
  const wideOne = await regions.evaluateAll((all) => all.findIndex((one) => one.scrollWidth > one.clientWidth + 20));
  const region = regions.nth(wideOne);
  await region.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

test.describe('with reduced motion', () => {
  test.use({reducedMotion: 'reduce'});

  test('nothing moves for longer than a blink', async ({page}) => {
    const site = new SitePage(page);
    for (const path of ['', 'docs/next/reference/WorkerInfo']) {
      await site.open(path);
      const moving = await page.evaluate(() =>
        Array.from(document.querySelectorAll('*'))
          .filter((element) => {
            const {transitionDuration, animationDuration, animationName, transitionProperty} =
              getComputedStyle(element);
            const longest = (times: string): number => Math.max(...times.split(',').map(parseFloat));
            const moves = /all|transform|height|width|top|left|right|bottom|margin/.test(transitionProperty);
            return (
              (moves && longest(transitionDuration) > 0.011) ||
              (animationName !== 'none' && longest(animationDuration) > 0.011)
            );
          })
          .map((element) => `${element.tagName}.${String(element.className)}`),
      );
      expect([...new Set(moving)]).toEqual([]);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
    }
  });
});

test.describe('with reduced motion, a category', () => {
  test.use({reducedMotion: 'reduce'});

  test('opens and closes within 1 ms', async ({page}) => {
    const site = new SitePage(page);
    await site.open('docs/');
    // At rest, a category has no time; it is read while it moves.
    await site.sidebar.evaluate((sidebar) => {
      new MutationObserver((changes) => {
        for (const {target} of changes) {
          const {transitionDuration} = (target as HTMLElement).style;
          if (transitionDuration) {
            document.documentElement.dataset['times'] =
              `${document.documentElement.dataset['times'] ?? ''} ${transitionDuration}`;
          }
        }
      }).observe(sidebar, {subtree: true, attributeFilter: ['style']});
    });
    const times = async (): Promise<string[]> => [
      ...new Set((await page.locator('html').getAttribute('data-times'))?.trim().split(' ')),
    ];
    const category = site.sidebar.getByRole('button', {name: /category 'Main concepts'$/});
    const architecture = site.sidebar.getByRole('link', {name: 'Architecture'});
    await category.click();
    await expect(architecture).toBeVisible();
    await category.click();
    await expect(architecture).toBeHidden();
    expect(await times()).toEqual(['1ms']);
  });
});

test('print shows what stands in every tab, each under its label', async ({page}) => {
  await new SitePage(page).open('docs/operations/logging');
  const panels = page.getByRole('tabpanel', {includeHidden: true});
  const count = await panels.count();
  expect(count).toBeGreaterThan(2);
  await expect(panels.filter({visible: true})).not.toHaveCount(count);
  await page.emulateMedia({media: 'print'});
  await expect(panels.filter({visible: true})).toHaveCount(count);
  await expect(page.getByRole('tab').filter({visible: true})).toHaveCount(0);
  expect(await panels.last().evaluate((panel) => getComputedStyle(panel, '::before').content)).toMatch(/\w/);
});

test('print shows the page alone, with the targets of its links', async ({page}) => {
  const site = new SitePage(page);
  await site.open('docs/next/help/');
  await page.emulateMedia({media: 'print'});
  for (const part of [
    site.navbar,
    site.sidebar,
    site.announcement,
    page.locator('.pagination-nav'),
    page.locator('.table-of-contents').first(),
  ]) {
    await expect(part.first()).toBeHidden();
  }
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  const link = page.locator('.theme-doc-markdown a[href^="http"]').first();
  expect(await link.evaluate((element) => getComputedStyle(element, '::after').content)).toContain('http');
  await site.open('docs/next/installation/docker-compose');
  // Light whatever the screen was, and no heading alone at the foot of a sheet.
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  const paper = await page.evaluate(() => {
    const {backgroundColor, colorScheme} = getComputedStyle(document.documentElement);
    const headings = Array.from(document.querySelectorAll('article :is(h2, h3, h4)'));
    return {
      backgroundColor,
      colorScheme,
      left: headings.filter((heading) => getComputedStyle(heading).breakAfter !== 'avoid').length,
    };
  });
  expect(paper).toEqual({backgroundColor: 'rgb(255, 255, 255)', colorScheme: 'light', left: 0});
  const hidden = await page.evaluate(
    () =>
      Array.from(document.querySelectorAll('.theme-doc-markdown pre')).filter(
        (pre) => pre.scrollWidth > pre.clientWidth + 1,
      ).length,
  );
  expect(hidden).toBe(0);
});
