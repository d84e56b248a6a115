import {expect, test} from './pages/fixtures';

test.describe('when a component around the page throws', () => {
  test.use({expectedErrors: /./});

  for (const [where, method, key, value] of [
    ['the navbar', 'filter', 'type', 'docsVersionDropdown'],
    ['the footer', 'map', 'title', 'More'],
  ] as const) {
    test(`${where}: the crash page is the one of a page, and Try again recovers`, async ({page, site}) => {
      // It goes through its items by this method while it renders.
      await page.addInitScript(
        ([name, property, wanted]) => {
          const stock = (
            Array.prototype as unknown as Record<string, (this: unknown[], ...rest: unknown[]) => unknown[]>
          )[name]!;
          let isBroken = true;
          Object.assign(window, {repair: () => (isBroken = false)});
          Object.assign(Array.prototype, {
            [name](this: Record<string, unknown>[], ...rest: unknown[]): unknown[] {
              if (isBroken && this.some((item) => (item as typeof item | undefined)?.[property] === wanted)) {
                throw new Error('outer message', {cause: new Error('inner message')});
              }
              return stock.apply(this, rest);
            },
          });
        },
        [method, key, value] as const,
      );
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
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the panels of all tabs are visible', async ({page}) => {
    await page.goto('docs/operations/logging');
    const panels = page.getByRole('tabpanel', {includeHidden: true});
    await expect(panels.filter({visible: true})).toHaveCount(await panels.count());
  });
});
