import {readFileSync} from 'node:fs';
import type {Locator, Page} from '@playwright/test';
import {lastVersion} from '../../src/config/versions';
import {expect, test} from './pages/fixtures';

const path = 'docs/operations/updates';
const form = (page: Page): Locator => page.getByRole('form', {name: 'Update jadice flow'});
/** The boxes of the steps that are shown. */
const boxes = (page: Page): Locator => page.locator('ol').getByRole('checkbox');

test.describe('a runbook', () => {
  test("shows the steps for the reader's choice and keeps it in the URL and in storage", async ({page, site}) => {
    await site.open(path);
    await expect(form(page).getByLabel('Platform')).toHaveValue('compose');
    const all = await boxes(page).count();
    await form(page).getByLabel('Platform').selectOption('kubernetes');
    await expect(page.getByText('kubectl', {exact: false}).and(page.locator('ol code')).first()).toBeVisible();
    await form(page).getByLabel('Platform').selectOption('compose');
    await expect(form(page).getByLabel('Controller UI')).toBeHidden();
    await form(page).getByText('More choices').click();
    await form(page).getByLabel('Controller UI').selectOption('without');
    await expect(form(page).getByText('More choices (1 set)')).toBeVisible();
    await expect(page).toHaveURL(/\?platform=compose&ui=without$/);
    expect(await boxes(page).count()).toBeLessThan(all);
    await expect(page.getByText('kubectl', {exact: false}).and(page.locator('ol code'))).toHaveCount(0);
    await expect(page.getByRole('checkbox', {name: /^On the Batchboard/})).toHaveCount(0);
    await expect(page.locator('ol li:has(input)').getByText('Kubernetes')).toHaveCount(0);
    const chosen = await boxes(page).count();
    // The address, for a colleague; the machine, for the reader who comes back.
    await site.open(`${path}?platform=kubernetes#check-the-result`);
    await expect(form(page).getByLabel('Platform')).toHaveValue('kubernetes');
    await site.open(path);
    await expect(form(page).getByLabel('Platform')).toHaveValue('compose');
    await expect(page).toHaveURL(/\?platform=compose&ui=without$/);
    await expect(boxes(page)).toHaveCount(chosen);
    await form(page).getByText('More choices (1 set)').click();
    await form(page).getByLabel('Controller UI').selectOption('All');
    await expect(page).toHaveURL(/\/updates\?platform=compose$/);
    await expect(boxes(page)).toHaveCount(all);
  });

  test('has the platform in common with the tabs of other pages', async ({page, site}) => {
    await site.open(`${path}?platform=compose`);
    await form(page).getByLabel('Platform').selectOption('openshift');
    await site.open('docs/operations/troubleshooting');
    const tab = page.getByRole('tab', {name: 'OpenShift', exact: true}).first();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText('oc --namespace flow get pods').first()).toBeVisible();
    await page.getByRole('tab', {name: 'Standalone', exact: true}).first().click();
    await expect(page).toHaveURL(/\?platform=standalone$/);
    await site.open(path);
    await expect(form(page).getByLabel('Platform')).toHaveValue('standalone');
  });

  test('keeps the ticks after a reload', async ({page, site}) => {
    await site.open(path);
    await boxes(page).first().check();
    await expect(form(page).getByRole('status')).toHaveText(/^1 of \d+ steps done$/);
    await site.open(path);
    await expect(boxes(page).first()).toBeChecked();
    await form(page).getByRole('button', {name: 'Clear all'}).click();
    await expect(boxes(page).first()).not.toBeChecked();
    await form(page).getByRole('button', {name: 'Undo'}).click();
    await expect(boxes(page).first()).toBeChecked();
  });

  test('prints as sheets with the chosen steps, their ticks and the address', async ({page, site}) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-print-asked', '');
    });
    await site.open(`${path}?platform=compose`);
    await boxes(page).first().check();
    const shown = await boxes(page).count();
    await form(page).getByRole('button', {name: 'Print the list'}).click();
    await expect(page.locator('html[data-print-asked]')).toHaveCount(1);
    await page.emulateMedia({media: 'print'});
    const sheet = page.locator('#sheet');
    await expect(sheet.getByRole('heading', {level: 1})).toHaveText('Update step by step');
    await expect(sheet.locator('header')).toContainText('Docker Compose');
    await expect(sheet).toContainText(`/docs/${lastVersion.name}/operations/updates#update-step-by-step`);
    await expect(sheet.getByRole('checkbox')).toHaveCount(shown);
    await expect(sheet.getByRole('checkbox').first()).toBeChecked();
    await expect(page.getByRole('heading', {name: 'Roll back', includeHidden: true})).toBeHidden();
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(sheet).toHaveCount(0);
    await expect(page.getByRole('heading', {name: 'Roll back'})).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the steps of all platforms are visible with their conditions', async ({page}) => {
    await page.goto(path);
    await expect(form(page)).toBeHidden();
    // Those of the file, and one more for each step that OpenShift has in its own words.
    const source = readFileSync('product/runbooks/update.yaml', 'utf8');
    expect(await boxes(page).count()).toBeGreaterThan(source.match(/^ {6}- id: /gm)!.length);
    await expect(page.getByRole('checkbox', {name: /^With Docker Compose, /}).first()).toBeVisible();
    await expect(page.getByRole('checkbox', {name: /^In Kubernetes with manifests, /}).first()).toBeVisible();
    await expect(page.getByRole('checkbox', {name: /^In OpenShift, /}).first()).toBeVisible();
  });
});
