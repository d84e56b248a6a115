import {expect, test} from '../pages/fixtures';
import {Parts} from '../pages/parts';
import {SitePage} from '../pages/site';

test.use({expectedErrors: /Failed to load resource|ChunkLoadError/});

test('a highlighter that cannot be had: the page opens with plain code', async ({page}) => {
  const site = new SitePage(page);
  const parts = await Parts.of(page);
  parts.only('languages.bash');
  await site.open('docs/tutorials/');
  parts.treatment = 'missing';
  const refused = page.waitForResponse((response) => response.status() === 404);
  await page
    .getByRole('main')
    .getByRole('link', {name: /^Tutorial 1/})
    .first()
    .click();
  await refused;
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/^Tutorial 1/);
  await expect(page.getByText('This page crashed.')).toHaveCount(0);
  await expect(page.getByRole('main').locator('pre').filter({hasText: 'services:'}).first()).toBeVisible();
});

test.describe('when a page is only known after start', () => {
  // What comes from the server is not what the browser starts with here, and React says so.
  test.use({expectedErrors: /Failed to load resource|ChunkLoadError|onRecoverableError/});

  /** An address with `.html` at its end, from a host that serves it: the route is known late, so its content is loaded late. */
  async function openLate(site: SitePage, prepare: (parts: Parts) => void): Promise<Parts> {
    const body = await (await site.page.request.get('docs/help/')).text();
    await site.page.route('**/docs/help.html', (route) => route.fulfill({body, contentType: 'text/html'}));
    const parts = await Parts.of(site.page);
    // The part with the content of the page is the one that has the text of its first section.
    const section = await site.page.locator('main h2[id]').first().getAttribute('id');
    parts.only(`"${section}"`);
    prepare(parts);
    // Scripts that are held would hold back the event of a complete page, too.
    await site.page.goto('docs/help.html', {waitUntil: 'commit'});
    return parts;
  }

  test('a broken part: its error is shown with a Retry button, and Retry restores the page', async ({page}) => {
    const site = new SitePage(page);
    await site.open('docs/help/');
    const parts = await openLate(site, (all) => (all.treatment = 'broken'));
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('could not be loaded');
    await expect(alert).toContainText(/Error/);
    parts.treatment = 'normal';
    await alert.getByRole('button', {name: 'Retry'}).click();
    await expect(alert).toHaveCount(0);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });
});
