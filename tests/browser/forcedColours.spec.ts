import type {Page} from '@playwright/test';
import {expect, test} from './pages/fixtures';
import {openTemplate, templates} from './pages/templates';

/** Invisible controls: no text, border or picture, and no lines that differ in colour from the background. */
const unseen = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const background = getComputedStyle(document.body).backgroundColor;
    const isShown = (element: Element): boolean => {
      const {width, height} = element.getBoundingClientRect();
      return element.checkVisibility({visibilityProperty: true}) && width > 1 && height > 1;
    };
    const hasText = (element: Element): boolean =>
      Array.from(element.childNodes).some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) ||
      ['::before', '::after'].some((part) => /"[^"\s]/.test(getComputedStyle(element, part).content));
    const isDrawn = (shape: Element): boolean =>
      shape.matches('img, [type=checkbox], [type=radio]') ||
      (shape.matches('path, polyline, polygon, line, rect, circle, ellipse') &&
        [getComputedStyle(shape).stroke, getComputedStyle(shape).fill].some(
          (colour) => colour !== 'none' && colour !== background && !/^rgba\(.*, 0\)$/.test(colour),
        ));
    return Array.from(document.querySelectorAll('a[href], button, input, select, textarea, summary'))
      .filter(isShown)
      .filter((control) => !/[1-9]/.test(getComputedStyle(control).borderWidth))
      .filter((control) => {
        const all = [control, ...Array.from(control.querySelectorAll('*'))].filter(isShown);
        return !all.some((element) => hasText(element) || isDrawn(element));
      })
      .map((control) => control.outerHTML.slice(0, 200));
  });

test.describe('with forced colours', () => {
  test.use({forcedColors: 'active', expectedErrors: /status of 404/});

  test('every control is visible', async ({page, site}) => {
    for (const [, path] of templates) {
      await openTemplate(site, path);
      expect(await unseen(page), path).toEqual([]);
    }
  });

  test('figures use light and dark system colours', async ({page, site}) => {
    await page.emulateMedia({colorScheme: 'dark', forcedColors: 'active'});
    await site.open('docs/next/installation/docker-compose');
    const seen = await page
      .locator('figure svg')
      .first()
      .evaluate((svg) => {
        const look = (selector: string) => getComputedStyle(svg.querySelector(selector)!);
        return {box: look('rect[rx="6"]').fill, line: look('polyline').stroke, text: look('text').fill};
      });
    expect(seen).toEqual({box: 'rgb(0, 0, 0)', line: 'rgb(255, 255, 255)', text: 'rgb(255, 255, 255)'});
  });

  test('the current page and the focused control differ by more than colour', async ({page, site}) => {
    await site.open('docs/next/installation/docker-compose');
    const current = site.sidebar.locator('[aria-current="page"]');
    await expect(current).toHaveCount(1);
    const told = await current.evaluate((element) => {
      const {outlineStyle, borderLeftStyle, borderLeftWidth, fontWeight, textDecorationLine} =
        getComputedStyle(element);
      return (
        outlineStyle !== 'none' ||
        (borderLeftStyle !== 'none' && borderLeftWidth !== '0px') ||
        Number(fontWeight) >= 600 ||
        textDecorationLine.includes('underline')
      );
    });
    expect(told).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle)).toBe('solid');
  });
});
