import {expect, test} from './pages/fixtures';

const withTabs = 'docs/reference/flow-rest-api';

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 800}});

  test('a wide sample can be wrapped and unwrapped, and the button keeps focus', async ({page, site}) => {
    await site.open(withTabs);
    const block = page
      .locator('.theme-code-block')
      .filter({hasText: 'job-request.json'})
      .filter({hasText: 'jobTemplateName'})
      .first();
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

  test('a wide sample can be wrapped when its tab is chosen', async ({page, site}) => {
    await site.open('docs/tutorials/tutorial-02');
    const wraps = page.getByRole('tabpanel').getByRole('button', {name: 'Toggle word wrap'});
    await expect(page.getByRole('button', {name: 'Copy code to clipboard'}).first()).toBeVisible();
    await expect(wraps).toHaveCount(0);
    await page.getByRole('tab', {name: 'Windows'}).first().click();
    await expect(wraps).toHaveCount(1);
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('blocks have no buttons', async ({page}) => {
    await page.goto(withTabs);
    const blocks = page.locator('.theme-code-block');
    expect(await blocks.count()).toBeGreaterThan(5);
    await expect(blocks.getByRole('button')).toHaveCount(0);
  });
});

test('a sample of the next page is highlighted too', async ({page, site}) => {
  await site.open('docs/tutorials/');
  await page
    .getByRole('main')
    .getByRole('link', {name: /^Tutorial 1/})
    .first()
    .click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/^Tutorial 1/);
  const sample = page.getByRole('main').locator('pre').filter({hasText: 'services:'}).first();
  await expect.poll(() => sample.locator('code span[class]').count()).toBeGreaterThan(10);
});
