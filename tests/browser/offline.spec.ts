import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Page} from '@playwright/test';
import {queries} from '../../bench/search/queries';
import {editionsOf} from '../../scripts/lib/offline/edition';
import {filesOf} from '../../scripts/lib/offline/files';
import {SearchService} from '../../src/search/engine/service';
import {decodeManifest} from '../../src/search/indexFile';
import {lastVersion, versions} from '../../src/config/versions';
import {builds} from '../builds';
import {expect, test} from './pages/fixtures';

const {folder: build, baseUrl} = builds.default;
const tags = [`docs-default-${lastVersion.name}`, 'default'];
const edition = editionsOf(versions).find(({name}) => name === lastVersion.name)!;
let folder = '';
let names: string[] = [];
const open = (page: Page, name: string): Promise<unknown> => page.goto(pathToFileURL(path.join(folder, name)).href);

test.beforeAll(async () => {
  // A name with a space, as folders of readers have.
  folder = test.info().outputPath('my download');
  const source = {build, baseUrl, origin: 'https://levigo.github.io', publicOrigin: undefined, versions};
  const files = await filesOf(edition, source);
  names = [...files.keys()];
  for (const [name, content] of files) {
    mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    writeFileSync(path.join(folder, name), content);
  }
});

/** The first three hits as the site finds them, of pages that are in the download. */
function online(): (query: string) => string[] {
  const manifest = decodeManifest(readFileSync(path.join(build, 'search-index/manifest.js'), 'utf8'));
  const service = new SearchService('');
  tags.forEach((tag) => service.load(tag, readFileSync(path.join(build, manifest.files[tag]!), 'utf8')));
  const fileOf = (url: string): string =>
    url.replace(/\/$/, '') === edition.start ? 'START-HERE' : url.replace(/\/$/, '');
  return (query) =>
    service
      .answer({indexName: '', query, hitsPerPage: 80, facetFilters: [tags.map((tag) => `docusaurus_tag:${tag}`)]})
      .hits.map((hit) => `${fileOf(hit.url_without_anchor)}.html${hit.anchor === null ? '' : `#${hit.anchor}`}`)
      .filter((href) => names.includes(href.replace(/#.*/, '')))
      .slice(0, 3);
}

test('search from disk has the first three hits of the site', async ({page}) => {
  await open(page, 'START-HERE.html');
  await page.keyboard.press('Control+k');
  const input = page.getByRole('combobox', {name: 'Search'});
  await expect(input).toBeFocused();
  const expected = online();
  const asked = queries.slice(0, 120);
  const answers = asked.map(({query}) => expected(query));
  expect(answers.flat().length).toBeGreaterThan(2 * asked.length);
  for (const [index, {query}] of asked.entries()) {
    await input.fill(query);
    const addresses = await page
      .locator('.DocSearch-Hit a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(addresses.slice(0, 3), query).toEqual(answers[index]);
  }
});

test('a hit opens by keyboard, Escape closes the dialog', async ({page}) => {
  await open(page, 'docs/installation/security.html');
  await page.getByRole('button', {name: 'Search'}).click();
  const input = page.getByRole('combobox', {name: 'Search'});
  await input.fill('maximumConcurrentJobCount');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('.DocSearch-Hit').nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(input).toHaveCount(0);
  await page.keyboard.press('/');
  await input.fill('maximumConcurrentJobCount');
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/security\.html/);
  await expect(page).toHaveURL(/my%20download\/docs\/.*\.html/);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test('tabs, code, colours and sidebar move', async ({page}) => {
  await open(page, 'docs/tutorials/tutorial-02.html');
  const tab = page.getByRole('tab', {name: 'Windows'}).first();
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', {name: 'Windows', includeHidden: true}).first()).toBeVisible();
  await expect(page.getByRole('tabpanel', {name: 'Linux and macOS', includeHidden: true}).first()).toBeHidden();
  await page.reload();
  await expect(tab).toHaveAttribute('aria-selected', 'true');

  const block = page.locator('.theme-code-block').first();
  await block.hover();
  await block.getByRole('button', {name: 'Copy code'}).click();
  await expect(block.getByRole('button', {name: 'Copied'})).toBeVisible();

  await page.getByRole('button', {name: /Switch between dark and light/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await open(page, 'docs/installation/security.html');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await expect(sidebar.getByRole('link', {name: 'Troubleshooting'})).toBeHidden();
  await sidebar.getByRole('button', {name: "Expand sidebar category 'Operations'"}).click();
  await sidebar.getByRole('link', {name: 'Troubleshooting'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Troubleshooting'})).toBeVisible();
});

test('phones have a menu and the outline', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await open(page, 'docs/installation/security.html');
  await page.getByRole('button', {name: 'On this page'}).click();
  await expect(page.locator('.offline-outline')).toBeVisible();
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const menu = page.locator('.navbar-sidebar');
  await menu.getByRole('button', {name: "Expand sidebar category 'Operations'"}).click();
  await menu.getByRole('link', {name: 'Troubleshooting'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Troubleshooting'})).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('text and all tabs are there', async ({page}) => {
    await open(page, 'docs/tutorials/tutorial-02.html');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.getByRole('tabpanel', {name: 'Windows', includeHidden: true}).first()).toBeVisible();
    await expect(page.getByRole('tabpanel', {name: 'Linux and macOS', includeHidden: true}).first()).toBeVisible();
  });
});
