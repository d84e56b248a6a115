import {changesPath} from '../inventory';
import {expect, test} from './pages/fixtures';
import {SitePage} from './pages/site';

test('changes are filtered by role, and ticks stay on the machine', async ({page}) => {
  const site = new SitePage(page);
  await site.open(changesPath);
  const entries = page.getByRole('main').getByRole('checkbox');
  const all = await entries.count();
  await page.getByLabel('Your role').selectOption('Develop');
  await expect(page).toHaveURL(/\?role=develop$/);
  expect(await entries.count()).toBeLessThan(all);
  const mode = page.getByRole('checkbox', {name: /keycloak\.enabled now .*security\.mode/});
  await expect(mode).toBeHidden();
  await page.getByLabel('Your role').selectOption('All');
  await expect(mode).toBeVisible();
  await mode.focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('status')).toContainText('1 ticked off');
  await site.open(changesPath);
  await expect(mode).toBeChecked();
  await page.getByRole('button', {name: 'Clear the ticks'}).click();
  await expect(mode).not.toBeChecked();
});

test('pages with another text are listed for a reader who comes from another page', async ({page}) => {
  await new SitePage(page).open('changes');
  await page
    .getByRole('link', {name: /^From .* to next$/})
    .last()
    .click();
  await expect(page.getByRole('heading', {level: 1})).toContainText('Changes from');
  await expect(page.getByText(/% of the words$/).first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('all changes are there, with what to do, and none of the controls that need it', async ({page}) => {
    await page.goto(changesPath);
    const main = page.getByRole('main');
    await expect(main.getByText('What to do:').first()).toBeVisible();
    await expect(main.getByRole('combobox')).toHaveCount(0);
    await page.goto('changes');
    await main
      .getByRole('link', {name: /^From .* to next$/})
      .first()
      .click();
    await expect(page.getByRole('heading', {level: 1})).toContainText('Changes from');
  });
});
