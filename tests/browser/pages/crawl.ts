import type {Page} from '@playwright/test';
import {axeFindings} from './axe';
import {expect} from './fixtures';
import {painted} from './painted';
import {SitePage} from './site';

/** A page of the crawl: its path below the base URL, and what is particular to it. */
export interface CrawledPage {
  path: string;
  /** Number of sidebars that the page has; not checked without it. */
  sidebars?: number;
  /** Checked as far as status, start and heading only: its text is that of another page. */
  isCopy?: boolean;
  /** Stands for its template: its colours are checked in dark too, and all rules in a narrow window. */
  isTemplate?: boolean;
}

const sizes = {wide: {width: 1280, height: 900}, narrow: {width: 390, height: 844}};
/** Widths of a small phone, and of a window of 1280 px at a zoom of 400% and of 200%. */
const narrowWidths = [320, 640];

/** Changes the colour mode as another tab would, without loading the page again. */
async function changeMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await page.evaluate((newValue) => {
    const oldValue = localStorage.getItem('theme');
    localStorage.setItem('theme', newValue);
    window.dispatchEvent(new StorageEvent('storage', {key: 'theme', oldValue, newValue, storageArea: localStorage}));
  }, mode);
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
  // Colours change slowly; halfway, they are those of no mode.
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
}

/** A page that scrolls sideways, elements that stick out of the window or are cut off, and labels that stick out of their figure. */
const overflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scrolls = (element: Element | null): boolean =>
      element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const lost = Array.from(document.querySelectorAll('main :is(p, li, h1, h2, h3, td, th, pre, button, a, svg, img)'))
      .filter((element) => {
        const {right, left, width} = element.getBoundingClientRect();
        return width > 1 && element.checkVisibility() && (right > innerWidth + 1 || left < -1) && !scrolls(element);
      })
      .map((element) => `is cut off: ${element.tagName} ${element.textContent.slice(0, 40)}`);
    const cutLabels = Array.from(document.querySelectorAll('figure text'))
      .filter((label) => {
        const sheet = label.closest('svg')!.getBoundingClientRect();
        const {left, right, bottom} = label.getBoundingClientRect();
        return left < sheet.left - 1 || right > sheet.right + 1 || bottom > sheet.bottom + 1;
      })
      .map((label) => `is cut off in its figure: ${label.textContent}`);
    const width = document.documentElement.scrollWidth;
    return [...(width > innerWidth ? [`the page is ${width} px wide`] : []), ...lost, ...cutLabels];
  });

/** Elements that scroll sideways, and cannot be reached by keyboard. */
const unreachable = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLElement>('main *'))
      .filter(
        (element) =>
          /auto|scroll/.test(getComputedStyle(element).overflowX) &&
          element.scrollWidth > element.clientWidth + 1 &&
          element.tabIndex < 0 &&
          !element.querySelector('a[href], button, [tabindex="0"]'),
      )
      .map((element) => `scrolls, but not by keyboard: ${element.tagName} ${element.textContent.slice(0, 40)}`),
  );

/** Whether the page is there, starts, and has one heading and its sidebar. */
async function start(page: Page, {path, sidebars}: CrawledPage): Promise<string[]> {
  const response = await page.goto(path);
  await new SitePage(page).hydrated();
  const [headings, found] = [await page.locator('h1').count(), await new SitePage(page).sidebar.count()];
  return [
    ...(response?.status() === 200 ? [] : [`status ${response?.status()}`]),
    ...(headings === 1 ? [] : [`${headings} headings of level 1`]),
    ...(sidebars === undefined || found === sidebars ? [] : [`${found} sidebars, ${sidebars} expected`]),
  ];
}

/** Accessibility, for a template also of its colours and in a narrow window, and what does not fit into a narrow window or with large text. */
async function look(page: Page, {isTemplate}: CrawledPage): Promise<string[]> {
  const found: string[] = [];
  const note = (state: string, findings: readonly string[]): void => {
    found.push(...findings.map((one) => `${state}: ${one}`));
  };
  note('wide, light', await axeFindings(page, isTemplate ? 'everything' : 'structure'));
  if (isTemplate) {
    await changeMode(page, 'dark');
    note('wide, dark', await axeFindings(page, 'colours'));
  }
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await painted(page);
  note('text twice as large', await overflow(page));
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  for (const width of narrowWidths) {
    await page.setViewportSize({width, height: 450});
    await painted(page);
    note(`${width} px`, await overflow(page));
  }
  await page.setViewportSize(sizes.narrow);
  await painted(page);
  note('390 px', [...(await overflow(page)), ...(await unreachable(page))]);
  if (isTemplate) {
    note('390 px, dark', await axeFindings(page));
  }
  return found;
}

/**
 * Loads each page once, in one tab, and checks what applies to every page.
 *
 * @returns One line for each finding, with the path of the page.
 */
export async function crawl(page: Page, pages: readonly CrawledPage[]): Promise<string[]> {
  const found: string[] = [];
  for (const one of pages) {
    await page.setViewportSize(sizes.wide);
    const findings = [...(await start(page, one)), ...(one.isCopy ? [] : await look(page, one))];
    found.push(...findings.map((finding) => `/${one.path}: ${finding}`));
  }
  return found;
}
