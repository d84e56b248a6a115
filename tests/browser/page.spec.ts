// cspell:ignore qwertyuiop trobleshooting
import {versions} from '../../src/config/versions';
import {expect, test} from './pages/fixtures';
import {holdBack} from './pages/hold';

const [newer, older] = versions.filter(({isReleased}) => isReleased).map(({name}) => name);

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('all configuration keys are on their page', async ({page}) => {
    await page.goto('configuration');
    expect(await page.getByRole('main').locator('li[id]:visible').count()).toBeGreaterThan(100);
    await expect(page.getByRole('searchbox')).toHaveCount(0);
  });
});

test('tabs, buttons and dates that the server has sent stay when scripts start', async ({page, site}) => {
  await page.addInitScript(() => {
    localStorage.setItem('docusaurus.tab.platform', 'kubernetes');
    document.addEventListener('DOMContentLoaded', () => {
      document
        .querySelectorAll('[role=tabpanel], [role=tabpanel] button, time')
        .forEach((part) => Object.assign(part, {isFromServer: true}));
    });
  });
  await site.open('docs/operations/maintenance');
  await site.hydrated();
  await expect(page.getByRole('tab', {name: 'Kubernetes', selected: true}).first()).toBeVisible();
  for (const [parts, least] of [
    ['[role=tabpanel]', 6],
    ['[role=tabpanel] button', 20],
    ['time', 1],
  ] as const) {
    const sent = await page
      .getByRole('main')
      .locator(parts)
      .evaluateAll((all) => all.map((part) => 'isFromServer' in part));
    expect(sent.length).toBeGreaterThanOrEqual(least);
    expect(sent).not.toContain(false);
  }
  const heading = page.getByRole('heading', {level: 1});
  const title = await heading.innerText();
  await page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link').last().click();
  await expect(heading).not.toHaveText(title);
  await expect(page.locator('.theme-last-updated')).toContainText(/Last updated on \d+ \w+ \d{4} by .+/);
});

test.describe('a wrong address', () => {
  test.use({expectedErrors: /status of 404/});

  test('suggests the intended page, and none for nonsense', async ({page, site}) => {
    await site.open('docs/operations/trobleshooting');
    const list = page.getByRole('region', {name: 'Did you mean'});
    await expect(list.getByRole('link', {name: 'Troubleshooting', exact: true})).toHaveAttribute(
      'href',
      /\/docs\/operations\/troubleshooting$/,
    );
    await site.open('docs/1.0.0/reference/event-bus');
    await expect(page.getByText('“Event bus” is not in version 1.0.0.')).toBeVisible();
    await expect(list.getByRole('link', {name: 'Event bus', exact: true}).first()).toHaveAttribute(
      'href',
      /\/docs\/reference\/event-bus$/,
    );
    await site.open('docs/qwertyuiop');
    await expect(page.getByText('We could not find')).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue('qwertyuiop');
    await expect(list).toHaveCount(0);
    await page.getByRole('main').getByRole('button', {name: 'Search'}).click();
    await expect(page).toHaveURL(/\/search\?q=qwertyuiop$/);
  });
});

test.describe('an odd address', () => {
  test.use({expectedErrors: /status of 404/});

  for (const [address, heading] of [
    ['DOCS/help/', 'Help'],
    ['Check', 'Check your files'],
    [`changes/${newer}-to-${older}`, `Update from ${older} to ${newer}`],
    [`changes/${newer}-to-${newer}`, 'Page not found'],
    ['docs/help/#%E0%A4%A', 'Help'],
    ['docs/no%E0page', 'Page not found'],
  ] as const) {
    test(`${address} shows ${heading}, also with an anchor that is no text`, async ({page, site}) => {
      await site.open(address);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
      // In-page navigation uses other code than the first load.
      await page.evaluate(() => window.location.assign('#%E0%A4%A'));
      await page.evaluate(() => window.location.assign('#'));
      await expect(page.getByRole('main')).toHaveCount(1);
    });
  }

  test('near addresses appear in a place that was free for them', async ({page}) => {
    const release = await holdBack(page, '**/assets/js/*.js');
    await page.goto('docs/operations/trobleshooting', {waitUntil: 'commit'});
    const search = page.getByRole('main').getByRole('search');
    const before = (await search.boundingBox())!.y;
    release();
    await expect(page.getByRole('heading', {name: 'Did you mean'})).toBeVisible();
    expect(Math.abs((await search.boundingBox())!.y - before)).toBeLessThan(40);
  });
});

test('a report contains the page, version and current section', async ({page, site}) => {
  await site.open('docs/operations/logging');
  const link = page.getByRole('link', {name: 'Report a problem on this page'});
  await link.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()));
  await link.click();
  const body = new URL((await link.getAttribute('href'))!).searchParams.get('body');
  expect(body).toMatch(/Page: \S+\/docs\/operations\/logging\nVersion: \S+\nSection: \S+/);
});

test('the outline marks the current section, keeps it in view and shows few others', async ({page, site}) => {
  await site.open('docs/operations/troubleshooting');
  const outline = page.getByRole('navigation', {name: 'On this page'});
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight * 0.9));
  const current = outline.locator('[aria-current]');
  await expect(current).toHaveCount(1);
  await expect(current).toBeInViewport();
  // Of the other branches, only the first level.
  expect(await outline.getByRole('link').filter({visible: true}).count()).toBeLessThan(25);
});

test('a link to a heading shows it under the navbar, not behind it', async ({page, site}) => {
  const long = 'docs/next/installation/docker-compose';
  await site.open(long);
  const id = await page.locator('main :is(h2, h3)[id]').nth(3).getAttribute('id');
  await page.goto('about:blank');
  await site.open(`${long}#${id}`);
  await expect
    .poll(async () => {
      const bottom = await site.navbar.evaluate((element) => element.getBoundingClientRect().bottom);
      const {top, height} = await page.locator(`[id="${id}"]`).evaluate((element) => element.getBoundingClientRect());
      return top >= bottom - 1 && top + height <= 900;
    })
    .toBe(true);
});
