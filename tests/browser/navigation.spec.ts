import {users} from '../../src/config/users';
import {oldestVersion} from '../../src/config/versions';
import {docPath, inventory} from '../inventory';
import {expect, test} from './pages/fixtures';

test('the home page shows the title, the purpose and where to start', async ({page, site}) => {
  await site.open('');
  await expect(page).toHaveTitle('jadice flow documentation');
  await expect(page.getByText('Reliable document processing at large scale')).toBeVisible();
  for (const name of ['Send your first job', 'REST API', 'Find your symptom', 'Check your files']) {
    await expect(page.getByRole('main').getByRole('link', {name, exact: true}).first()).toBeVisible();
  }
  await expect(page.getByRole('main').getByRole('heading', {level: 2})).toHaveText([
    'A problem',
    'A document to process',
    'A stack to update',
    'Guides, reference and tools',
  ]);
});

test('the home page shows the pinned users, each with a picture and a link to the page about its use', async ({
  page,
  site,
}) => {
  await site.open('');
  const list = page
    .getByRole('main')
    .locator('section')
    .filter({hasText: 'These levigo products'})
    .getByRole('listitem');
  const pinned = users.filter((user) => user.pinned);
  await expect(list.getByRole('link')).toHaveText(pinned.map(({caption}) => new RegExp(`^${caption}`)));
  for (const [index, {image, infoLink}] of pinned.entries()) {
    await expect(list.getByRole('link').nth(index)).toHaveAttribute('href', infoLink);
    expect(await list.locator('img').nth(index).getAttribute('src')).toContain(image);
  }
});

test('the Tools menu lists each tool with its purpose', async ({page, site}) => {
  await site.open('docs/');
  const button = site.navbar.getByRole('button', {name: 'Tools'});
  await button.focus();
  await page.keyboard.press('Enter');
  const tool = site.navbar.getByRole('link', {name: /^Check your files Finds mistakes/});
  await expect(tool).toBeVisible();
  await tool.click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Check your files');
});

test('the footer has its three columns and the copyright', async ({baseURL, site}) => {
  await site.open(`docs/${oldestVersion.path}/copyright`);
  for (const title of ['Docs', 'GitHub', 'More']) {
    await expect(site.footer.getByText(title, {exact: true})).toBeVisible();
  }
  for (const [name, address] of [
    ['Knowledge base', 'https://levigo-solutions.atlassian.net/wiki/spaces/JKB'],
    [/GitHub/, 'https://github.com/levigo'],
    [/product website/, 'https://jadice.com'],
  ] as const) {
    await expect(site.footer.getByRole('link', {name})).toHaveAttribute('href', address);
  }
  const {pathname} = new URL(baseURL!);
  await expect(site.footer.getByRole('link', {name: 'Documentation'})).toHaveAttribute('href', `${pathname}docs/`);
  await expect(site.footer.getByRole('link', {name: 'News'})).toHaveAttribute('href', `${pathname}blog`);
  await expect(site.footer).toContainText('2025 levigo solutions gmbh');
});

test('a documentation page has breadcrumbs, headings of level 2 and 3 in its outline, an edit link and its last change', async ({
  page,
  site,
}) => {
  await site.open('docs/next/installation/docker-compose');
  await expect(page.getByRole('navigation', {name: 'Breadcrumbs'})).toContainText('Installation');
  const outline = page.locator('.table-of-contents').first();
  const ids = await outline
    .locator('a')
    .evaluateAll((links) => links.map((a) => decodeURIComponent((a as HTMLAnchorElement).hash.slice(1))));
  expect(ids.length).toBeGreaterThan(2);
  const headings = await page
    .locator('main article :is(h2, h3, h4, h5, h6)[id]')
    .evaluateAll((all) => all.map(({id, tagName}) => ({id, tagName})));
  const expected = headings.filter(({tagName}) => /^H[23]$/.test(tagName));
  expect(ids).toEqual(expected.map(({id}) => id));
  expect([...new Set(expected.map(({tagName}) => tagName))].sort()).toEqual(['H2', 'H3']);
  await expect(page.getByRole('link', {name: 'Edit this page'})).toHaveAttribute(
    'href',
    /levigo\/jadice-flow-documentation\/edit\/main\/docs\/installation\/docker-compose\.md$/,
  );
  await expect(page.locator('.theme-last-updated')).toContainText(/Last updated on .+ by .+/);
});

test('pages without a sidebar have a breadcrumb', async ({page, site}) => {
  for (const [path, name] of [
    ['docs/next/help/', 'Docs'],
    ['docs/reference/WorkerInfo', 'Reference'],
    ['tools', 'jadice flow'],
    ['offline', 'Tools'],
    ['WorkerInfoComponent', 'Reference'],
  ] as const) {
    await site.open(path);
    await expect(page.getByRole('navigation', {name: 'Breadcrumbs'}).getByRole('link'), path).toHaveText(name);
  }
});

test('label and breadcrumb of a group lead to the list of its pages, in each version', async ({page, site}) => {
  // The current release and the oldest one.
  for (const version of [inventory[1]!, inventory.at(-1)!]) {
    await site.open(docPath(version, 'operations/logging'));
    await page.getByRole('navigation', {name: 'Breadcrumbs'}).getByRole('link', {name: 'Operations'}).click();
    await page.waitForURL((url) => url.pathname.endsWith(`/docs/${version.path}operations`));
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Operations');
    await site.sidebar.getByRole('link', {name: 'Installation', exact: true}).click();
    await page.waitForURL((url) => url.pathname.endsWith(`/docs/${version.path}installation`));
    const entries = page.getByRole('article').locator('.rows').getByRole('listitem');
    const ids = version.docs.filter((id) => id.startsWith('installation/'));
    await expect(entries).toHaveCount(ids.length);
    const addresses = await entries
      .getByRole('link')
      .evaluateAll((links) => links.map((one) => one.getAttribute('href')));
    expect(addresses.map((address) => address!.split(`/docs/${version.path}`)[1]).sort()).toEqual([...ids].sort());
    for (const text of await entries.allInnerTexts()) {
      // The name and the description of the page.
      expect(text.length).toBeGreaterThan(60);
    }
  }
});

test('the old address of a moved section leads to it, also within the site, and Back leaves both', async ({
  page,
  site,
}) => {
  const arrived = /docs\/operations\/flow-controller-ui#orphaned-data$/;
  await site.open('docs/operations/maintenance#orphaned-data');
  await expect(page).toHaveURL(arrived);
  await expect(page.getByRole('heading', {name: 'Orphaned data'})).toBeInViewport();
  await site.open('docs/operations/maintenance#back-up');
  await page.evaluate(() => (window.location.hash = 'orphaned-data'));
  await expect(page).toHaveURL(arrived);
  await page.goBack();
  await expect(page).toHaveURL(/docs\/operations\/maintenance#back-up$/);
});

test('the address keeps the chosen tab, so that others see it', async ({page, site}) => {
  await site.open('docs/tutorials/tutorial-02');
  await page.getByRole('tab', {name: 'Windows'}).first().click();
  await expect(page).toHaveURL(/\?os=windows$/);
  const address = page.url();
  await page.evaluate(() => localStorage.clear());
  await page.goto(address);
  await expect(page.getByRole('tab', {name: 'Windows'}).first()).toHaveAttribute('aria-selected', 'true');
});
