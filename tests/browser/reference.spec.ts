// cspell:ignore Datenbank
import {expect, test} from './pages/fixtures';

test.describe('the worker catalogue', () => {
  test('filters by tag, and counts the remaining workers', async ({page, site}) => {
    await site.open('docs/reference/WorkerInfo');
    const form = page.getByRole('search', {name: 'Workers'});
    const entries = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({has: page.getByRole('heading')});
    const all = await entries.count();
    expect(all).toBeGreaterThan(5);
    await form.getByLabel('Tag').selectOption('LOCAL');
    await expect(page.getByRole('heading', {name: 'ContainsText'})).toBeVisible();
    await expect(page.getByRole('heading', {name: 'TessOCR'})).toBeHidden();
    await form.getByLabel('Filter workers').fill('ocr');
    await expect(form.getByRole('status')).toHaveText(`0 of ${all} workers`);
  });

  test('has an address for each worker', async ({page, site}) => {
    await site.open('WorkerInfoComponent#tessocr');
    await expect(page.getByRole('heading', {name: 'TessOCR'})).toBeInViewport();
    const open = page.getByRole('main').locator('details[open]');
    await expect(open.locator('summary')).toHaveText(/^Details of TessOCR, \d+ parameters?$/);
    await page.getByText('Details of ContainsText').click();
    await expect(open).toHaveCount(2);
  });
});

test('the filter stays in view, and takes little of it', async ({page, site}) => {
  for (const [width, height] of [
    [1440, 100],
    // With the name of the field above it.
    [390, 84],
  ] as const) {
    await page.setViewportSize({width, height: 844});
    await site.open('configuration');
    await page.evaluate(() => window.scrollTo(0, 5000));
    const field = page.getByRole('searchbox', {name: 'Filter names'});
    await expect(field).toBeInViewport();
    // The field stands at the lower edge of the filter.
    const {y, height: own} = (await field.boundingBox())!;
    expect(y + own + 12 - (await site.navbar.boundingBox())!.height, String(width)).toBeLessThanOrEqual(height);
  }
});

test('all tables of a page are as wide as its text column', async ({page, site}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await site.open('docs/installation/system-requirements');
  const widths = await page.getByRole('table').evaluateAll((tables) => tables.map(({clientWidth}) => clientWidth));
  expect(widths.length).toBeGreaterThan(3);
  expect(new Set(widths)).toEqual(new Set([704]));
});

test('hydration keeps samples complete and highlighted', async ({page, request, site}) => {
  await site.open('docs/next/installation/docker-compose');
  const file = await (await request.get('samples/docker-compose/compose.database.yaml')).text();
  const block = page.locator('.theme-code-block').filter({hasText: 'A MariaDB database that keeps the jobs'});
  expect((await block.locator('code').last().innerText()).replaceAll(/\s/g, '')).toBe(file.replaceAll(/\s/g, ''));
  expect(await block.locator('code span[class]').count()).toBeGreaterThan(10);
});

test('a term shows its definition by keyboard', async ({page, site}) => {
  await site.open('docs/');
  const term = page.locator('dfn').filter({hasText: 'job template'});
  const definition = page.locator(`[id="${await term.getAttribute('aria-describedby')}"]`);
  await expect(definition).toBeHidden();
  await term.focus();
  await expect(definition).toBeVisible();
  expect((await definition.innerText()).length).toBeGreaterThan(30);
  // It covers neither the word nor its focus ring.
  const [word, box] = await Promise.all([term.boundingBox(), definition.locator('> *').boundingBox()]);
  expect(box!.y).toBeGreaterThanOrEqual(word!.y + word!.height + 4);
  await page.keyboard.press('Escape');
  await expect(definition).toBeHidden();
});

test.describe('what is not public', () => {
  test('shows its reason by keyboard, and has a row on Help', async ({page, site}) => {
    await site.open('docs/operations/flow-controller-ui');
    const badge = page.getByRole('link', {name: 'not documented'}).first();
    const reason = page.locator(`[id="${await badge.getAttribute('aria-describedby')}"]`);
    await expect(reason).toBeHidden();
    await badge.focus();
    await expect(reason).toBeVisible();
    const words = (await reason.innerText()).split('.')[0]!;
    await badge.press('Enter');
    await expect(page).toHaveURL(/docs\/help\/#not-public-/);
    await expect(page.locator('tr:target')).toContainText(words);
  });

  test('creates one letter with all points of the version, or those that are ticked', async ({page, site}) => {
    await site.open('docs/1.3.2/help/#a-letter-to-support');
    const letter = page.locator('.theme-code-block').filter({hasText: 'Open points for jadice flow'});
    await expect(letter).toHaveCount(1);
    await expect(letter).toContainText('jadice flow 1.3.2');
    await expect(letter).toContainText('Helm charts');
    await page.getByRole('checkbox', {name: 'Helm charts'}).check();
    await expect(letter.locator('code').getByText('- ')).toHaveCount(1);
    await expect(letter).toContainText('Helm charts');
  });
});

test('the offline page lists only existing downloads', async ({page, site}) => {
  const zip = 'jadice-flow-documentation-1.0.0.zip';
  await page.route('**/take-along/downloads.json', (route) => route.fulfill({json: [zip, 'SHA256SUMS']}));
  await site.open('offline');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', {name: zip})).toBeVisible();
  await expect(main).toContainText(`{SHA256SUMS,${zip}}`);
  await expect(main).toContainText('/srv/documentation 1.0.0');
  await expect(main).not.toContainText(/-all\.zip|pdf|minisig/i);
});

test('the offline page tells how to verify a signature if there is one', async ({page, site}) => {
  const names = ['a-all.zip', 'SHA256SUMS', 'SHA256SUMS.minisig'];
  await page.route('**/take-along/downloads.json', (route) => route.fulfill({json: names}));
  await site.open('offline');
  await expect(page.getByRole('main')).toContainText('minisign -V -p documentation.pub -m SHA256SUMS');
});

test('the samples of all calls are in the language that was chosen last, also on the next visit', async ({
  page,
  site,
}) => {
  await site.open('docs/reference/flow-rest-api');
  const main = page.getByRole('main');
  const all = await main.getByRole('radio', {name: 'Java', exact: true}).count();
  expect(all).toBeGreaterThan(2);
  // The second choice returns to the language that its call had at first.
  for (const [call, language] of ['Python', 'curl', 'Java'].entries()) {
    await main.locator('label').getByText(language, {exact: true}).nth(call).click();
    await expect(main.getByRole('radio', {name: language, exact: true, checked: true})).toHaveCount(all);
  }
  await page.reload();
  await expect(main.getByRole('radio', {name: 'Java', exact: true, checked: true})).toHaveCount(all);
});
