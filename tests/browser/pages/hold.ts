import type {Page} from '@playwright/test';

/** A gate: `held` resolves as soon as `release` is called. */
export function hold(): {held: Promise<void>; release: () => void} {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  return {held, release};
}

/** Holds the files that a page asks for, until the returned function is called. */
export async function holdBack(page: Page, files: string): Promise<() => void> {
  const {held, release} = hold();
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
