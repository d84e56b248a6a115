import {docPath, inventory, sections, topLevelPages, withoutSidebar} from '../inventory';
import {expect, test} from './pages/fixtures';
import {SitePage} from './pages/site';

// One tab for all pages of a version, as a reader has: a new one for each page takes twice as long. What their HTML holds is a test of
// the builds; here each of the two newest versions starts without an error, and each night those of all.
for (const version of process.env['ALL_PAGES'] === 'true' ? inventory : inventory.slice(0, 2)) {
  test(`version ${version.name}: each page answers, and starts`, async ({page}) => {
    test.setTimeout(300_000);
    const site = new SitePage(page);
    for (const id of [...version.docs, ...sections]) {
      const path = docPath(version, id);
      await test.step(path, async () => {
        const response = await page.goto(path);
        await site.hydrated();
        expect.soft(response?.status(), path).toBe(200);
        await expect.soft(site.sidebar, path).toHaveCount(withoutSidebar.includes(id) ? 0 : 1);
      });
    }
  });
}

for (const {path, title} of topLevelPages) {
  test(`/${path} answers with its title and one h1`, {tag: '@base'}, async ({page}) => {
    const response = await page.goto(path);
    await new SitePage(page).hydrated();
    expect(response?.status()).toBe(200);
    await expect(page.locator('h1')).toHaveCount(1);
    expect(await page.title()).toContain(title);
  });
}

test.describe('an unknown path', () => {
  test.use({expectedErrors: /status of 404/});

  const ofVersions = inventory.map(({path}) => `docs/${path}no-such-page`);
  for (const path of ['no-such-page', 'blog/no-such-page', ...ofVersions]) {
    test(`${path} shows the not-found page with status 404`, {tag: '@base'}, async ({page}) => {
      const response = await page.goto(path);
      await new SitePage(page).hydrated();
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
      await expect(page).toHaveTitle(/^Page Not Found/);
    });
  }
});

test('the sitemap has pages of the current release only', async ({request}) => {
  const sitemap = await (await request.get('sitemap.xml')).text();
  const addresses = Array.from(sitemap.matchAll(/<loc>([^<]*)<\/loc>/g), ([, address]) => address!);
  expect(addresses.filter((address) => address.endsWith('/docs/help/'))).toHaveLength(1);
  const others = inventory.map(({path}) => path).filter(Boolean);
  expect(addresses.filter((address) => others.some((path) => address.includes(`/docs/${path}`)))).toEqual([]);
});
