import type {Page} from '@playwright/test';
import {expect, test} from './pages/fixtures';
import {openTemplate, templates} from './pages/templates';

/** Invisible controls: no text, picture, or border, and no lines that differ in colour from the background. */
const unseen = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isClear = (colour: string): boolean => /^rgba\(.*, 0\)$/.test(colour);
    const behind = (element: Element | null): string => {
      const colour = element ? getComputedStyle(element).backgroundColor : 'rgb(255, 255, 255)';
      return isClear(colour) ? behind(element!.parentElement) : colour;
    };
    const isShown = (element: Element): boolean => {
      const {width, height} = element.getBoundingClientRect();
      return element.checkVisibility({visibilityProperty: true}) && width > 1 && height > 1;
    };
    const hasBorder = (element: Element): boolean => {
      const style = getComputedStyle(element);
      return ['top', 'right', 'bottom', 'left'].some(
        (side) => parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0,
      );
    };
    /** Drawn by the browser itself, without a border that could be asked for. */
    const isNative = (element: Element): boolean =>
      element.matches('[type=checkbox], [type=radio]') && getComputedStyle(element).appearance !== 'none';
    const hasText = (element: Element): boolean =>
      isShown(element) &&
      (Array.from(element.childNodes).some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) ||
        ['::before', '::after'].some((part) => /"[^"\s]/.test(getComputedStyle(element, part).content)));
    const isDrawn = (shape: Element): boolean => {
      const {stroke, fill} = getComputedStyle(shape);
      return [stroke, fill].some((colour) => colour !== 'none' && !isClear(colour) && colour !== behind(shape));
    };
    const isPicture = (element: Element): boolean =>
      isShown(element) &&
      (element.matches('img') ||
        Array.from(element.querySelectorAll('path, polyline, polygon, line, rect, circle, ellipse')).some(isDrawn));
    return Array.from(document.querySelectorAll('a[href], button, input, select, textarea, summary'))
      .filter(isShown)
      .filter(
        (control) =>
          !hasBorder(control) &&
          !isNative(control) &&
          ![control, ...Array.from(control.querySelectorAll('*'))].some(hasText) &&
          !Array.from(control.querySelectorAll('img, svg')).some(isPicture),
      )
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
