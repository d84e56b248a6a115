// cspell:ignore Festplatte voll
import type {Locator, Page} from '@playwright/test';
import {lastVersion} from '../../src/config/versions';
import {expect, test} from './pages/fixtures';
import {holdBack} from './pages/hold';

const path = 'docs/operations/troubleshooting';
const secret = 'password-of-the-reader';

const rows = (page: Page): Locator =>
  page
    .getByRole('table')
    .filter({has: page.getByRole('columnheader', {name: 'Section', exact: true})})
    .getByRole('row');
const match = (page: Page): Locator => page.getByRole('region', {name: 'Matching symptom'});
const form = (page: Page): Locator => page.getByRole('search', {name: 'Symptoms'});

test.describe('the finder of symptoms', () => {
  test('shows the matching sections of a pasted line with their number, and then all again', async ({
    page,
    site,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await site.open(path);
    const all = await rows(page).count();
    const field = form(page).getByLabel('Log line or symptom');
    await field.fill('java.lang.OutOfMemoryError: Java heap space');
    await expect(form(page).getByRole('status')).toHaveText('1 symptom found');
    await expect(rows(page)).toHaveCount(0);
    await expect(match(page)).toContainText('Exit code 137 means signal 9');
    // The controls of the copy work as those of the section.
    const copy = match(page).getByRole('button', {name: /^Cop/}).first();
    await copy.focus();
    await page.keyboard.press('Enter');
    await expect(copy).toHaveAccessibleName('Copied');
    await expect(copy).toBeFocused();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('docker');
    await expect(page.getByText('If nothing matches')).toBeHidden();
    await match(page).getByRole('link', {name: 'Out of memory', exact: true}).click();
    await expect(page.getByRole('heading', {name: 'Out of memory'})).toBeInViewport();
    await field.fill('connection refused');
    // Heading and symptoms.
    expect(await rows(page).count()).toBeGreaterThan(2);
    await field.fill('zebra');
    await expect(form(page).getByRole('status')).toContainText('No symptom matches');
    await expect(page.getByText('If nothing matches')).toBeVisible();
    await expect(form(page).getByRole('link', {name: 'search the documentation'})).toHaveAttribute(
      'href',
      /\/search\?q=zebra$/,
    );
    await expect(rows(page)).toHaveCount(0);
    await form(page).getByRole('button', {name: 'Show all'}).click();
    await expect(rows(page)).toHaveCount(all);
  });

  test('reads German', async ({page, site}) => {
    await site.open(path);
    await form(page).getByLabel('Log line or symptom').fill('Die Festplatte ist voll');
    await expect(form(page).getByRole('status')).toHaveText('1 symptom found');
    await expect(match(page).getByRole('link', {name: 'Disk is full'}).first()).toBeVisible();
  });

  test('shows the strongest match with its section, and the others below', async ({page, site}) => {
    await site.open(path);
    await form(page).getByLabel('Log line or symptom').fill('Failed to pull image "x": 401 Unauthorized');
    await expect(match(page).getByRole('link', {name: 'Image pull fails'}).first()).toBeVisible();
    await expect(match(page)).toContainText('docker compose pull');
    // Heading and the other symptom.
    await expect(rows(page)).toHaveCount(2);
    await expect(rows(page).nth(1)).toContainText('HTTP 401 or 403');
  });

  test('marks what is not certain', async ({page, site}) => {
    await site.open(path);
    const field = form(page).getByLabel('Log line or symptom');
    const status = form(page).getByRole('status');
    await field.fill('CrashLoopBackOff');
    await expect(status).toContainText('Not certain: 2 symptoms');
    await expect(page.getByRole('columnheader', {name: 'Possible cause'})).toBeVisible();
    const cause = page.getByRole('columnheader', {name: 'Possible cause'});
    const frame = page.locator('div:has(> table)', {has: cause});
    await expect(frame).toHaveCSS('border-inline-start-style', 'dashed');
    // The line does not touch the letters.
    const [line, table] = [await frame.boundingBox(), await frame.locator('table').boundingBox()];
    expect(table!.x - line!.x).toBeGreaterThan(10);
    await expect(form(page).getByRole('link', {name: 'search the documentation'})).toBeVisible();
    await expect(page.getByText('If nothing matches')).toBeVisible();
  });

  test('lists what the search finds below what is not certain, and without any request', async ({page, site}) => {
    await site.open(path);
    const field = form(page).getByLabel('Log line or symptom');
    const found = page.getByRole('region', {name: 'The search finds these sections.'});
    await field.fill('how to rename the bucket of the archive');
    await expect(form(page).getByRole('status')).toContainText('No symptom matches');
    await expect(found.getByRole('link')).toHaveCount(4);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    await field.fill('Which metrics does a worker have');
    await expect(found.getByRole('link', {name: 'Health of a worker'})).toBeVisible();
    expect(sent).toEqual([]);
    await field.fill('No space left on device');
    await expect(found).toBeHidden();
  });

  test('says what to do first if the section is on another page, for the chosen platform', async ({page, site}) => {
    await site.open(path);
    await form(page).getByLabel('Log line or symptom').fill('CreateContainerConfigError');
    await expect(match(page)).toContainText('First: Run describe pod');
    await page.getByRole('tab', {name: 'OpenShift', exact: true}).first().click();
    await expect(match(page).getByRole('link')).toHaveText(['Troubleshoot pods in OpenShift']);
    await page.getByRole('tab', {name: 'Kubernetes', exact: true}).first().click();
    await expect(match(page).getByRole('link')).toHaveText(['Troubleshoot pods']);
  });

  for (const width of [390, 1440]) {
    test(`marks the row of the message, and begins with its cause and fix, at ${width} px`, async ({page, site}) => {
      await page.setViewportSize({width, height: 844});
      await site.open(path);
      const field = form(page).getByLabel('Log line or symptom');
      await field.fill("Access denied for user 'jf_db_user'@'172.18.0.5' (using password: YES)");
      const row = match(page).locator('tr[data-matched]');
      await expect(row).toHaveCount(1);
      await expect(row).toContainText('Access denied for user');
      if (width < 997) {
        await expect(row).toBeInViewport();
      }
      const first = match(page).locator('p', {hasText: /^First:/});
      await expect(first).toContainText('spring.datasource.username');
      await expect(match(page)).not.toContainText('Database down, URL');
      // Another message of the same section.
      await field.fill('Too many connections');
      await expect(row).toHaveCount(1);
      await expect(first).toContainText('max_connections');
      await field.fill('HikariPool-1 - Failed to validate connection');
      await expect(first).toContainText('max-lifetime');
      // A section with several causes, and none of them in the text.
      await field.fill('Failed to pull image "a": rpc error: code = Unknown desc = the frog is asleep');
      await expect(match(page)).toContainText('Image pull fails');
      await expect(first).toHaveCount(0);
      await expect(row).toHaveCount(0);
    });
  }

  test('answers for the platform that is chosen beside the field, as the tabs do', async ({page, site}) => {
    await site.open(path);
    await form(page).getByLabel('Log line or symptom').fill('nginx: [emerg] host not found in upstream');
    await expect(form(page).getByRole('status')).toHaveText('1 symptom found');
    await form(page).getByLabel('Platform').selectOption('OpenShift');
    // Only Docker Compose has this proxy.
    await expect(form(page).getByRole('status')).toContainText('Not certain');
    await expect(page.getByRole('tab', {name: 'OpenShift', exact: true}).first()).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(page).toHaveURL(/platform=openshift/);
  });

  test('keeps a line that is pasted before scripts have started', async ({page, site}) => {
    const release = await holdBack(page, '**/assets/js/*.js');
    await page.goto(path, {waitUntil: 'commit'});
    const field = page.getByLabel('Log line or symptom');
    await field.fill('java.lang.OutOfMemoryError: Java heap space');
    release();
    await site.hydrated();
    await expect(match(page)).toContainText('Exit code 137 means signal 9');
    await expect(field).toHaveValue('java.lang.OutOfMemoryError: Java heap space');
  });

  test('has the pasted line again on the way back from a link', async ({page, site}) => {
    await site.open(path);
    const field = form(page).getByLabel('Log line or symptom');
    await field.fill('HTTP 502 Bad Gateway');
    await match(page).getByRole('link').first().click();
    await expect(page).toHaveURL(/#status-413/);
    await field.fill('0/6 nodes are available: 3 Insufficient memory.');
    await match(page).getByRole('link').first().click();
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Troubleshooting');
    await page.goBack();
    await expect(field).toHaveValue('0/6 nodes are available: 3 Insufficient memory.');
    await page.goBack();
    await expect(page).not.toHaveURL(/#/);
  });

  test('keeps the pasted text out of the URL, storage and network', async ({page, site}) => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    await site.open(path);
    await form(page).getByLabel('Log line or symptom').fill(`${secret} PKIX path building failed`);
    await expect(form(page).getByRole('status')).toContainText('symptoms found');
    await form(page).getByLabel('Log line or symptom').press('Enter');
    await match(page).getByRole('link', {name: 'Certificate expired or not trusted'}).first().click();
    await expect(page).toHaveURL(/#certificate-expired-or-not-trusted$/);
    const kept = await page.evaluate(() =>
      [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie].join(),
    );
    expect([page.url(), kept, ...sent].filter((text) => text.includes(secret))).toEqual([]);
    expect(sent.length).toBeGreaterThan(0);
  });
});

test('each symptom prints as one A4 sheet with its stations, the chosen commands, the version and the address', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-print-asked', '');
  });
  await site.open(path);
  await page.getByRole('tab', {name: 'Kubernetes', exact: true}).first().click();
  const prints = await page.getByRole('article').getByRole('button', {name: 'Print', exact: true}).all();
  expect(prints.length).toBeGreaterThan(20);
  const sheet = page.locator('#sheet');
  const wrong: string[] = [];
  for (const print of prints) {
    await print.click();
    await expect(page.locator('html[data-print-asked]')).toHaveCount(1);
    const text = (await sheet.textContent()) ?? '';
    const {isOne, isOver, code, marks, platforms} = await sheet.evaluate((one: HTMLElement) => ({
      isOne: one.classList.contains('sheet-one'),
      isOver: one.scrollHeight > 1032,
      code: one.querySelector('img')?.naturalWidth ?? 0,
      marks: one.querySelectorAll('h1 > .sheet-mark, h2 > .sheet-mark').length,
      platforms: Array.from(one.querySelectorAll('h4'), (title) => title.textContent),
    }));
    const name = /#[\w-]+/.exec(text)?.[0];
    for (const [what, isRight] of [
      ['one page', isOne && !isOver],
      ['a QR code', code > 0],
      ['version and address', text.includes(`/docs/${lastVersion.name}/operations/troubleshooting#`)],
      ['stations and fields', ['Cause', 'Check', 'Job ID', 'Result'].every((word) => text.includes(word))],
      ['marks of the problem, cause, check and fix', marks === 4],
      ['no other platform', !platforms.includes('Docker Compose')],
    ] as const) {
      wrong.push(...(isRight ? [] : [`${name}: ${what}`]));
    }
    await page.evaluate(() => {
      document.documentElement.removeAttribute('data-print-asked');
      window.dispatchEvent(new Event('afterprint'));
    });
    await expect(sheet).toHaveCount(0);
  }
  expect(wrong).toEqual([]);
});

test('the sheet of a symptom without its QR code has the address as text', async ({page, site}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-print-asked', '');
  });
  await page.route('**/qr/**', (route) => route.fulfill({body: 'no image'}));
  await site.open(path);
  await page.getByRole('article').getByRole('button', {name: 'Print', exact: true}).first().click();
  await expect(page.locator('html[data-print-asked]')).toHaveCount(1);
  await expect(page.locator('#sheet img')).toHaveCount(0);
  await page.emulateMedia({media: 'print'});
  await expect(page.locator('#sheet')).toContainText('troubleshooting#jobs-fail');
});

test('a link to a text of the page leads to it, not to the field', async ({page}) => {
  await page.goto(`${path}#:~:text=No%20space%20left%20on%20device`);
  await expect(page.locator('td', {hasText: /no space left on device/i}).first()).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('all symptoms are a table, and there is no field', async ({page}) => {
    await page.goto(path);
    expect(await rows(page).count()).toBeGreaterThan(40);
    await expect(form(page)).toBeHidden();
    await rows(page).getByRole('link', {name: 'Disk is full'}).click();
    await expect(page.getByRole('heading', {name: 'Disk is full'})).toBeInViewport();
  });
});
