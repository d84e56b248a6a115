// cspell:ignore zertfikat abgelaufn
import type {Locator, Page} from '@playwright/test';
import {expect, test} from './pages/fixtures';

const secret = 'password-of-the-reader';
const match = (page: Page): Locator => page.getByRole('region', {name: 'Matching symptom'});

test.describe('a line is answered in place', () => {
  const fieldOf = (page: Page): Locator => page.getByRole('main').getByRole('textbox', {name: 'Log line or symptom'});
  const count = (page: Page): Locator => page.locator('main p[role="status"]');
  const line = `java.io.IOException: No space left on device (${secret})`;

  test.use({expectedErrors: /status of 404|ERR_FAILED/});

  for (const [name, address] of [
    ['the home page', ''],
    ['the not-found page', 'docs/nowhere'],
  ] as const) {
    test(`on ${name}, with check, fix and an address, for the chosen platform`, async ({page, site, context}) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const sent: string[] = [];
      page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
      await page.addInitScript(() => localStorage.setItem('docusaurus.tab.platform', 'openshift'));
      await site.open(address);
      const before = page.url();
      await fieldOf(page).fill(line);
      await fieldOf(page).press('Enter');
      await expect(count(page)).toHaveText('1 symptom found');
      await expect(match(page).getByText('Check:')).toBeVisible();
      await expect(match(page).getByText('Fix:')).toBeVisible();
      const command = match(page).locator('pre:visible').first();
      await expect(command).toContainText('oc ');
      await match(page).getByRole('button', {name: 'Copy code to clipboard'}).locator('visible=true').first().click();
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('oc ');
      await match(page)
        .getByRole('button', {name: /^Copy http/})
        .click();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toMatch(/\/docs\/operations\/troubleshooting\?platform=openshift#disk-is-full$/);
      expect(page.url()).toBe(before);
      const kept = await page.evaluate(() => JSON.stringify([{...localStorage}, {...sessionStorage}, document.cookie]));
      expect([page.url(), kept, ...sent].filter((text) => text.includes(secret))).toEqual([]);
      // Links within the page of the section lead to it.
      await expect(match(page).locator('a[href^="#"]')).toHaveCount(0);
      await fieldOf(page).fill('');
      await expect(match(page)).toHaveCount(0);
      await page.goto(copied);
      await expect(page.getByRole('heading', {name: 'Disk is full'})).toBeInViewport();
    });
  }

  for (const platform of ['openshift', 'standalone']) {
    test(`and an address with the platform ${platform} shows its section, until the reader scrolls`, async ({
      page,
      site,
    }) => {
      await site.open(`docs/operations/troubleshooting?platform=${platform}#disk-is-full`);
      const heading = page.getByRole('heading', {name: 'Disk is full'});
      await expect(heading).toBeInViewport();
      await expect(page.getByRole('tab', {name: /OpenShift|Standalone/, selected: true}).first()).toBeAttached();
      await expect(heading).toBeInViewport();
      await page.mouse.wheel(0, 5000);
      await expect(heading).not.toBeInViewport();
    });
  }

  test('as soon as it is pasted, and as weak if it is', async ({page, site, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await site.open('');
    await page.evaluate(() => navigator.clipboard.writeText('CrashLoopBackOff'));
    await fieldOf(page).focus();
    await page.keyboard.press('ControlOrMeta+v');
    await expect(count(page)).toContainText('Not certain: 2 symptoms');
    await expect(page.getByRole('columnheader', {name: 'Possible cause'})).toBeVisible();
    // On a phone, the field stays above its answer, as wide as before.
    await page.setViewportSize({width: 390, height: 844});
    expect((await fieldOf(page).boundingBox())!.width).toBeGreaterThan(300);
  });

  test('in a search without hits, in the searched version', async ({page, site}) => {
    // Its words match a symptom, but no page has them as typed.
    await site.open('search?q=%22zertfikat%20abgelaufn%22&version=1.3.2');
    await expect(match(page).getByText('Check:')).toBeVisible();
    await expect(match(page).getByRole('link').first()).toHaveAttribute('href', /\/docs\/1\.3\.2\/.*#certificate/);
    await page.getByRole('searchbox', {name: 'Search'}).fill('qqqqzzzz');
    await expect(match(page)).toHaveCount(0);
    await expect(page.getByText('Try fewer or different words')).toBeVisible();
  });

  test('by the finder if the answer does not load', async ({page, site}) => {
    await site.open('');
    await page.route('**/assets/js/*.js', (route) =>
      /troubleshooting/.test(page.url()) ? route.continue() : route.abort(),
    );
    await fieldOf(page).fill(line);
    await fieldOf(page).press('Enter');
    await page.waitForURL(/\/troubleshooting#find-your-symptom$/);
  });
});
