import {expect, test} from './pages/fixtures';
import {SitePage} from './pages/site';

const withTabs = 'docs/reference/flow-rest-api';

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 800}});

  test('a wide sample can be wrapped and unwrapped, and the button keeps the focus', async ({page}) => {
    await new SitePage(page).open(withTabs);
    const block = page.locator('.theme-code-block').filter({hasText: 'Call without credentials'});
    const code = block.locator('pre > code');
    const button = block.getByRole('button', {name: 'Toggle word wrap'});
    await block.hover();
    await button.click();
    await expect(code).toHaveCSS('white-space', 'pre-wrap');
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(code).toHaveCSS('white-space', 'pre');
    await expect(button).toBeFocused();
    expect(await block.locator('pre').evaluate((pre) => pre.scrollWidth > pre.clientWidth)).toBe(true);
  });

  test('a sample in a tab gets its button when the tab is opened', async ({page}) => {
    await new SitePage(page).open(withTabs);
    await page.getByRole('tab', {name: 'Basic'}).click();
    const block = page.locator('.theme-code-block').filter({hasText: 'Call with HTTP Basic'});
    await expect(block.getByRole('button', {name: 'Toggle word wrap'})).toBeAttached();
  });
});

test('a sample that fits has no wrap button until the window is too narrow', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await new SitePage(page).open(withTabs);
  const block = page.locator('.theme-code-block').filter({hasText: 'Call without credentials'});
  await expect(block.getByRole('button')).toHaveCount(1);
  await page.setViewportSize({width: 390, height: 800});
  await expect(block.getByRole('button')).toHaveCount(2);
  await page.setViewportSize({width: 1280, height: 800});
  await expect(block.getByRole('button')).toHaveCount(1);
});

test('tabs show the tab that the reader chose before', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('docusaurus.tab.auth', 'bearer'));
  await new SitePage(page).open(withTabs);
  await expect(page.getByRole('tab', {name: 'Bearer token'})).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('If Keycloak is enabled, every request needs an access token')).toBeVisible();
});

test('a sample has one bar: its name, the link that saves it, and a button that says what it did', async ({page}) => {
  await new SitePage(page).open('docs/tutorials/tutorial-01');
  const block = page.locator('.code-file').first();
  const [name, link] = [block.getByText('.env', {exact: true}), block.getByRole('link', {name: 'Download env.txt'})];
  const boxes = await Promise.all([name, link].map(async (one) => (await one.boundingBox())!));
  expect(Math.abs(boxes[0]!.y + boxes[0]!.height / 2 - boxes[1]!.y - boxes[1]!.height / 2)).toBeLessThan(6);
  await block.getByRole('button', {name: 'Copy code'}).click();
  await expect(block.getByRole('status')).toHaveText('Copied');
  await expect(block.getByRole('status')).toHaveText('');
});

test('code that stands alone in a tab has its button right below the bar of the tabs, and the panel the name of its tab', async ({
  page,
}) => {
  await new SitePage(page).open('docs/tutorials/tutorial-02');
  const tabs = page.locator('.tabs-container').first();
  const tab = tabs.getByRole('tab').first();
  const panel = tabs.getByRole('tabpanel', {name: (await tab.textContent())!});
  await expect(panel).toBeVisible();
  const button = (await panel.getByRole('button', {name: 'Copy code'}).boundingBox())!;
  const bar = (await tabs.getByRole('tablist').boundingBox())!;
  expect(button.y).toBeGreaterThanOrEqual(bar.y + bar.height);
  expect(button.y).toBeLessThan(bar.y + bar.height + 40);
});

test('a sample of the next page is highlighted too', async ({page}) => {
  await new SitePage(page).open('docs/tutorials/');
  await page
    .getByRole('main')
    .getByRole('link', {name: /^Tutorial 1/})
    .first()
    .click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/^Tutorial 1/);
  const sample = page.getByRole('main').locator('pre').filter({hasText: 'services:'}).first();
  await expect.poll(() => sample.locator('code span[class]').count()).toBeGreaterThan(10);
});
