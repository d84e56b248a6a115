import {inventory} from '../inventory';
import {lastVersion} from '../../src/config/versions';
import {expect, test} from './pages/fixtures';
import {SitePage} from './pages/site';

test('the version menu lists every version, the unreleased one first', async ({page}) => {
  const site = new SitePage(page);
  await site.open('docs/');
  await site.versionMenu.hover();
  const labels = inventory.map(({label}) => label);
  await expect(site.versionMenu.locator('.dropdown__link')).toHaveText(labels, {useInnerText: true});
});

test('another version keeps the page, the query and the anchor', async ({page}) => {
  const site = new SitePage(page);
  await site.open('docs/installation/docker-compose?a=b#where-next');
  await site.chooseVersion('1.1.8');
  await page.waitForURL(/\/docs\/1\.1\.8\/installation\/docker-compose\?a=b#where-next$/);
  await expect(site.versionMenu.locator('.navbar__link').first()).toHaveText('1.1.8');
});

test('a version that lacks the page is marked and leads to its start page', async ({page}) => {
  const site = new SitePage(page);
  await site.open('docs/reference/event-bus');
  await site.versionMenu.hover();
  const old = site.versionMenu.locator('.dropdown__link').filter({hasText: '1.0.0'});
  await expect(old).toHaveText(/^1\.0\.0 ⌂/);
  await expect(old.getByTitle('This page is not in this version: opens its start page')).toBeVisible();
  await expect(old).toHaveAccessibleName(/^1\.0\.0 This page is not in this version/);
  await expect(site.versionMenu.locator('.dropdown__link').filter({hasText: 'next'})).toHaveText('next (unreleased)');
  await old.click();
  await page.waitForURL(/\/docs\/1\.0\.0\/$/);
});

test('the chosen version is remembered in the browser', async ({page}) => {
  const site = new SitePage(page);
  await site.open('docs/');
  await site.chooseVersion('1.3.2');
  await page.waitForURL(/\/docs\/1\.3\.2\/$/);
  expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe('1.3.2');
  await site.open('');
  await expect(site.versionMenu.locator('.navbar__link').first()).toHaveText('1.3.2');
  await expect(site.navbar.getByRole('link', {name: 'Help', exact: true})).toHaveAttribute(
    'href',
    /\/docs\/1\.3\.2\/help\/$/,
  );
});

test('a remembered version that does not exist any more is forgotten', async ({page}) => {
  const site = new SitePage(page);
  await page.addInitScript(() => localStorage.setItem('docs-preferred-version-default', '0.0.1'));
  await site.open('');
  await expect(site.versionMenu.locator('.navbar__link').first()).toHaveText(lastVersion.label);
  expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).not.toBe('0.0.1');
});

for (const [path, text] of [
  ['docs/next/', 'It describes what is not released yet'],
  ['docs/1.0.0/', 'This page belongs to the older release 1.0.0'],
] as const) {
  test(`${path} says for which version it is and leads to the current one`, async ({page}) => {
    await new SitePage(page).open(path);
    const banner = page.locator('.theme-doc-version-banner');
    await expect(banner).toContainText(text);
    await banner.getByRole('link').click();
    await page.waitForURL(/\/docs\/$/);
    await expect(page.locator('.theme-doc-version-banner')).toHaveCount(0);
  });
}

test('each page shows the badge of its version', async ({page}) => {
  for (const {path, label} of inventory) {
    await page.goto(`docs/${path}help/`);
    await expect(page.locator('.theme-doc-version-badge')).toHaveText(`Version: ${label}`);
  }
});
