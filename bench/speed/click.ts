import type {Browser} from '@playwright/test';
import {median} from './median';

/** Time from a click on a link that has been prefetched to the next page painted, in milliseconds. */
export async function clickToPaint(browser: Browser, address: string, runs: number): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext();
    const tab = await context.newPage();
    await tab.goto(address, {waitUntil: 'load'});
    const link = tab.locator('.pagination-nav__link--next');
    await link.scrollIntoViewIfNeeded();
    await link.hover();
    await tab.waitForTimeout(1000);
    times.push(
      await tab.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const before = document.querySelector('h1')?.textContent;
            const started = performance.now();
            const watch = new MutationObserver(() => {
              if (document.querySelector('h1')?.textContent !== before) {
                watch.disconnect();
                // The frame after the next one begins when the changed one has been painted.
                requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)));
              }
            });
            watch.observe(document.body, {childList: true, subtree: true, characterData: true});
            document.querySelector<HTMLAnchorElement>('.pagination-nav__link--next')?.click();
          }),
      ),
    );
    await context.close();
  }
  return Math.round(median(times));
}
