import {changesPath} from '../inventory';
import {expect, test} from './pages/fixtures';

const path = 'changes/1.3.2-to-1.9.0';

test('an update shows first what to do, and keeps ticked steps', async ({page, site}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await site.open(path);
  const [main, steps] = [page.getByRole('main'), page.getByRole('complementary', {name: 'Steps'})];
  for (const name of [/^Must do/, 'Ask jadice support first', /^Steps/]) {
    await expect(main.getByRole('heading', {name})).toBeInViewport();
  }
  await expect(main.getByText('No documented change: both versions have the same REST calls')).toBeInViewport();
  // The steps are in view while the guide scrolls, and are those of the runbook for the reader's stack.
  await steps.getByLabel('Platform').selectOption('Docker Compose');
  await expect(steps.getByRole('listitem').getByText(/Kubernetes/)).toHaveCount(0);
  await main.getByRole('heading', {name: 'Not known'}).scrollIntoViewIfNeeded();
  await expect(steps.getByLabel('Platform')).toBeInViewport();
  const first = steps.getByRole('checkbox').first();
  await first.focus();
  await page.keyboard.press('Space');
  await expect(steps.getByRole('status')).toHaveText(/^1 of \d+ done$/);
  await site.open(path);
  await expect(first).toBeChecked();
  await steps.getByRole('link', {name: 'Steps with commands and checks'}).click();
  await expect(page).toHaveURL(/operations\/updates\?from=1\.3\.2&to=1\.9\.0&platform=compose/);
  await expect(page.getByLabel('Platform')).toHaveValue('compose');
  await expect(page.locator('ol').getByRole('checkbox').first()).toBeChecked();
  await page.goBack();
  await steps.getByRole('button', {name: 'Clear all'}).click();
  await expect(first).not.toBeChecked();
});

test('unconfirmed changes are explained once and folded', async ({page, site}) => {
  await site.open(path);
  const main = page.getByRole('main');
  await expect(main.getByText(/The documentation does not say whether/)).toHaveCount(1);
  const folded = main.getByText('keycloak.public-client', {exact: true}).first();
  await expect(folded).toBeHidden();
  await main.getByText(/^\d+ properties that 1.9.0 might no longer support$/).click();
  await expect(folded).toBeVisible();
  await expect(main.getByText(/open point|\d+ facts/)).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('all changes and actions are visible, without controls that need it', async ({page}) => {
    await page.goto(changesPath);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', {name: 'Must do'})).toBeVisible();
    await expect(main.getByText('Note the current versions.').first()).toBeVisible();
    await expect(main.getByRole('combobox')).toHaveCount(0);
    await page.goto('changes');
    await main
      .getByRole('link', {name: /^From .* to next$/})
      .first()
      .click();
    await expect(page.getByRole('heading', {level: 1})).toContainText('Update from');
  });
});
