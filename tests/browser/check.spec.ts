// cspell:ignore Concurent
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Locator, Page} from '@playwright/test';
import {rules} from '../../src/check/rules';
import {axeFindings} from './pages/axe';
import {expect, test} from './pages/fixtures';

const secret = 's3cr3t-0f-th3-r3ad3r';
const broken = `spring:\n  datasource:\n    password: ${secret}\njadice-flow:\n  system:\n    lockJobConfiguration: never\n    maximumConcurentJobCount: 4\n`;

/** A published sample, to be opened. */
const sample = (name: string): {name: string; mimeType: string; buffer: Buffer} => ({
  name: path.basename(name),
  mimeType: 'text/yaml',
  buffer: readFileSync(`static/samples/${name}`),
});

/** The page with its tool. */
class CheckPage {
  constructor(private readonly page: Page) {}
  get tool(): Locator {
    return this.page.getByRole('region', {name: 'Check'});
  }
  get text(): Locator {
    return this.page.getByRole('textbox', {name: /^Text/});
  }
  get status(): Locator {
    return this.tool.getByRole('status');
  }
  get findings(): Locator {
    return this.tool.locator('ol > li');
  }
  async open(): Promise<void> {
    await this.page.goto('check', {waitUntil: 'commit'});
    // The tool can be used when the page is hydrated, and on a busy machine that takes its time.
    await expect(this.page.locator('section[aria-label="Check"]:not([inert])')).toBeVisible({timeout: 60_000});
  }
}

test('what is pasted is checked, and its findings lead to their place in the text', async ({page}) => {
  const check = new CheckPage(page);
  await check.open();
  await expect(check.status).toHaveText('Nothing to check yet.');
  await check.text.fill(broken);
  await expect(check.status).toHaveText('3 findings: 1 error, 1 warning, 1 not documented.');
  await expect(check.tool.getByText('settings: Controller')).toBeVisible();
  await expect(check.findings).toHaveCount(3);
  await check.tool.getByRole('button', {name: 'Next'}).click();
  await check.tool.getByRole('button', {name: 'Next'}).click();
  await expect(check.text).toBeFocused();
  const selected = await check.text.evaluate((area: HTMLTextAreaElement) =>
    area.value.slice(area.selectionStart, area.selectionEnd),
  );
  expect(selected).toBe('never');
});

test('findings can be filtered and sorted', async ({page}) => {
  const check = new CheckPage(page);
  await check.open();
  await check.text.fill(broken);
  await expect(check.findings).toHaveCount(3);
  await expect(check.findings.first()).toContainText('Warning');
  await check.tool.getByRole('combobox', {name: 'Order'}).selectOption('certainty');
  await expect(check.findings.first()).toContainText('Error');
  await check.tool.getByRole('checkbox', {name: /^Error/}).uncheck();
  await expect(check.findings).toHaveCount(2);
});

test('a file with more findings than a page can show lists the first of them, and says so', async ({page}) => {
  const check = new CheckPage(page);
  await check.open();
  await check.tool.getByRole('textbox', {name: 'Name'}).fill('.env');
  await check.text.fill('not a variable\n'.repeat(501));
  await expect(check.status).toContainText('501 findings');
  await expect(check.status).toContainText('The first 500 are listed');
  await expect(check.findings).toHaveCount(500);
});

test('a suggestion is taken with one press, and the mended file can be saved', async ({page}) => {
  const check = new CheckPage(page);
  await check.open();
  await check.text.fill(broken);
  await check.tool.getByRole('button', {name: 'Write maximumConcurrentJobCount'}).click();
  await expect(check.text).toHaveValue(/ {4}maximumConcurrentJobCount: 4\n$/);
  await expect(check.findings).toHaveCount(2);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    check.tool.getByRole('button', {name: 'Save file'}).click(),
  ]);
  expect(readFileSync(await download.path(), 'utf8')).toContain('maximumConcurrentJobCount: 4');
});

test('several files are checked together, in the version that is chosen', async ({page}) => {
  const check = new CheckPage(page);
  await check.open();
  await check.tool
    .getByLabel('Open files', {exact: true})
    .first()
    .setInputFiles([
      {name: 'application.yaml', mimeType: 'text/yaml', buffer: Buffer.from('keycloak:\n  enabled: true\n')},
      sample('tutorial-01/controller-config/workers.yaml'),
      sample('workflows/branch.yaml'),
    ]);
  await expect(check.tool.getByRole('button', {name: /^workers\.yaml/})).toBeVisible();
  await expect(check.findings.filter({hasText: 'step-without-definition'})).toHaveCount(2);
  await expect(check.findings.filter({hasText: 'key-ended'})).toHaveCount(1);
  await check.tool.getByRole('combobox', {name: 'Your version'}).selectOption('1.3.2');
  await expect(check.findings.filter({hasText: 'key-ended'})).toHaveCount(0);
  await check.tool.getByRole('combobox', {name: 'Update planned to'}).selectOption('next');
  await expect(check.findings.filter({hasText: 'key-ended'})).toContainText('security.mode');
});

