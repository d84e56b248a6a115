import {expect, test} from './pages/fixtures';
import {holdBack} from './pages/hold';

test.use({expectedErrors: /Failed to load resource|MIME type/});

/** The files without which no page is whole, by a piece of their address. */
const files = {
  'the main script': '**/assets/js/main.*.js',
  'the runtime': '**/assets/js/runtime~main.*.js',
  'the style': '**/assets/css/styles.*.css',
} as const;
/** How long a page may stay silent, in milliseconds. */
const limit = 10_000;
const words = 'Parts of this page have not arrived yet.';

for (const [name, pattern] of Object.entries(files)) {
  for (const fault of ['fails', 'hangs'] as const) {
    test(
      `when ${name} ${fault}, the page can be read and says so within 10 s, and Retry makes it whole`,
      {tag: name === 'the main script' && fault === 'fails' ? [] : '@nightly'},
      async ({page, site}) => {
        let isBroken = true;
        await page.route(pattern, (route) => {
          if (!isBroken) {
            return route.continue();
          }
          return fault === 'fails' ? route.fulfill({status: 404, body: ''}) : undefined;
        });
        await page.goto('docs/help/', {waitUntil: 'commit'});
        const line = page.getByRole('alert').filter({hasText: words});
        await expect(line).toBeVisible({timeout: limit});
        await expect(line).toBeInViewport({ratio: 1});
        // Above the page it would move the text that somebody reads.
        await expect(line).toHaveCSS('position', 'fixed');
        await expect(page.getByRole('heading', {level: 1})).toBeVisible();
        isBroken = false;
        await line.getByRole('button', {name: 'Retry'}).click();
        await site.hydrated();
        await expect(line).toHaveCount(0);
      },
    );
  }
}

test('removes the message when a slow style sheet arrives', {tag: '@nightly'}, async ({page}) => {
  const release = await holdBack(page, files['the style']);
  await page.goto('docs/help/', {waitUntil: 'commit'});
  const line = page.getByRole('alert').filter({hasText: words});
  await expect(line).toBeVisible({timeout: limit});
  release();
  await expect(line).toHaveCount(0);
  await expect(page.locator('.navbar')).toHaveCSS('position', 'sticky');
});

test('removes the message when slow scripts run, and shows none on a fast page', async ({page, site}) => {
  await page.clock.install();
  const release = await holdBack(page, files['the main script']);
  await page.goto('docs/help/', {waitUntil: 'commit'});
  const line = page.getByRole('alert').filter({hasText: words});
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await page.clock.runFor(limit);
  await expect(line).toBeVisible();
  release();
  await site.hydrated();
  await expect(line).toHaveCount(0);
  await page.reload();
  await site.hydrated();
  await page.clock.runFor(limit);
  await expect(line).toHaveCount(0);
});

test('a page below a wrong base URL shows the correct one', async ({page, baseURL}) => {
  await page.route('**/assets/**', (route) => route.fulfill({status: 404, body: 'not here'}));
  await page.goto('docs/help/');
  const line = page.getByRole('alert').filter({hasText: words});
  await expect(line).toContainText(`it was built for the base URL ${new URL(baseURL!).pathname}`, {timeout: limit});
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('shows no message', async ({page}) => {
    await page.goto('docs/help/');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.getByText(words)).toHaveCount(0);
  });
});
