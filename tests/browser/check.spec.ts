import {readFileSync} from 'node:fs';
import {broken, CheckPage, sample} from './pages/check';
import {expect, test} from './pages/fixtures';

test.describe('a tool without its styles', () => {
  test.use({expectedErrors: /Failed to load resource|ChunkLoadError/});

  test('shows a message and the rules, and can be reloaded', async ({page}) => {
    let isMissing = true;
    await page.route(/\/workbench\.[^/]*\.css$/, (route) => (isMissing ? route.abort() : route.continue()));
    await page.goto('check');
    const alert = page.getByRole('main').getByRole('alert').filter({hasText: 'could not be loaded'});
    await expect(alert).toBeVisible({timeout: 60_000});
    await expect(page.locator('#rules')).toBeVisible();
    isMissing = false;
    await alert.getByRole('button', {name: 'Retry'}).click();
    await expect(new CheckPage(page).text).toBeVisible();
    await expect(alert).toHaveCount(0);
  });
});

test('lines and findings link to each other by keyboard', async ({page, check}) => {
  await check.text.fill(broken);
  await expect(check.findings).toHaveCount(3);
  await page.keyboard.press('Control+Home');
  for (let line = 1; line < 6; line += 1) {
    await page.keyboard.press('ArrowDown');
  }
  const entry = check.findings.filter({hasText: 'line 6'});
  await expect(entry).toHaveAttribute('aria-current', 'true');
  await check.tool.getByRole('button', {name: 'Finding in line 6'}).press('Enter');
  await expect(entry).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(check.text).toBeFocused();
  await expect.poll(() => check.selected()).toBe('never');
});

test('an example shows what findings look like', async ({check}) => {
  await check.tool.getByRole('button', {name: 'Try an example'}).click();
  await expect(check.status).toContainText('1 error');
  await expect(check.tool.getByRole('button', {name: /^application\.yaml controller .*\d+ error/})).toBeVisible();
});

test('a file that cannot be checked is named in one line without a tab', async ({check}) => {
  await check.text.fill(broken);
  await check.tool
    .locator('input[type="file"]')
    .setInputFiles([
      {name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from([0x89, 0x50, 0, 0xff])},
      {name: 'big.yaml', mimeType: 'text/yaml', buffer: Buffer.alloc(5_000_000, 'a')},
      sample('tutorial-01/controller-config/workers.yaml'),
    ]);
  const lines = check.tool.getByRole('alert').locator('p');
  await expect(lines).toHaveText([/^logo\.png: This is not UTF-8 text/, /^big\.yaml has more than/]);
  await expect(check.tool.getByRole('list', {name: 'Open files'}).getByRole('listitem')).toHaveCount(2);
});

test('findings are filtered by type, and saved as a report', async ({check}) => {
  await check.text.fill(broken);
  await expect(check.findings).toHaveCount(3);
  await expect(check.status).toHaveText('3 findings: 1 error, 2 warnings.');
  await check.tool.getByRole('button', {name: '1 error', exact: true}).click();
  await expect(check.findings).toHaveCount(1);
  await check.tool.getByRole('button', {name: '1 error', exact: true}).click();
  await expect(check.findings).toHaveCount(3);
  const saved = await check.save('Save as JSON');
  const {files, findings} = JSON.parse(saved) as {
    files: {compared: number; comparedWith: string}[];
    findings: {line: number}[];
  };
  expect(findings.map(({line}) => line)).toEqual([3, 6, 7]);
  await expect(check.tool).toContainText(`${files[0]!.compared} settings compared with ${files[0]!.comparedWith}.`);
});

test('a file with too many findings shows the first ones with a note', async ({check}) => {
  await check.text.fill('not a variable\n'.repeat(501));
  await check.tool.getByRole('textbox', {name: 'Name'}).fill('.env');
  await expect(check.status).toContainText('501 findings');
  await expect(check.tool).toContainText('The first 500 are listed');
  await expect(check.findings).toHaveCount(500);
  await expect(check.tool.getByRole('button', {name: '501 errors', exact: true})).toBeVisible();
  const {findings} = JSON.parse(await check.save('Save as JSON')) as {findings: unknown[]};
  expect(findings).toHaveLength(501);
});

test('several files are checked together for the chosen version', async ({page, check}) => {
  await check.tool
    .locator('input[type="file"]')
    .setInputFiles([
      {name: 'application.yaml', mimeType: 'text/yaml', buffer: Buffer.from('keycloak:\n  enabled: true\n')},
      sample('tutorial-01/controller-config/workers.yaml'),
      sample('workflows/branch.yaml'),
    ]);
  await expect(check.tool.getByRole('button', {name: /^workers\.yaml/})).toBeVisible();
  await expect(check.findings.filter({hasText: 'Worker of a step is not defined'})).toHaveCount(2);
  await expect(check.findings.filter({hasText: 'Property of an earlier version'})).toHaveCount(1);
  await page.getByRole('combobox', {name: 'Your version'}).selectOption('1.3.2');
  await expect(check.findings.filter({hasText: 'Property of an earlier version'})).toHaveCount(0);
  await page.getByRole('combobox', {name: 'Update planned to'}).selectOption('next');
  await expect(check.findings.filter({hasText: 'Property of an earlier version'})).toContainText('security.mode');
});

test('the URL selects versions that exist', async ({page}) => {
  const chosen = (): Promise<string[]> =>
    page.locator('main .tool-form select').evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value));
  await page.goto('check?version=1.9.0&target=next');
  await expect.poll(chosen).toEqual(['1.9.0', 'next']);
  await page.goto('check?version=next&target=7');
  await expect.poll(chosen).toEqual(['next', '']);
  await page.goto('check?version=7&target=next');
  await expect.poll(chosen).toEqual(['1.9.0', '']);
});

test('the drawing of a job template links to its lines, and they to it', async ({page, check}) => {
  await check.text.fill(readFileSync('static/samples/workflows/branch.yaml', 'utf8'));
  const drawing = check.tool.getByRole('img', {name: /Job flow of the template ocr-if-needed/});
  await expect(drawing).toBeVisible();
  await expect(drawing).toContainText('has-text');
  await check.tool.getByRole('button', {name: /^pdf, line \d+$/}).click();
  await expect.poll(() => check.selected()).toBe('pdf');
  // And back: from the lines of a step to its place in the list of the drawing.
  const before = (await check.text.inputValue()).split('workerDefinitionName: TessOCR')[0]!;
  await page.keyboard.press('Control+Home');
  for (let line = 1; line < before.split('\n').length; line += 1) {
    await page.keyboard.press('ArrowDown');
  }
  await check.tool.getByRole('button', {name: 'Show ocr in the job flow'}).click();
  await expect(check.tool.getByRole('button', {name: /^ocr, line \d+$/})).toBeFocused();
  await expect(check.tool.locator('li[aria-current]')).toContainText('ocr, line');
});
