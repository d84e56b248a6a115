import {lastVersion, oldestVersion} from '../../src/config/versions';
import {expect, test} from './pages/fixtures';
import {patternOf, previousVersion} from './pages/versions';

test('the version menu has a name, opens with Space, and closes with Escape and returns focus', async ({
  page,
  site,
}) => {
  await site.open('docs/help/');
  const button = site.navbar.getByRole('button', {name: `Version ${lastVersion.label}`, exact: true});
  const list = site.versionMenu.getByRole('list');
  await button.focus();
  await page.keyboard.press('Space');
  await expect(list).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(list.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(list).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  expect(page.url()).toMatch(/\/docs\/help\/$/);
});

test('another version keeps the page, the query and the anchor', async ({page, site}) => {
  await site.open('docs/installation/docker-compose?a=b#where-next');
  await site.chooseVersion(previousVersion.label);
  await page.waitForURL(
    new RegExp(String.raw`/docs/${patternOf(previousVersion)}/installation/docker-compose\?a=b#where-next$`),
  );
  await expect(site.versionMenu.locator('.navbar__link').first()).toHaveAccessibleName(
    `Version ${previousVersion.label}`,
  );
});

test('a version without the page is marked and opens its start page', async ({page, site}) => {
  await site.open('docs/reference/event-bus');
  await site.versionMenu.hover();
  const old = site.versionMenu.locator('.dropdown__link').filter({hasText: oldestVersion.label});
  await expect(old).toHaveAccessibleName(`${oldestVersion.label} missing: opens start page`);
  await site.chooseVersion(oldestVersion.label);
  await page.waitForURL(`**/docs/${oldestVersion.path}/`);
});

test('the browser remembers the chosen version', async ({page, site}) => {
  await site.open('docs/');
  await site.chooseVersion(previousVersion.label);
  await page.waitForURL(new RegExp(`/docs/${patternOf(previousVersion)}/$`));
  expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe(previousVersion.name);
  await site.open('');
  await expect(site.versionMenu.locator('.navbar__link').first()).toHaveText(previousVersion.label);
  await expect(site.navbar.getByRole('link', {name: 'Help', exact: true})).toHaveAttribute(
    'href',
    new RegExp(`/docs/${patternOf(previousVersion)}/help/$`),
  );
});

for (const [path, text] of [
  ['docs/next/help/', 'This page is for next (unreleased).'],
  [`docs/${oldestVersion.path}/help/`, `This page is for ${oldestVersion.label}, an older release.`],
] as const) {
  test(`${path} says for which version it is and leads to the current one`, async ({page, site}) => {
    await site.open(path);
    await expect(page).toHaveTitle(/^Help \((?:next|\d.*)\) \|/);
    const banner = page.locator('.theme-doc-version-banner');
    await expect(banner).toContainText(text);
    // One line.
    expect((await banner.boundingBox())!.height).toBeLessThan(50);
    await banner.getByRole('link').click();
    await page.waitForURL(/\/docs\/help\/$/);
    await expect(page.locator('.theme-doc-version-banner')).toHaveCount(0);
    await expect(page).toHaveTitle(/^Help \|/);
  });
}
