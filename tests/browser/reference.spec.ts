import type {Locator} from '@playwright/test';
import {lastVersion} from '../../src/config/versions';
import {expect, test} from './pages/fixtures';
import {SitePage} from './pages/site';

const key = 'jadice-flow.system.maximumConcurrentJobCount';

test.describe('a configuration property', () => {
  test('has an address of its own in the static page', async ({page, request}) => {
    const html = await (await request.get('docs/installation/general-configuration')).text();
    expect(html).toMatch(new RegExp(`id="?${key}"?[ >]`));
    await new SitePage(page).open(`docs/installation/general-configuration#${key}`);
    await expect(page.locator(`[id="${key}"]`)).toBeInViewport();
  });

  test('can be copied', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await new SitePage(page).open(`docs/installation/general-configuration#${key}`);
    await page.locator(`[id="${key}"]`).getByRole('button', {name: /copy/i}).first().click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(key);
  });

  test('is listed for the versions that have it', async ({page}) => {
    const rowOf = (name: string): Locator => page.locator(`tr[id="${name}"]`);
    for (const [version, listed, missing] of [
      ['1.3.2', 'keycloak.enabled', 'security.mode'],
      ['next', 'security.mode', 'keycloak.enabled'],
    ] as const) {
      await new SitePage(page).open(`docs/${version}/installation/general-configuration`);
      await expect(rowOf(listed)).toHaveCount(1);
      await expect(rowOf(missing)).toHaveCount(0);
    }
  });
});

for (const path of ['docs/reference/WorkerInfo', 'WorkerInfoComponent']) {
  test.describe(`the worker catalogue on /${path}`, () => {
    test('is filtered by text and by tag, and says how many workers are left', async ({page}) => {
      await new SitePage(page).open(path);
      const form = page.getByRole('search', {name: 'Workers'});
      const entries = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({has: page.getByRole('heading')});
      const all = await entries.count();
      expect(all).toBeGreaterThan(5);
      await form.getByLabel('Filter workers').fill('ocr');
      await expect(form.getByRole('status')).toContainText(`of ${all}`);
      expect(await entries.count()).toBeLessThan(all);
      await expect(page.getByRole('heading', {name: 'TessOCR'})).toBeVisible();
      await form.getByLabel('Filter workers').fill('');
      await form
        .getByRole('group', {name: 'Tag'})
        .getByRole('button', {name: /^LOCAL/})
        .click();
      await expect(page.getByRole('heading', {name: 'ContainsText'})).toBeVisible();
      await expect(page.getByRole('heading', {name: 'TessOCR'})).toBeHidden();
      await form.getByLabel('Filter workers').fill('ocr');
      await expect(form.getByRole('status')).toContainText(`None of ${all}`);
      await form.getByRole('button', {name: 'Clear'}).click();
      await expect(form.getByRole('status')).toHaveText(`${all} workers`);
      expect(new URL(page.url()).search).toBe('');
    });

    test('has an address for each worker', async ({page}) => {
      await new SitePage(page).open(`${path}#tessocr`);
      await expect(page.getByRole('heading', {name: 'TessOCR'})).toBeInViewport();
      const open = page.getByRole('main').locator('details[open]');
      await expect(open.locator('summary')).toHaveText(/^Details of TessOCR, \d+ parameters?$/);
      await page.getByText('Details of ContainsText').click();
      await expect(open).toHaveCount(2);
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the worker catalogue is a plain list', async ({page}) => {
    await page.goto('docs/reference/WorkerInfo');
    await expect(page.getByRole('heading', {name: 'TessOCR'})).toBeVisible();
    await expect(page.getByRole('heading', {name: 'CombineToPDF'})).toBeVisible();
    await expect(page.getByRole('search', {name: 'Workers'})).toBeHidden();
  });

  test('the letter to support is there, and every open point', async ({page}) => {
    await page.goto('docs/help/');
    await expect(page.getByText(`Open points for jadice flow ${lastVersion.name}`)).toBeVisible();
    await expect(page.locator('#not-public-retention-key')).toBeVisible();
  });
});

test('the licences page lists what the site ships', async ({page}) => {
  await new SitePage(page).open('docs/dependency-license');
  await expect(page.getByRole('cell', {name: 'react-dom', exact: true})).toBeVisible();
});

test('a sample can be downloaded from the page that shows it', async ({page, request}) => {
  await new SitePage(page).open('docs/tutorials/tutorial-01');
  const links = await page
    .locator('a[download]')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  expect(links.length).toBeGreaterThanOrEqual(7);
  for (const link of links) {
    expect((await request.get(link)).status(), link).toBe(200);
  }
});

test('a sample stays on the page, whole and highlighted, when the page comes to life', async ({page, request}) => {
  await new SitePage(page).open('docs/next/installation/docker-compose');
  const file = await (await request.get('samples/docker-compose/compose.database.yaml')).text();
  const block = page.locator('.theme-code-block').filter({hasText: 'A MariaDB database that keeps the jobs'});
  expect((await block.locator('code').last().innerText()).replaceAll(/\s/g, '')).toBe(file.replaceAll(/\s/g, ''));
  expect(await block.locator('code span[class]').count()).toBeGreaterThan(10);
});

test('a term explains itself by keyboard', async ({page}) => {
  await new SitePage(page).open('docs/');
  const term = page.locator('dfn').filter({hasText: 'job template'});
  const definition = page.locator(`[id="${await term.getAttribute('aria-describedby')}"]`);
  await expect(definition).toBeHidden();
  await term.focus();
  await expect(definition).toBeVisible();
  expect((await definition.innerText()).length).toBeGreaterThan(30);
  await page.keyboard.press('Escape');
  await expect(definition).toBeHidden();
});

test.describe('what is not public', () => {
  test('has its reason by keyboard, and a row on Help', async ({page}) => {
    await new SitePage(page).open('docs/operations/maintenance');
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

  test('gives one letter with all points of the version', async ({page}) => {
    await new SitePage(page).open('docs/1.3.2/help/#a-letter-to-support');
    const letter = page.locator('.theme-code-block').filter({hasText: 'Open points for jadice flow'});
    await expect(letter).toHaveCount(1);
    await expect(letter).toContainText('jadice flow 1.3.2');
    await expect(letter).toContainText('Helm charts');
  });
});
