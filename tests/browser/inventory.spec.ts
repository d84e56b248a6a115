import {docPath, inventory, topLevelPages, withoutSidebar} from '../inventory';
import {expect, test} from './pages/fixtures';
import {SitePage} from './pages/site';

const siteTitle = 'jadice flow documentation';

for (const version of inventory) {
  test.describe(`version ${version.name}`, () => {
    for (const id of version.docs) {
      test(`${id} answers with its own title, one h1 and ${withoutSidebar.includes(id) ? 'no' : 'a'} sidebar`, async ({
        page,
      }) => {
        const site = new SitePage(page);
        const response = await page.goto(docPath(version, id));
        await site.hydrated();
        expect(response?.status()).toBe(200);
        await expect(page.locator('h1')).toHaveCount(1);
        const heading = (await page.locator('h1').innerText()).trim();
        expect(heading.length).toBeGreaterThan(2);
        expect(await page.title()).toMatch(new RegExp(` \\| ${siteTitle}$`));
        await expect(site.sidebar).toHaveCount(withoutSidebar.includes(id) ? 0 : 1);
        expect(await page.locator('meta[name="description"]').getAttribute('content')).toMatch(/.{40,}/);
      });
    }
  });
}

for (const {path, title} of topLevelPages) {
  test(`/${path} answers with its title and one h1`, async ({page}) => {
    const response = await page.goto(path);
    await new SitePage(page).hydrated();
    expect(response?.status()).toBe(200);
    await expect(page.locator('h1')).toHaveCount(1);
    expect(await page.title()).toContain(title);
  });
}

test.describe('an unknown path', () => {
  test.use({expectedErrors: /status of 404/});

  for (const path of ['no-such-page', 'docs/no-such-page', 'blog/no-such-page']) {
    test(`${path} shows the not-found page with status 404`, async ({page}) => {
      const response = await page.goto(path);
      await new SitePage(page).hydrated();
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
    });
  }
});
