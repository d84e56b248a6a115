import {chromium} from '@playwright/test';
import {findChromium} from '../../scripts/lib/machine/chromium';
import {site} from '../../src/config/site';
import {serveSite} from '../speed/server';

/** Times of the built site in Chromium, in milliseconds. */
export interface BrowserTimes {
  /** From the keys that open the search, with nothing loaded before, to the first hit; shortest and middle of the runs. */
  firstResult: {shortest: number; median: number};
  /** Longest task of the main thread until then, in the middle of the runs; tasks below 50 ms count as 0. */
  openingTask: number;
  /** Longest task of the main thread while a reader types, in all runs. */
  typingTask: number;
}

const runs = 7;

/** Opens search and types, each time in a browser that has nothing stored. */
export async function browserTimes(): Promise<BrowserTimes> {
  const {address, close} = await serveSite('build', site.baseUrl);
  const browser = await chromium.launch({executablePath: findChromium(), args: ['--no-sandbox']});
  const firsts: number[] = [];
  const openings: number[] = [];
  let typingTask = 0;
  for (let run = 0; run < runs; run += 1) {
    const page = await (await browser.newContext()).newPage();
    // tsx wraps functions with this helper, which does not exist in the page.
    await page.addInitScript('globalThis.__name = (value) => value');
    await page.goto(`${address}docs/`);
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    await page.waitForTimeout(500);
    // A letter on the focused button would preload; so the query is what the button was opened with.
    const first = await page.evaluate(async () => {
      const tasks: number[] = [];
      new PerformanceObserver((list) => list.getEntries().forEach(({duration}) => tasks.push(duration))).observe({
        entryTypes: ['longtask'],
      });
      Object.assign(window, {tasks});
      const started = performance.now();
      getSelection()?.selectAllChildren(document.querySelector('h1')!);
      window.dispatchEvent(new KeyboardEvent('keydown', {key: 'k', ctrlKey: true}));
      await new Promise<void>((resolve) => {
        const look = (): void =>
          document.querySelector('.DocSearch-Hit') ? resolve() : void requestAnimationFrame(look);
        look();
      });
      return performance.now() - started;
    });
    firsts.push(first);
    openings.push(
      Math.max(0, ...(await page.evaluate(() => (window as unknown as {tasks: number[]}).tasks.splice(0)))),
    );
    await page.locator('.DocSearch-Input').fill('');
    await page.locator('.DocSearch-Input').pressSequentially('kubernetes installation', {delay: 60});
    await page.waitForTimeout(300);
    typingTask = Math.max(typingTask, ...(await page.evaluate(() => (window as unknown as {tasks: number[]}).tasks)));
    await page.context().close();
  }
  await browser.close();
  close();
  firsts.sort((a, b) => a - b);
  openings.sort((a, b) => a - b);
  return {
    firstResult: {shortest: Math.round(firsts[0]!), median: Math.round(firsts[runs >> 1]!)},
    openingTask: Math.round(openings[runs >> 1]!),
    typingTask: Math.round(typingTask),
  };
}
