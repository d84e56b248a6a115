import {expect, test} from './pages/fixtures';

test.describe('when a component around the page throws', () => {
  test.use({expectedErrors: /./});

  test('the crash page is the one of a page, and Try again recovers', async ({page, site}) => {
    // The navbar goes through its items by this method while it renders.
    await page.addInitScript(() => {
      const stock = Array.prototype.filter as (this: unknown[], ...rest: unknown[]) => unknown[];
      let isBroken = true;
      Object.assign(window, {repair: () => (isBroken = false)});
      Object.assign(Array.prototype, {
        filter(this: ({type?: string} | undefined)[], ...rest: unknown[]): unknown[] {
          if (isBroken && this.some((item) => item?.type === 'docsVersionDropdown')) {
            throw new Error('outer message', {cause: new Error('inner message')});
          }
          return stock.apply(this, rest);
        },
      });
    });
    await page.goto('docs/');
    await expect(page.getByText('This page crashed.')).toBeVisible();
    await expect(page.getByText('outer message')).toBeVisible();
    await expect(page.getByText('inner message')).toBeVisible();
    await expect(page.getByText('If it happens again').getByRole('link', {name: 'Help'})).toBeVisible();
    await page.evaluate(() => (window as unknown as {repair: () => void}).repair());
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByText('This page crashed.')).toHaveCount(0);
    await expect(site.navbar).toBeVisible();
    await expect(site.footer).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the panels of all tabs are visible', async ({page}) => {
    await page.goto('docs/operations/logging');
    const panels = page.getByRole('tabpanel', {includeHidden: true});
    await expect(panels.filter({visible: true})).toHaveCount(await panels.count());
  });
});
