import {factVersions, lastFactVersion} from '../../src/facts/versions';
import {axeFindings} from './pages/axe';
import {expect, test} from './pages/fixtures';

const oldest = factVersions[0]!;
const address = `compare?page=installation%2Fsecurity&from=${oldest}&to=${lastFactVersion}`;

for (const mode of ['light', 'dark'] as const) {
  test(`what changed between two versions is shown side by side or in one text, ${mode}`, async ({page}) => {
    await page.setViewportSize({width: 1366, height: 800});
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
    await page.goto(address);
    const result = page.getByRole('region', {name: 'Comparison'});
    await expect(result.getByText(/differ in .*% of the words/)).toBeVisible();
    await expect(result.getByRole('link', {name: oldest, exact: true})).toHaveAttribute('href', /security$/);
    expect(await axeFindings(page)).toEqual([]);
    // Side by side each version has its own column, also of a table and of a paragraph that was replaced; else one text has all changes.
    const left = (await result.locator('p:has(del)').first().boundingBox())!;
    const columns = result.locator('p:has(ins)').first();
    const {x, y, width: wide} = (await columns.boundingBox())!;
    expect(y).toBeCloseTo(left.y, 0);
    expect(x).toBeGreaterThan(left.x + left.width);
    const column = (await columns.locator('..').boundingBox())!.width;
    for (const table of await result.getByRole('table').all()) {
      expect((await table.boundingBox())!.width).toBeLessThanOrEqual(column + 1);
    }
    await result.getByLabel('Side by side').uncheck();
    expect((await columns.boundingBox())!.width).toBeGreaterThan(wide);
    const parts = await result.getByRole('paragraph').count();
    await result.getByLabel('Only changes').uncheck();
    expect(await result.getByRole('paragraph').count()).toBeGreaterThan(parts);
    await expect(result.getByRole('button', {name: /^Show unchanged/})).toHaveCount(0);
    expect(await axeFindings(page)).toEqual([]);
  });
}

test('without a choice, the pages that changed are listed, and each opens its comparison', async ({page}) => {
  await page.goto('compare');
  await expect(page.getByRole('heading', {level: 2})).toHaveText(new RegExp(`changed from \\S+ to ${lastFactVersion}`));
  const first = page
    .getByRole('listitem')
    .filter({hasText: /\d% of the words$/})
    .first();
  await first.getByRole('link').click();
  await expect(page.getByRole('region', {name: 'Comparison'})).toContainText('of the words');
});

test('an invalid URL shows an error, and the fields open another comparison', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto(`compare?page=nowhere&from=${oldest}`);
  await expect(page.getByRole('alert')).toContainText('does not name a page and two of its versions');
  await page.getByLabel('Page').selectOption({label: 'Workers'});
  await page.getByLabel('From version').selectOption(lastFactVersion);
  await page.getByLabel('To version').selectOption(oldest);
  await page.getByRole('button', {name: 'Compare'}).click();
  await expect(page.getByRole('heading', {name: 'Workers', level: 2})).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', {name: 'Swap the versions'}).click();
  await expect(page).toHaveURL(new RegExp(`from=${oldest}&to=${lastFactVersion}$`));
  await expect(page.getByLabel('Page')).toHaveCount(1);
  await expect(page.getByRole('region', {name: 'Comparison'})).toContainText('of the words');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  // A row of a table is a block, so that nothing is cut off.
  const row = page.getByRole('region', {name: 'Comparison'}).getByRole('row').first();
  expect(await row.evaluate((one) => getComputedStyle(one).display)).toBe('block');
});

test.describe('when the text of a page cannot be fetched', () => {
  test.use({expectedErrors: /Failed to load resource/});

  test('shows the reason, and Retry loads it', async ({page}) => {
    const texts = '**/compare/reference/event-bus.json';
    const [alert, retry] = [page.getByRole('alert'), page.getByRole('button', {name: 'Retry'})];
    await page.route(texts, (route) => route.fulfill({body: 'no texts'}));
    await page.goto(`compare?page=reference%2Fevent-bus&from=${lastFactVersion}&to=next`);
    await expect(alert).toContainText(/event-bus\.json could not be loaded \(status 200\)/);
    await page.unroute(texts);
    await page.route(texts, (route) => route.abort());
    await retry.click();
    await expect(alert).toContainText('(no response)');
    await page.unroute(texts);
    await retry.click();
    await expect(page.getByRole('region', {name: 'Comparison'})).toContainText(/text is the same|of the words/);
    await expect(alert).toHaveCount(0);
  });
});

test('a page shows its versions on a line, also after navigation', async ({page}) => {
  const canonical = page.locator('link[rel="canonical"]');
  const thread = page.getByRole('list', {name: 'This page in each version'});
  const menu = page.locator('.navbar__items--right .dropdown__link').filter({hasText: lastFactVersion});
  await page.goto('docs/next/getting-started/stay-tuned');
  await expect(thread.getByRole('listitem')).toHaveCount(factVersions.length);
  await expect(thread.getByRole('listitem').last()).toHaveText('next this page');
  const same = thread.getByRole('link', {name: `${lastFactVersion} same text`, exact: true});
  await expect(same).toHaveAttribute('href', /\/docs\/getting-started\/stay-tuned$/);
  await expect(menu).toHaveText(`${lastFactVersion} same text`);
  // React writes the head when it takes the page over.
  await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
  await expect(canonical).toHaveAttribute('href', /\/docs\/getting-started\/stay-tuned$/);
  await page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link', {name: 'Copyright'}).click();
  await expect(page).toHaveURL(/copyright$/);
  await expect(menu).toHaveText(/% changed$/);
  await thread
    .getByRole('link', {name: / changed$/})
    .first()
    .click();
  await expect(page.getByRole('region', {name: 'Comparison'})).toContainText('of the words');
  await page.goBack();
  await page.goBack();
  await expect(same).toBeVisible();
});

test('a phone shows how much the text of other versions differs', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('docs/installation/docker-compose');
  const thread = page.getByRole('list', {name: 'This page in each version'});
  const share = thread.getByRole('link', {name: /\d% changed$/}).locator('small', {hasText: '%'});
  await expect(share.first()).toHaveCSS('clip-path', 'none');
  // The end of the line says once what the numbers are.
  await expect(thread).toHaveAttribute('data-unit', `% = changed against ${lastFactVersion}`);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the page asks for JavaScript and links to the text of each version', async ({page}) => {
    await page.goto(address);
    await expect(page.locator('noscript p')).toBeVisible();
    await expect(page.getByRole('button', {name: 'Compare'})).toBeHidden();
    const links = page.locator('noscript td a');
    await expect(links.and(page.locator('[href$="/installation/security.md"]'))).toHaveCount(factVersions.length);
    await expect(links.and(page.locator('[href$="/installation/security"]'))).toHaveCount(factVersions.length);
  });
});
