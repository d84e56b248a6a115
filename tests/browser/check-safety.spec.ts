/** What readers can rely on with their own files: privacy and accessibility. */
// cspell:ignore Concurent
import {readFileSync} from 'node:fs';
import {axeFindings} from './pages/axe';
import {broken, CheckPage, secret} from './pages/check';
import {expect, test} from './pages/fixtures';

test('no value of a file reaches the URL, storage or network', async ({page, context, check}) => {
  const requests: string[] = [];
  context.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
  await check.text.fill(broken);
  await expect(check.findings).toHaveCount(3);
  const finding = check.findings.filter({hasText: 'Secret in plain text'});
  await finding.getByRole('button').first().click();
  await finding.getByText('Why, and what to do').click();
  await finding.getByRole('link', {name: 'plain-secret'}).click();
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
    await check.tool
      .getByRole('button', {name: /, line \d+$/})
      .first()
      .click();
    await check.tool.getByText('Why, and what to do').first().click();
    expect(await axeFindings(page)).toEqual([]);
  });
}

test('markup in a file stays text', async ({check}) => {
  await check.text.fill('server:\n  port: "<img src=x onerror=alert(1)><script>alert(2)</script>"\n');
  await expect(check.findings).toHaveCount(1);
  await expect(check.text).toHaveValue(/<script>alert\(2\)<\/script>/);
  expect(await check.tool.locator('img, script').count()).toBe(0);
});
