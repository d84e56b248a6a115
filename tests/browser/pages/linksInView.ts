import type {Page} from '@playwright/test';

/**
 * Waits until links in view would have been fetched ahead: the browser reports what is in view, in the order of the observers, and
 * prefetching waits until it is idle, a few links at a time.
 */
export async function linksInView(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise<void>((resolve) => {
      new IntersectionObserver((_entries, observer) => {
        observer.disconnect();
        resolve();
      }).observe(document.documentElement);
    });
    for (let turn = 0; turn < 20; turn += 1) {
      await new Promise((resolve) => requestIdleCallback(resolve, {timeout: 1000}));
    }
  });
}
