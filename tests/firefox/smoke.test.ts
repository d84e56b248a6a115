import puppeteer, {type Browser, type Page} from 'puppeteer-core';
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {findFirefox} from '../../scripts/lib/machine/firefox';
import {builds} from '../builds';

const {address} = builds.default;
/** Firefox asks `default-src` for what a page fetches ahead, and Chromium any directive; such a file comes when it is needed. */
const fetchedAhead = /Content-Security-Policy: .*\(default-src\) at \S+\/assets\/(?:js|css)\//;
let browser: Browser;
let page: Page;
let errors: string[];

beforeAll(async () => {
  browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    headless: true,
    extraPrefsFirefox: {
      'app.update.enabled': false,
      'browser.safebrowsing.downloads.enabled': false,
      'dom.events.testing.asyncClipboard': true,
    },
  });
});
afterAll(() => browser?.close());

beforeEach(async () => {
  errors = [];
  page = await browser.newPage();
  await page.setViewport({width: 1280, height: 900});
  const note = (text: string): void => void (fetchedAhead.test(text) || errors.push(text));
  page.on('pageerror', (error) => note(String(error)));
  page.on('console', (message) => void (message.type() === 'error' && note(message.text())));
});
afterEach(async () => {
  await page.close();
  expect(errors).toEqual([]);
});

/** Opens a page of the site, and waits until it reacts to input. */
async function open(path: string): Promise<void> {
  await page.goto(address + path);
  await page.waitForSelector('html[data-has-hydrated="true"]');
}

/** Waits until the page says so. */
const until = (what: string): Promise<unknown> => page.waitForFunction(what, {timeout: 15_000, polling: 100});

describe('in Firefox', () => {
  it('the home page says what this is, and leads to the first job', async () => {
    await open('');
    expect(await page.$eval('h1', (heading) => heading.textContent)).toMatch(/jadice flow/i);
    expect(await page.$$eval('main a[href*="/docs/"]', (links) => links.length)).toBeGreaterThan(10);
    expect(await page.evaluate(() => document.fonts.ready.then(() => document.fonts.check('16px Geist')))).toBe(true);
  });

  it('code is copied, and tabs change together', async () => {
    await open('docs/tutorials/tutorial-02');
    const copy = await page.waitForSelector('aria/Copy code to clipboard[role="button"]');
    await copy!.click();
    await until(`[...document.querySelectorAll('[role=status]')].some((one) => one.textContent === 'Copied')`);
    const windows = await page.waitForSelector('aria/Windows[role="tab"]');
    await windows!.click();
    await until(`document.querySelector('[role=tabpanel]:not([hidden])').getAttribute('aria-label') === 'Windows'`);
  });

  it('the search finds a page, and Enter opens it', async () => {
    await open('docs/');
    await page.keyboard.press('/');
    await page.waitForSelector('.DocSearch-Input');
    await page.keyboard.type('event bus');
    await page.waitForSelector('.DocSearch-Hit[aria-selected="true"]');
    await page.keyboard.press('Enter');
    await until(`location.pathname.endsWith('/docs/reference/event-bus')`);
  });

  it('the version menu keeps the page', async () => {
    await open('docs/operations/logging');
    await page.hover('.navbar__items--right .dropdown');
    await page.click('.navbar__items--right .dropdown__link[href$="/docs/next/operations/logging"]');
    await until(`location.pathname.endsWith('/docs/next/operations/logging')`);
    expect(await page.$eval('h1', (heading) => heading.textContent)).toBe('Logging');
  });

  it('the dark mode stays over a reload', async () => {
    await open('docs/');
    const background = (): Promise<string> => page.$eval('html', (html) => getComputedStyle(html).backgroundColor);
    const light = await background();
    await page.click('.navbar button[aria-label*="dark and light"]');
    await page.reload();
    expect(await page.$eval('html', (html) => html.dataset['theme'])).toBe('dark');
    expect(await background()).not.toBe(light);
  });
});
