// cspell:ignore Concurent Fsecurity Sprache
import {existsSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {publishedAddresses} from '../../scripts/lib/release/publishedUrls';
import {lastVersion, versions} from '../../src/config/versions';
import {builds} from '../builds';
import {type Download, unpack} from '../download';
import {expect, test} from './pages/fixtures';

let download: Download;
const before = versions.filter(({isReleased}) => isReleased)[1]!;

test.describe.configure({mode: 'default'});
test.beforeAll(() => {
  download = unpack(test.info().outputPath('reader'));
});

/** Opens a page as a new tab does: from the page before, another anchor would load nothing. */
async function open(page: Page, address?: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(download.address(address));
}

test('the start file opens with the documentation of its version', async ({page}) => {
  await open(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Introduction to jadice flow');
  await expect(page).toHaveURL(/mein%20B%C3%BCro\/.*\/START-HERE\.html#\/docs\/$/);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  expect(await page.evaluate(() => document.fonts.ready.then(() => document.fonts.check('16px Geist')))).toBe(true);
});

test('a link to a section opens it and marks its row, and the back button leads from page to page', async ({page}) => {
  const place = page.locator('[id="controller.security.keycloak.auth-server-url"]');
  await open(page, '/configuration');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await open(page, '/configuration#controller.security.keycloak.auth-server-url');
  await expect(place).toBeInViewport();
  await expect(place).not.toHaveCSS('box-shadow', 'none');
  await open(page, '/docs/operations/logging#log-levels');
  await expect(page.getByRole('heading', {name: 'Log levels'})).toBeInViewport();
  await page.locator('.table-of-contents').getByRole('link', {name: 'Read the logs'}).click();
  await expect(page).toHaveURL(/#\/docs\/operations\/logging#read-the-logs$/);
  await expect(page.getByRole('heading', {name: 'Read the logs'})).toBeInViewport();
  await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'Troubleshooting'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Troubleshooting');
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Logging');
  await page.goBack();
  await expect(page).toHaveURL(/#log-levels$/);
  await expect(page.getByRole('heading', {name: 'Log levels'})).toBeInViewport();
});

test('the search opens a hit by keyboard and focuses it', async ({page, search}) => {
  await open(page);
  await search.hydrated();
  await page.keyboard.press('/');
  await expect(search.input).toBeFocused();
  await search.input.fill('maximumConcurrentJobCount');
  await expect(search.active).toContainText('maximumConcurrentJobCount');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/docs\/installation\/.*#.*maximumConcurrentJobCount$/);
  await expect(page.locator(':focus')).toContainText('maximumConcurrentJobCount');
});

test('the search has the same results as the site', async ({page}) => {
  const questions = ['event bus', 'jwt', 'OCR Sprache', 'job template'];
  const hits = async (address: string): Promise<string[]> => {
    await page.goto(address);
    const links = page.getByRole('article').getByRole('link');
    await expect(links.first()).toBeVisible();
    return links.evaluateAll((all) => all.map((one) => one.getAttribute('href')!));
  };
  for (const question of questions) {
    const query = `q=${encodeURIComponent(question)}`;
    const online = await hits(`search?${query}`);
    const offline = await hits(download.address(`/search?${query}`));
    const below = online.map((href) => `#/${href.slice(builds.default.baseUrl.length)}`);
    expect(offline, question).toEqual(below);
  }
});

test('the version menu keeps the page, and the search uses its version', async ({page, site, search}) => {
  await open(page, '/docs/operations/logging');
  await site.chooseVersion(before.label);
  await expect(page).toHaveURL(new RegExp(`#/docs/${before.path}/operations/logging$`));
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Logging');
  await page.keyboard.press('/');
  await search.input.fill('log levels');
  const links = search.hits.getByRole('link');
  await expect(links.nth(3)).toBeVisible();
  const addresses = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')!));
  expect(addresses.filter((href) => href.includes('/docs') && !href.includes(`/docs/${before.path}/`))).toEqual([]);
});

test('small and large files are checked', async ({page}) => {
  await open(page, '/check');
  const tool = page.getByRole('region', {name: 'Check'});
  const text = page.getByRole('textbox', {name: /^Text/});
  const broken = 'jadice-flow:\n  system:\n    lockJobConfiguration: never\n    maximumConcurentJobCount: 4\n';
  for (const value of [broken, `${broken}# ${'x'.repeat(30_000)}\n`]) {
    await text.fill(value);
    await expect(tool.getByRole('status')).toHaveText(/^2 findings/);
    await text.fill('');
    await expect(tool.getByRole('status')).toHaveText('Nothing to check yet.');
  }
});

test('a comparison shows what changed, and a page says in which versions it is the same', async ({page}) => {
  const oldest = versions.at(-1)!.name;
  await open(page, `/compare?page=installation%2Fsecurity&from=${oldest}&to=${lastVersion.name}`);
  await expect(page.getByRole('region', {name: 'Comparison'})).toContainText('of the words');
  await open(page, '/docs/installation/security');
  await page
    .getByRole('list', {name: 'This page in each version'})
    .getByRole('link', {name: / changed$/})
    .first()
    .click();
  await expect(page).toHaveURL(/#\/compare\?page=installation%2Fsecurity&from=/);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Compare two versions of a page');
});

test('tabs, colours and copied text work as online', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/docs/tutorials/tutorial-02');
  const tab = page.getByRole('tab', {name: 'Windows'}).first();
  await tab.click();
  await expect(page.getByRole('tabpanel', {name: 'Windows'}).first()).toBeVisible();
  await page.getByRole('button', {name: /Switch between dark and light/}).click();
  await page.getByRole('button', {name: 'Copy page'}).first().click();
  await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
  await page.reload();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('# Tutorial 2');
});

test('every page exists, and every link resolves', {tag: '@nightly'}, async ({page}) => {
  test.slow();
  const {folder, baseUrl} = builds.default;
  const pages = publishedAddresses(folder, baseUrl)
    .filter((address) => existsSync(`${folder}${address}/index.html`))
    .map((address) => address.replace(/(.)\/$/, '$1'));
  const known = new Set(pages);
  const wrong: string[] = [];
  await open(page, '/');
  for (const address of pages) {
    await page.evaluate((to) => (window.location.hash = to), address);
    await expect(page.locator('main')).toBeVisible();
    await expect(page.locator('main')).not.toContainText('could not be fetched');
    const {title, links} = await page.evaluate(() => {
      const all = Array.from(document.querySelectorAll('a[href]'));
      all.forEach((one) => one.dispatchEvent(new Event('pointerover', {bubbles: true})));
      return {
        title: document.querySelector('h1')?.textContent ?? '',
        links: all.map((one) => one.getAttribute('href')!).filter((href) => !/^(?:https?|mailto):/.test(href)),
      };
    });
    const isLost = (href: string): boolean => {
      const bare = href.replace(/^(?:#|\.\/)/, '').replace(/[?#].*$/, '');
      return href.startsWith('#')
        ? !known.has(bare.replace(/(.)\/$/, '$1'))
        : !download.names.has(decodeURIComponent(bare));
    };
    wrong.push(...(title === '' || title === 'Page not found' ? [`${address}: "${title}"`] : []));
    wrong.push(...[...new Set(links)].filter(isLost).map((href) => `${address}: ${href}`));
  }
  expect(pages.length).toBeGreaterThan(30 * versions.length);
  expect(wrong).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the start file leads to the pages as Markdown', async ({page}) => {
    await open(page);
    const href = await page.getByRole('link', {name: 'docs/index.md'}).getAttribute('href');
    expect(download.names).toContain(href);
  });
});
