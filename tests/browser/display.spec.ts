import {expect, test} from './pages/fixtures';

test.describe('with an operating system in dark mode', () => {
  test.use({colorScheme: 'dark'});

  test('the first visit uses light mode', async ({site}) => {
    await site.open('docs/');
    expect(await site.theme()).toBe('light');
  });

  test('a stored choice of the system is followed live until the reader changes it', async ({page, site}) => {
    const stored = (): Promise<string | null> => page.evaluate(() => localStorage.getItem('theme'));
    await site.open('docs/');
    await page.evaluate(() => localStorage.setItem('theme', 'system'));
    await site.open('docs/help/');
    expect(await site.theme()).toBe('dark');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({colorScheme});
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      expect(await stored()).toBe('system');
    }
    await site.colourSwitch.click();
    expect(await site.theme()).toBe('light');
    expect(await stored()).toBe('light');
    await page.emulateMedia({colorScheme: 'light'});
    await page.emulateMedia({colorScheme: 'dark'});
    expect(await site.theme()).toBe('light');
  });
});

test('the colour switch changes between light and dark only, and the choice is kept', async ({page, site}) => {
  await site.open('docs/');
  await site.colourSwitch.click();
  expect(await site.theme()).toBe('dark');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await page.reload();
  await site.hydrated();
  expect(await site.theme()).toBe('dark');
  await site.colourSwitch.click();
  expect(await site.theme()).toBe('light');
});

test('readers who ask for more contrast get strong text and lines', async ({page, site}) => {
  await site.open('docs/operations/logging');
  const colours = (): Promise<string[]> =>
    page.evaluate(() => {
      const colourOf = (selector: string, name: 'color' | 'borderTopColor'): string =>
        getComputedStyle(document.querySelector(selector)!)[name];
      return [colourOf('.menu__link:not(.menu__link--active)', 'color'), colourOf('footer', 'borderTopColor')];
    });
  const usual = await colours();
  await page.emulateMedia({contrast: 'more'});
  const strong = await page.evaluate(() => getComputedStyle(document.querySelector('h1')!).color);
  // The colour of a link changes gradually.
  await expect.poll(async () => (await colours())[0]).toBe(strong);
  const [text, line] = await colours();
  expect([text, line]).not.toEqual(usual);
  expect(line).not.toBe(usual[1]);
});

test('code is written from left to right on every page', async ({page, site}) => {
  await site.open('docs/operations/logging');
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  const directions = await page.evaluate(() =>
    Array.from(document.querySelectorAll('pre'), (block) => getComputedStyle(block).direction),
  );
  expect(new Set(directions)).toEqual(new Set(['ltr']));
});
