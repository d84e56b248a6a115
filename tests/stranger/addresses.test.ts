import {chromium, type Browser} from '@playwright/test';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {findChromium} from '../../scripts/lib/machine/chromium';
import {versions} from '../../src/config/versions';
import {visit} from './support/visit';

let browser: Browser;
const here = visit();
beforeAll(async () => {
  browser = await chromium.launch({executablePath: findChromium(), args: ['--no-sandbox']});
});
afterAll(() => browser.close());

const [newer, older] = versions.filter(({isReleased}) => isReleased).map(({name}) => name);

/** Variants of each address, with the expected heading: that of the page, or "Page not found". */
const addresses: readonly (readonly [address: string, heading: string])[] = [
  ['DOCS/help/', 'Help'],
  ['docs/Installation/Security', 'Security'],
  ['Check', 'Check your files'],
  ['docs/installation/security.html', 'Security'],
  ['docs/installation/security/', 'Security'],
  ['docs/help/index.html', 'Help'],
  ['docs/help', 'Help'],
  [`changes/${newer}-to-${older}`, `Update from ${older} to ${newer}`],
  [`changes/next-to-${newer}.html`, `Update from ${newer} to next`],
  [`changes/${newer}-to-${newer}`, 'Page not found'],
  ['docs/help/#%E0%A4%A', 'Help'],
  ['docs/help/#%', 'Help'],
  ['docs/no-such-page', 'Page not found'],
  ['docs/no%E0page', 'Page not found'],
];

it('every spelling of a URL shows the page or a 404, without console errors', async () => {
  const faults: string[] = [];
  for (const [address, heading] of addresses) {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({message}) => errors.push(message));
    // The browser itself reports the status 404 of a missing page.
    page.on('console', (one) => one.type() === 'error' && !/status of 404/.test(one.text()) && errors.push(one.text()));
    const answer = await page.goto(new URL(address, here.home).href);
    await page
      .locator('html[data-has-hydrated="true"] h1', {hasText: heading})
      .first()
      .waitFor({timeout: 10_000})
      .catch(() => undefined);
    // In-page navigation uses other code than the first load.
    await page.evaluate(() => window.location.assign('#%E0%A4%A'));
    await page.evaluate(() => window.location.assign('#'));
    await page.waitForFunction(() => window.location.hash === '');
    const shown = (await page.locator('h1').first().innerText()).replaceAll(/[\u200b-\u200d]/g, '').trim();
    const mains = await page.locator('main').count();
    // Hosts do not find an address in the wrong case. The script of the 404 page opens the page.
    const isMissing = heading === 'Page not found' || /[A-Z]/.test(address.split('#')[0]!);
    if (shown !== heading || mains !== 1 || isMissing !== (answer?.status() === 404) || errors.length > 0) {
      faults.push(`${address}: ${answer?.status()} "${shown}", ${mains} pages, ${errors.join('; ')}`);
    }
    await page.close();
  }
  expect(faults).toEqual([]);
});
