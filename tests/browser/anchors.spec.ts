import {expect, test} from './pages/fixtures';

const long = 'docs/next/installation/docker-compose';

test('a link to a heading shows it under the navbar, not behind it', async ({page, site}) => {
  await site.open(long);
  const ids = await page.locator('main :is(h2, h3)[id]').evaluateAll((all) => all.map(({id}) => id));
  expect(ids.length).toBeGreaterThan(3);
  for (const id of [ids[0]!, ids[Math.floor(ids.length / 2)]!]) {
    await page.goto('about:blank');
    await site.open(`${long}#${id}`);
    await expect
      .poll(async () => {
        const bottom = await site.navbar.evaluate((element) => element.getBoundingClientRect().bottom);
        const {top, height} = await page.locator(`[id="${id}"]`).evaluate((element) => element.getBoundingClientRect());
        return top >= bottom - 1 && top + height <= 900;
      })
      .toBe(true);
  }
});
