import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import puppeteer, {type Browser, type Page} from 'puppeteer-core';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {findFirefox} from '../../scripts/lib/machine/firefox';
import {lastVersion} from '../../src/config/versions';
import {type Download, unpack} from '../download';

let browser: Browser;
let page: Page;
let folder = '';
let download: Download;
const problems: string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'my download '));
  download = await unpack(lastVersion.name, folder);
  browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    headless: true,
    extraPrefsFirefox: {'app.update.enabled': false, 'dom.events.testing.asyncClipboard': true},
  });
  page = await browser.newPage();
  await page.setViewport({width: 1280, height: 900});
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => void (message.type() === 'error' && problems.push(message.text())));
  page.on('request', (request) => void (/^(?:file|data|blob):/.test(request.url()) || problems.push(request.url())));
});
afterAll(async () => {
  await browser?.close();
  rmSync(folder, {recursive: true, force: true});
});

/** Waits until the page says so. */
const until = (what: string): Promise<unknown> => page.waitForFunction(what, {timeout: 15_000, polling: 100});

/** Opens a file of the download, and waits until it reacts to input. */
async function open(name: string): Promise<void> {
  await page.goto(download.address(name));
  await page.waitForSelector('html[data-has-hydrated="true"]');
}

it('the download opens from the disk in Firefox, and asks nobody', async () => {
  await open('START-HERE.html');
  expect(await page.evaluate(() => document.fonts.ready.then(() => document.fonts.check('16px Geist')))).toBe(true);
  await page.keyboard.press('/');
  await page.waitForSelector('input[role="combobox"]');
  await page.keyboard.type('event bus');
  await page.waitForSelector('.DocSearch-Hit[aria-selected="true"]');
  await page.keyboard.press('Enter');
  await until(`location.pathname.endsWith('/docs/reference/event-bus.html')`);

  await open('docs/tutorials/tutorial-02.html');
  const windows = await page.waitForSelector('aria/Windows[role="tab"]');
  await windows!.click();
  await until(`document.querySelector('[role=tabpanel]:not([hidden])').getAttribute('aria-label') === 'Windows'`);
  const copy = await page.waitForSelector('[role=tabpanel]:not([hidden]) .offline-copy');
  await copy!.focus();
  await copy!.press('Enter');
  await until(`[...document.querySelectorAll('.offline-copy')].some((one) => one.textContent === 'Copied')`);

  await page.click('.navbar button[aria-label*="dark and light"]');
  await open('docs/operations/logging.html');
  expect(await page.$eval('html', (html) => html.dataset['theme'])).toBe('dark');
  expect(await page.$eval('h1', (heading) => heading.textContent)).toBe('Logging');
  expect(problems).toEqual([]);
});
