import {axeFindings} from './pages/axe';
import {expect, test} from './pages/fixtures';

const load = {
  'Documents per day': '10000',
  'Busiest hour, in percent of the day': '20',
  'Pages per document': '4711',
  'Input and all results of one job, in MB': '2,5',
  'Days until jobs are deleted': '90',
};
const worker = {
  'Service or Deployment': 'secret-service',
  'Seconds per page': '2',
  'Jobs at once per worker': '2',
  'Highest memory measured, in GiB': '4',
};

for (const mode of ['light', 'dark'] as const) {
  test(`numbers become instances, memory, disk and lines for the files, ${mode}`, async ({page, context}) => {
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
    await page.goto('sizing', {waitUntil: 'commit'});
    const form = page.getByRole('region', {name: 'Sizing'});
    await expect(form.getByLabel('Documents per day')).toBeVisible({timeout: 60_000});
    await expect(form.locator('p[role=status]')).toContainText('Fill in all numbers');
    const requests: string[] = [];
    context.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
    for (const [label, value] of Object.entries({...load, ...worker})) {
      await form.getByLabel(label, {exact: true}).fill(value);
    }
    await expect(form.locator('p[role=status]')).toContainText('The results are below.');
    await expect(form.getByRole('table', {name: 'The stack'})).toContainText('2,925 GB');
    await expect(form.getByRole('table', {name: 'secret-service'})).toContainText('(2,000 x 9,422 s) / 3600 / 2');
    await expect(form.getByRole('tabpanel')).toContainText('mem_limit: 6g');
    await form.getByRole('tab', {name: 'Kubernetes'}).click();
    await expect(form.getByRole('tabpanel')).toContainText('memory: 6Gi');
    expect(await axeFindings(page)).toEqual([]);
    const kept = await page.evaluate(() => JSON.stringify([{...localStorage}, {...sessionStorage}, location.href]));
    expect(kept + requests.join()).not.toMatch(/secret-service|4711/);
  });
}

test('what is no number gets a clear word', async ({page}) => {
  await page.goto('sizing', {waitUntil: 'commit'});
  const field = page.getByLabel('Pages per document');
  await expect(field).toBeVisible({timeout: 60_000});
  await field.fill('many');
  await expect(field).toHaveAccessibleDescription(/expected a number above 0/);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the formulas are there', async ({page}) => {
    await page.goto('sizing');
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expect(page.locator('main')).toContainText(
      'worker instances = (jobs in the busiest hour x seconds per job) / 3600',
    );
  });
});
