/** The pages that readers work with, by keyboard alone: no click, no focus set by a script. */
import {expect, test} from './pages/fixtures';
import {tabTo} from './pages/tabTo';

test.beforeEach(({context}) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

test('home: a log line is answered in place and is in no URL', async ({page, site}) => {
  await site.open('');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const main = page.getByRole('main');
  const field = main.getByRole('textbox', {name: 'Log line or symptom'});
  await tabTo(field);
  await page.keyboard.type('java.lang.OutOfMemoryError: Java heap space');
  await page.keyboard.press('Enter');
  const match = main.getByRole('region', {name: 'Matching symptom'});
  await expect(main.locator('p[role="status"]')).toHaveText('1 symptom found');
  await tabTo(match.getByRole('link', {name: 'Out of memory', exact: true}));
  await tabTo(match.getByRole('button', {name: 'Copy code to clipboard'}).filter({visible: true}).first());
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('docker inspect');
  await tabTo(match.getByRole('link').filter({visible: true}).last());
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/docs\//);
  expect(requests.filter((url) => /heap/i.test(url))).toEqual([]);
  // The entry of the history keeps the line, but a new visit starts empty.
  await page.goBack();
  await expect(field).toHaveValue('java.lang.OutOfMemoryError: Java heap space');
  await expect(match).toBeVisible();
  await site.open('docs/operations/troubleshooting');
  await site.open('');
  await expect(field).toHaveValue('');
});

test('REST API: open a call from the index, change the language and copy the code', async ({page, site}) => {
  await site.open('docs/reference/flow-rest-api#endpoints');
  const main = page.getByRole('main');
  await tabTo(main.getByRole('listitem').getByRole('link', {name: 'POST /job/create'}).first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#post-job-create$/);
  const call = page.locator('section[aria-labelledby="post-job-create"]');
  await tabTo(call.getByRole('radio', {name: 'curl', exact: true}));
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  const sample = call.getByRole('group').locator('.theme-code-block:visible');
  await expect(sample).toHaveCount(1);
  await expect(sample).toContainText('Request(');
  await tabTo(sample.getByRole('button', {name: 'Copy code to clipboard'}));
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('/job/create');
});

test('configuration: filter keys, keep the filter in the URL, copy a key as a variable', async ({page, site}) => {
  await site.open('configuration');
  const rows = page.getByRole('main').locator('li[id]:visible');
  const all = await rows.count();
  expect(all).toBeGreaterThan(100);
  const field = page.getByRole('searchbox', {name: 'Filter names'});
  await tabTo(field);
  await page.keyboard.type('SPRING_DATASOURCE_URL');
  await expect(rows).toHaveCount(1);
  await expect(page).toHaveURL(/filter=SPRING_DATASOURCE_URL/);
  await tabTo(rows.getByRole('button', {name: /as Variable$/}));
  await page.keyboard.press('Enter');
  await expect(rows.getByRole('button', {name: 'Copied'})).toBeVisible();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('SPRING_DATASOURCE_URL');
  await tabTo(field, 200);
  await page.keyboard.type('no such key');
  await tabTo(page.getByRole('button', {name: 'Clear the filter'}));
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(all);
});
