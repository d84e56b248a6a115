import {expect, type Locator} from '@playwright/test';

/**
 * Walks with Tab, and nothing else, until an element has the focus.
 *
 * @param limit - Stops after which the element counts as out of reach.
 */
export async function tabTo(target: Locator, limit = 60): Promise<void> {
  const page = target.page();
  const isReached = (): Promise<boolean> => target.evaluate((element) => element === document.activeElement);
  for (let stop = 0; stop < limit && !(await isReached()); stop += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(target, `reached within ${limit} stops of Tab`).toBeFocused();
  await expect(target).toBeInViewport();
}
