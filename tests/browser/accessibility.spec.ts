import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {lastVersion, versions} from '../../src/config/versions';
import {docPath, inventory, sections, topLevelPages} from '../inventory';
import {axeFindings} from './pages/axe';
import {expect, test} from './pages/fixtures';
import {SearchDialog} from './pages/search';
import {SitePage} from './pages/site';

test.use({reducedMotion: 'reduce'});

const templates = [
  'index',
  'help/index',
  'tutorials/tutorial-01',
  'reference/WorkerInfo',
  'installation/general-configuration',
];
const textOf = (folder: string, id: string): string => readFileSync(path.join(folder, `${id}.md`), 'utf8');
/** Whether a page of the current release is, word for word, the one of the next version. */
const isCopy = (id: string): boolean =>
  inventory[0]!.docs.includes(id) && textOf(lastVersion.folder, id) === textOf(versions[0]!.folder, id);
/** Whether the pages of the current release are looked at too: each night, as they differ from those of the next version in some words. */
const isThorough = process.env['ALL_PAGES'] === 'true';
/**
 * Every page of the next version; of each version, a page for each template. Thoroughly, also each page of the current release whose text
 * is another one.
 */
const docs = inventory.flatMap((version, index) =>
  version.docs
    .filter((id) => templates.includes(id) || index === 0 || (isThorough && index === 1 && !isCopy(id)))
    .map((id) => docPath(version, id)),
);
const others = ['blog/archive', 'blog/authors', 'blog/tags', 'blog/2024/07/02/support-service-desk'];
const paths = [
  ...docs,
  ...sections.map((path) => `docs/next/${path}`),
  ...topLevelPages.map((page) => page.path),
  ...others,
];
const groups = 4;
const sizes = {wide: {width: 1280, height: 900}, narrow: {width: 390, height: 844}};
const wait = (page: Page): Promise<void> => new SitePage(page).hydrated();

/** Waits until the page has reacted to a new size of its window, which it does in the next frame. */
const nextFrame = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))));

/** Changes the colour mode as another tab would, which is quicker than loading the page again. */
async function changeMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await page.evaluate((newValue) => {
    const oldValue = localStorage.getItem('theme');
    localStorage.setItem('theme', newValue);
    window.dispatchEvent(new StorageEvent('storage', {key: 'theme', oldValue, newValue, storageArea: localStorage}));
  }, mode);
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
}

// Each page in light and wide, and in dark and narrow: its text has the same colours in both widths. What stands around it in a
// wide window is looked at in the dark on a page for each template.
for (let group = 0; group < groups; group++) {
  test(`axe finds nothing in light and dark, wide and narrow (${group + 1} of ${groups})`, async ({page}) => {
    test.setTimeout(300_000);
    const found: string[] = [];
    for (const address of paths.filter((_, index) => index % groups === group)) {
      const note = async (state: string, only?: 'colours'): Promise<void> => {
        found.push(...(await axeFindings(page, only)).map((one) => `${address}, ${state}: ${one}`));
      };
      await page.setViewportSize(sizes.wide);
      await page.goto(address);
      await wait(page);
      await note('wide, light');
      await changeMode(page, 'dark');
      if (!docs.includes(address) || templates.some((id) => address === docPath(inventory[0]!, id))) {
        await note('wide, dark', 'colours');
      }
      await page.setViewportSize(sizes.narrow);
      await nextFrame(page);
      await note('narrow, dark');
    }
    expect(found).toEqual([]);
  });
}

for (const [size, viewport] of Object.entries(sizes)) {
  for (const mode of ['light', 'dark'] as const) {
    test(`axe finds nothing with menus open in ${mode}, ${size}`, async ({page}) => {
      await page.setViewportSize(viewport);
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
      const site = new SitePage(page);
      await site.open('docs/');
      if (size === 'narrow') {
        await site.menuButton.click();
        await expect(page.locator('.navbar-sidebar--show')).toHaveCount(1);
        expect(await axeFindings(page)).toEqual([]);
        await site.mobileMenu.getByRole('button', {name: /Back to main menu/}).click();
        await expect(site.mobileMenu.getByText('Versions')).toBeVisible();
        expect(await axeFindings(page)).toEqual([]);
      } else {
        await site.versionMenu.hover();
        await expect(site.versionMenu.locator('.dropdown__menu')).toBeVisible();
        // What the open menu covers in part is no target while it is open.
        const findings = (await axeFindings(page)).filter((finding) => !finding.includes('partially obscured'));
        expect(findings).toEqual([]);
      }
    });

    test(`axe finds nothing with search open in ${mode}, ${size}`, async ({page}) => {
      await page.setViewportSize(viewport);
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
      const site = new SitePage(page);
      await site.open('docs/');
      const search = new SearchDialog(page);
      await search.button.click();
      await expect(search.input).toBeFocused();
      expect(await axeFindings(page)).toEqual([]);
      await search.ask('docker');
      await expect(search.hits.first()).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await page.keyboard.press('Enter');
      await expect(search.dialog).toHaveCount(0);
      await page.keyboard.press('/');
      await expect(search.dialog.getByText('Recent')).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await search.ask('qqqqzzzz');
      await expect(page.getByText(/No results/).first()).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
    });
  }
}
