import {changesPath} from '../inventory';
import {expect, test} from './pages/fixtures';

const path = 'changes/1.3.2-to-1.9.0';

test('an update shows first what to do, and leads to its steps', async ({page, site}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await site.open(path);
  const main = page.getByRole('main');
  for (const name of [/^Must do/, 'Ask jadice support first']) {
    await expect(main.getByRole('heading', {name})).toBeInViewport();
  }
  await expect(main.getByText('The documented REST calls, workers and classes are the same')).toBeInViewport();
  await main.getByRole('link', {name: 'Steps with commands and checks'}).click();
  await expect(page).toHaveURL(/operations\/updates\?from=1\.3\.2&to=1\.9\.0/);
  await expect(page.getByRole('combobox', {name: 'Current version', includeHidden: true})).toHaveValue('1.3.2');
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
    await expect(main.getByRole('combobox')).toHaveCount(0);
    await page.goto('changes');
    await main
      .getByRole('link', {name: /^From .* to next$/})
      .first()
      .click();
    await expect(page.getByRole('heading', {level: 1})).toContainText('Update from');
  });
});
