// cspell:ignore getenv
import {readFileSync} from 'node:fs';
import {axeFindings} from './pages/axe';
import {expect, test} from './pages/fixtures';

for (const mode of ['light', 'dark'] as const) {
  test(`a request is built, checked and written in five languages; nothing leaves the page, ${mode}`, async ({
    page,
    context,
  }) => {
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
    await page.goto('job-request', {waitUntil: 'commit'});
    const tool = page.getByRole('region', {name: 'Request'});
    await expect(tool.getByLabel('Job template (jobTemplateName)')).toBeVisible({timeout: 60_000});
    await expect(tool.locator('p[role=status]')).toContainText('wrong', {timeout: 60_000});
    const requests: string[] = [];
    context.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
    await tool.getByLabel('Job template (jobTemplateName)').fill('ocr');
    await tool.getByLabel('Address in the data store (url)').fill('https://store.example.com/secret-4711');
    await tool.getByLabel('File name (filename)').fill('scan.png');
    await tool.getByLabel('MIME type (mimeType)').fill('image/png');
    await expect(tool.locator('p[role=status]')).toHaveText('Checked by the rules of Check your files: No findings.');
    await tool.getByLabel('Priority (priority)').fill('high');
    await expect(tool.getByRole('listitem').filter({hasText: 'request-value'})).toBeVisible();
    await tool.getByLabel('Priority (priority)').fill('5');
    await expect(tool.locator('p[role=status]')).toContainText('No findings');
    await tool.getByRole('tab', {name: 'Bearer token'}).click();
    for (const [label, words] of [
      ['JSON', '"priority": 5'],
      ['curl', '--header "Authorization: Bearer $FLOW_TOKEN"'],
      ['TypeScript', 'Bearer ${FLOW_TOKEN}'],
      ['Python', 'os.environ["FLOW_TOKEN"]'],
      ['Java', 'System.getenv("FLOW_TOKEN")'],
    ] as const) {
      await tool.getByRole('tab', {name: label, exact: true}).click();
      await expect(tool.locator('pre').first()).toContainText(words);
      await expect(tool.locator('pre').first()).toContainText('secret-4711');
    }
    expect(await axeFindings(page)).toEqual([]);
    const kept = await page.evaluate(() => JSON.stringify([{...localStorage}, {...sessionStorage}, location.href]));
    expect(kept + requests.join()).not.toMatch(/4711/);
    // The way to sign in is remembered, as on the page on the REST API.
    await page.reload({waitUntil: 'commit'});
    await expect(tool.getByRole('tab', {name: 'Bearer token'})).toHaveAttribute('aria-selected', 'true', {
      timeout: 60_000,
    });
  });
}

test('a template of the reader is offered, and a file without one gets a clear word', async ({page}) => {
  await page.goto('job-request', {waitUntil: 'commit'});
  const tool = page.getByRole('region', {name: 'Request'});
  const file = tool.getByLabel('Your own job templates (YAML)');
  await expect(file).toBeVisible({timeout: 60_000});
  await file.setInputFiles({name: 'other.yaml', mimeType: 'text/yaml', buffer: Buffer.from('server:\n  port: 1\n')});
  await expect(tool).toContainText('other.yaml has no job template with a name; expected a list');
  const text = readFileSync('static/samples/workflows/branch.yaml', 'utf8').replace(
    'jobName: ocr-if-needed',
    'jobName: my-template',
  );
  await file.setInputFiles({name: 'mine.yaml', mimeType: 'text/yaml', buffer: Buffer.from(text)});
  await expect(tool).toContainText('mine.yaml is open.');
  const template = tool.getByLabel('Job template (jobTemplateName)');
  await expect(template).toHaveAccessibleDescription('such as my-template');
  await template.fill('my-template');
  await expect(tool.locator('p[role=status]')).not.toContainText('wrong, ', {timeout: 60_000});
  await template.fill('my-templates');
  await expect(tool.getByRole('listitem').filter({hasText: 'request-template'})).toBeVisible();
});
