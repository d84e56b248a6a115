import {expect, test} from './pages/fixtures';
import {openTemplate, templates} from './pages/templates';

test.describe('by keyboard', () => {
  test.use({expectedErrors: /status of 404/});

  for (const [template, path] of templates) {
    const tag = template === 'a page of the documentation' ? [] : ['@nightly'];
    test(
      `every control of ${template} can be reached, with a visible focus, and none holds it`,
      {tag},
      async ({page, site}) => {
        await openTemplate(site, path);
        const expected = await page.evaluate(
          () =>
            Array.from(
              document.querySelectorAll<HTMLElement>(
                'a[href], button, input, select, textarea, summary, [tabindex="0"]',
              ),
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
      },
    );
  }
});

test.describe('with reduced motion', () => {
  test.use({reducedMotion: 'reduce'});

  test('animations are disabled', async ({page, site}) => {
    for (const path of ['', 'docs/next/reference/WorkerInfo']) {
      await site.open(path);
      const moving = await page.evaluate(() =>
        Array.from(document.querySelectorAll('*'))
          .filter((element) => {
            const {transitionDuration, animationDuration} = getComputedStyle(element);
            return `${transitionDuration},${animationDuration}`.split(',').some((time) => parseFloat(time) > 0.011);
          })
          .map((element) => `${element.tagName}.${String(element.className)}`),
      );
      expect([...new Set(moving)]).toEqual([]);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
    }
  });
});

test('print shows every tab panel under its label', async ({page, site}) => {
  await site.open('docs/operations/logging');
  const panels = page.getByRole('tabpanel', {includeHidden: true});
  const count = await panels.count();
  expect(count).toBeGreaterThan(2);
  await expect(panels.filter({visible: true})).not.toHaveCount(count);
  await page.emulateMedia({media: 'print'});
  await expect(panels.filter({visible: true})).toHaveCount(count);
  await expect(page.getByRole('tab').filter({visible: true})).toHaveCount(0);
  expect(await panels.last().evaluate((panel) => getComputedStyle(panel, '::before').content)).toMatch(/\w/);
});

test('print shows only the page, with the URLs of its links', async ({page, site}) => {
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
