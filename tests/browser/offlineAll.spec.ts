import {versions} from '../../src/config/versions';
import {type Download, unpack} from '../download';
import {expect, test} from './pages/fixtures';

let download: Download;
const released = versions.filter(({isReleased}) => isReleased);
const [newest, before] = released as [(typeof versions)[number], (typeof versions)[number]];

test.beforeAll(async () => {
  // A name with a space, as folders of readers have.
  download = await unpack('all', test.info().outputPath('my download'));
});

test('the download with all versions has each feature, and asks nobody', {tag: '@nightly'}, async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => void (/^(?:file|data|blob):/.test(request.url()) || asked.push(request.url())));
  const heading = page.getByRole('heading', {level: 1});

  await test.step('the version menu keeps the page', async () => {
    await page.goto(download.address('docs/operations/logging.html'));
    await page.locator('.navbar__items--right .dropdown').hover();
    await page.locator(`.navbar__items--right .dropdown__link[href$="${before.path}/operations/logging.html"]`).click();
    await expect(page).toHaveURL(new RegExp(`/docs/${before.path}/operations/logging\\.html$`));
    await expect(heading).toHaveText('Logging');
  });

  await test.step('the search answers for the version that is read', async () => {
    await page.keyboard.press('/');
    await page.getByRole('combobox', {name: 'Search'}).fill('log levels');
    const addresses = await page
      .locator('.DocSearch-Hit a')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    expect(addresses.length).toBeGreaterThan(3);
    const ofOthers = addresses.filter((href) => href.includes('/docs') && !href.includes(`/docs/${before.path}`));
    expect(ofOthers).toEqual([]);
    await page.keyboard.press('Escape');
  });

  await test.step('the outline leads to a section', async () => {
    await page.locator('.table-of-contents').getByRole('link', {name: 'Log levels'}).click();
    await expect(page).toHaveURL(/#log-levels$/);
    await expect(page.getByRole('heading', {name: 'Log levels'})).toBeInViewport();
  });

  await test.step('a sample is there to save', async () => {
    await page.goto(download.address('docs/tutorials/tutorial-01.html'));
    const link = page.locator('main a[href$="samples/tutorial-01/docker-compose.yaml"]').first();
    const name = await link.evaluate((a) => new URL((a as HTMLAnchorElement).href).pathname);
    expect(download.names.map((one) => new URL(download.address(one)).pathname)).toContain(name);
    await expect(link).toHaveAttribute('download');
  });

  await test.step('paper has light colours, all tabs, and no menus', async () => {
    await page.goto(download.address('docs/tutorials/tutorial-02.html'));
    await page.getByRole('button', {name: /Switch between dark and light/}).click();
    await page.emulateMedia({media: 'print'});
    await expect(page.locator('.navbar')).toBeHidden();
    await expect(page.getByRole('tabpanel', {name: 'Linux and macOS', includeHidden: true}).first()).toBeVisible();
    await expect(page.getByRole('tabpanel', {name: 'Windows', includeHidden: true}).first()).toBeVisible();
    const [red] = await page.evaluate(() => getComputedStyle(document.body).color.match(/\d+/g)!.map(Number));
    expect(red).toBeLessThan(100);
    await page.emulateMedia({media: null});
  });

  await test.step('changes between versions lead to their facts', async () => {
    await page.goto(download.address(`changes/${before.name}-to-${newest.name}.html`));
    await expect(heading).toContainText(newest.name);
    await page.locator('main a[href*="general-configuration.html#"]').first().click();
    await expect(heading).toHaveText('Controller configuration');
  });

  await test.step('a name leads to its row', async () => {
    await page.goto(download.address('names.html'));
    await page.locator('main a[href$=".html#controller.security.keycloak.auth-server-url"]').click();
    await expect(page).toHaveURL(/configuration\.html#/);
    await expect(page.locator('[id="controller.security.keycloak.auth-server-url"]')).toBeInViewport();
  });

  expect(asked).toEqual([]);
});
