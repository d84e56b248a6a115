import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Browser, Page} from 'puppeteer-core';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {type Download, unpack} from '../download';
import {startFirefox} from './browser';

let browser: Browser;
let page: Page;
let folder = '';
let download: Download;
const problems: string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'download-'));
  download = unpack(folder);
  browser = await startFirefox();
  page = await browser.newPage();
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => void (message.type() === 'error' && problems.push(message.text())));
  page.on(
    'request',
    (request) => void (/^(?:file|data|blob|about):/.test(request.url()) || problems.push(request.url())),
  );
});
afterAll(async () => {
  await browser?.close();
  rmSync(folder, {recursive: true, force: true});
});

/** Waits until a condition in the page is true. */
const until = (what: string): Promise<unknown> => page.waitForFunction(what, {timeout: 15_000, polling: 100});

/** Opens a page of the download like a new tab, and waits until it is interactive. */
async function open(address?: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(download.address(address));
  await page.waitForSelector('html[data-has-hydrated="true"]');
}

it('the download opens from the disk in Firefox without network requests', async () => {
  await open();
  await until(`document.querySelector('h1')?.textContent === 'Introduction to jadice flow'`);
  expect(await page.evaluate(() => document.fonts.ready.then(() => document.fonts.check('16px Geist')))).toBe(true);
  await page.keyboard.press('/');
  await page.waitForSelector('.DocSearch-Input');
  await page.keyboard.type('event bus');
  await page.waitForSelector('.DocSearch-Hit[aria-selected="true"]');
  await page.keyboard.press('Enter');
  await until(`location.hash.startsWith('#/docs/reference/event-bus')`);
  await until(`document.querySelector('h1')?.textContent === 'Event bus'`);
  await page.goBack();
  await until(`document.querySelector('h1')?.textContent === 'Introduction to jadice flow'`);

  await open('/docs/operations/logging#log-levels');
  await until(`Math.abs(document.getElementById('log-levels')?.getBoundingClientRect().top ?? 9999) < 300`);

  expect(problems).toEqual([]);
});