test('a large file is checked in a thread', {tag: '@nightly'}, async ({page}) => {
  const check = new CheckPage(page);
  await check.open();
  const started = page.waitForEvent('worker');
  const lines = Array.from({length: 1500}, (_, index) => `  key${index}: value`);
  await check.text.fill(`server:\n  port: http\nlogging:\n${lines.join('\n')}\n`);
  await started;
  await expect(check.status).toHaveText('1 finding: 1 error.');
});

test('no value of a file leaves the page: not in the address, the storage or a request', async ({page, context}) => {
  const requests: string[] = [];
  const check = new CheckPage(page);
  await check.open();
  context.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
  await check.text.fill(broken);
  await expect(check.findings).toHaveCount(3);
  await check.findings.first().getByRole('button').first().click();
  await check.findings.first().getByRole('link', {name: 'plain-secret'}).click();
  await expect(page).toHaveURL(/\/check\/?#plain-secret$/);
  const kept = await page.evaluate(async () => {
    const bases = await indexedDB.databases();
    return JSON.stringify([
      {...localStorage},
      {...sessionStorage},
      document.cookie,
      history.state,
      document.title,
      bases,
      location.href,
    ]);
  });
  expect(kept).not.toContain(secret);
  expect(kept).not.toContain('maximumConcurentJobCount');
  expect(requests.filter((request) => request.includes(secret) || request.startsWith('blob:'))).toEqual([]);
  expect(
    await page
      .locator('main a')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href).join(' ')),
  ).not.toContain(secret);
  await page.reload();
  await expect(check.text).toHaveValue('');
});

test('a job template is drawn; its steps lead to their lines; the drawing can be saved', async ({page}) => {
  const check = new CheckPage(page);
  await check.open();
  await check.text.fill(readFileSync('static/samples/workflows/branch.yaml', 'utf8'));
  const drawing = check.tool.getByRole('img', {name: /Job flow of the template ocr-if-needed/});
  await expect(drawing).toBeVisible();
  await expect(drawing).toContainText('has-text');
  await check.tool.getByRole('button', {name: /^pdf, line \d+$/}).click();
  const selected = (): Promise<string> =>
    check.text.evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd));
  await expect.poll(selected).toBe('pdf');
  // And back: from the lines of a step to its place in the list of the drawing.
  const before = (await check.text.inputValue()).split('workerDefinitionName: TessOCR')[0]!;
  await page.keyboard.press('Control+Home');
  for (let line = 1; line < before.split('\n').length; line += 1) {
    await page.keyboard.press('ArrowDown');
  }
  await check.tool.getByRole('button', {name: 'Show ocr in the job flow'}).click();
  await expect(check.tool.getByRole('button', {name: /^ocr, line \d+$/})).toBeFocused();
  await expect(check.tool.locator('li[aria-current]')).toContainText('ocr, line');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    check.tool.getByRole('button', {name: 'Save as SVG'}).click(),
  ]);
  const svg = readFileSync(await download.path(), 'utf8');
  expect(svg).toMatch(/^<svg[^>]* xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  expect(svg).not.toMatch(/class=|style=|<script/);
});

for (const mode of ['light', 'dark'] as const) {
  test(`axe finds nothing with findings and a drawing, ${mode}`, async ({page}) => {
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
    const check = new CheckPage(page);
    await check.open();
    const text = readFileSync('static/samples/workflows/branch.yaml', 'utf8').replace('to: has-text', 'to: has_text');
    await check.text.fill(
      `${text}server:\n  port: http\nspring.datasource.password: ${secret}\nkeycloak:\n  enabled: true\n`,
    );
    await expect(check.tool.getByRole('img', {name: /Job flow/})).toBeVisible();
    await check.tool.getByRole('button', {name: 'Next'}).click();
    expect(await axeFindings(page)).toEqual([]);
  });
}

test('markup in a file stays text', async ({page}) => {
  const check = new CheckPage(page);
  await check.open();
  await check.text.fill('server:\n  port: "<img src=x onerror=alert(1)><script>alert(2)</script>"\n');
  await expect(check.findings).toHaveCount(1);
  await expect(check.findings.first()).toContainText('<script>alert(2)</script>');
  expect(await check.tool.locator('img, script').count()).toBe(0);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('all rules are there with their reasons and addresses', async ({page}) => {
    await page.goto('check');
    await expect(page.getByRole('textbox')).toHaveCount(0);
    for (const {code} of rules) {
      await expect(page.locator(`[id="${code}"]`)).toBeVisible();
    }
  });
});
