import type {Page} from '@playwright/test';

/** Waits until the page has drawn what its scripts have decided so far: what is not there then does not come. */
export const painted = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  );
