import {lastVersion} from '../../src/config/versions';
import {expect, test} from './pages/fixtures';
import {previousVersion} from './pages/versions';

test('each page has its text as Markdown, which search engines do not list', async ({request}) => {
  for (const copy of [
    'docs/reference/workers.md',
    'docs/help/index.md',
    'index.md',
    `docs/${previousVersion.path}/installation/security.md`,
  ]) {
    const response = await request.get(copy);
    expect(await response.text(), copy).toMatch(/^---\ntitle: /);
    expect(response.headers()['content-type'], copy).toBe('text/markdown; charset=utf-8');
    expect(response.headers()['x-robots-tag'], copy).toBe('noindex');
  }
});

test('the text of a page can be copied and viewed', async ({page, context, request}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('docs/reference/workers');
  const article = page.getByRole('article');
  await article.getByRole('button', {name: 'Copy page'}).click();
  await expect(article.getByRole('button', {name: 'Copied'})).toBeVisible();
  await expect(article.getByRole('button', {name: 'Copy page'})).toBeVisible();
  const copy = await (await request.get('docs/reference/workers.md')).text();
  const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
  expect(await copied()).toBe(copy);
  // The address with the number of the version stays right when another one becomes the current one.
  await article.getByLabel('More page actions').first().click();
  await article.getByRole('button', {name: 'Copy link to this version'}).click();
  await expect(article.getByRole('button', {name: 'Copied'})).toBeVisible();
  expect(await copied()).toMatch(new RegExp(`^http.*/docs/${lastVersion.name}/reference/workers$`));
  const numbered = await request.get(await copied(), {maxRedirects: 0});
  expect(numbered.headers()['location']).toMatch(/\/docs\/reference\/workers$/);
  // So does that of a heading, which leads to its place at the same time.
  const heading = article.locator('h2 .hash-link').first();
  const {hash} = await heading.evaluate(({hash: own}: HTMLAnchorElement) => ({hash: own}));
  await heading.focus();
  await page.keyboard.press('Enter');
  await expect(heading).toHaveAccessibleName('Copied');
  expect(await copied()).toMatch(new RegExp(`/docs/${lastVersion.name}/reference/workers${hash}$`));
  expect(new URL(page.url()).hash).toBe(hash);
});

test('a page links to its own Markdown after navigation', async ({page}) => {
  await page.goto('docs/reference/workers');
  await page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link').last().click();
  await expect(page).not.toHaveURL(/workers$/);
  await expect(page.locator('link[type="text/markdown"]')).toHaveCount(0);
  await page.getByLabel('More page actions').first().click();
  await expect(page.getByRole('link', {name: 'View as Markdown'})).not.toHaveAttribute('href', /workers\.md$/);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a page links to its Markdown', async ({page}) => {
    await page.goto(`docs/${previousVersion.path}/installation/security`);
    await expect(page.locator('head link[type="text/markdown"]')).toHaveAttribute('href', /security\.md$/);
    await page.getByLabel('More page actions').first().click();
    await expect(page.getByRole('link', {name: 'View as Markdown'})).toBeVisible();
    await expect(page.getByRole('button', {name: 'Copy page'})).toBeHidden();
  });
});
