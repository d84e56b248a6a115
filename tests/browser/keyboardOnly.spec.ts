/** The pages that readers work with, by keyboard alone: no click, no focus set by a script. */
import {changesPath} from '../inventory';
import {expect, test} from './pages/fixtures';
import {SitePage} from './pages/site';
import {tabTo} from './pages/tabTo';

test.beforeEach(({context}) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

test('home: its search field is filled and sent', async ({page}) => {
  await new SitePage(page).open('');
  await tabTo(page.getByRole('main').getByRole('searchbox'));
  await page.keyboard.type('event bus');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/search\?q=event\+bus$/);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('REST API: from the index to a call, to another language, and its code is copied', async ({page}) => {
  await new SitePage(page).open('docs/reference/flow-rest-api#endpoints');
  const main = page.getByRole('main');
  await tabTo(main.getByRole('listitem').getByRole('link', {name: 'POST /job/create'}).first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#post-job-create$/);
  const call = page.locator('section[aria-labelledby="post-job-create"]');
  const python = call.locator('summary', {hasText: 'Python'});
  await tabTo(python);
  await page.keyboard.press('Enter');
  const sample = call.locator('details[open]');
  await expect(sample).toHaveCount(1);
  await expect(sample).toContainText('Request(');
  await tabTo(sample.getByRole('button', {name: 'Copy code to clipboard'}));
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('/job/create');
});

test('configuration: keys are filtered, the choice is in the address, a key is copied as a variable', async ({
  page,
}) => {
  await new SitePage(page).open('configuration');
  const rows = page.getByRole('main').locator('li[id]:visible');
  const all = await rows.count();
  expect(all).toBeGreaterThan(100);
  const field = page.getByRole('searchbox', {name: 'Filter keys'});
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

test('a page with keys: a key is copied as YAML from its row', async ({page}) => {
  await new SitePage(page).open('docs/installation/general-configuration#server.port');
  await tabTo(page.getByRole('button', {name: 'Copy server.port as YAML'}));
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('server:\n  port: 8080');
});

test('changes: a role is chosen and an entry ticked off', async ({page}) => {
  await new SitePage(page).open(changesPath);
  await tabTo(page.getByLabel('Your role'));
  await page.keyboard.type('Dev');
  await expect(page).toHaveURL(/\?role=develop$/);
  const entry = page.getByRole('main').getByRole('checkbox').first();
  await tabTo(entry);
  await page.keyboard.press('Space');
  await expect(page.getByRole('status')).toContainText('1 ticked off');
});

test('check: a file is written, and a finding leads to its place in it', async ({page}) => {
  await new SitePage(page).open('check');
  await expect(page.locator('section[aria-label="Check"]:not([inert])')).toBeVisible({timeout: 60_000});
  const tool = page.getByRole('region', {name: 'Check'});
  const text = page.getByRole('textbox', {name: /^Text/});
  await tabTo(text);
  await page.keyboard.insertText('server:\n  port: http\n');
  const findings = tool.locator('ol > li');
  await expect(findings).toHaveCount(1);
  await tabTo(findings.getByRole('button').first());
  await page.keyboard.press('Enter');
  await expect(text).toBeFocused();
});
