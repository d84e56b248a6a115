import {axeFindings} from './pages/axe';
import {expect, test} from './pages/fixtures';

test.use({reducedMotion: 'reduce'});

const sizes = {wide: {width: 1280, height: 900}, narrow: {width: 390, height: 844}};

for (const [size, viewport] of Object.entries(sizes)) {
  for (const mode of ['light', 'dark'] as const) {
    // Each mode and each width once; the other two at night.
    const tag = (mode === 'light') === (size === 'wide') ? [] : ['@nightly'];
    test(`axe finds nothing with menus and search open in ${mode}, ${size}`, {tag}, async ({page, site, search}) => {
      await page.setViewportSize(viewport);
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
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
      await site.open('docs/');
      await search.button.click();
      await expect(search.input).toBeFocused();
      expect(await axeFindings(page)).toEqual([]);
      await search.input.fill('docker');
      await expect(search.hits.first()).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await page.keyboard.press('Enter');
      await expect(search.dialog).toHaveCount(0);
      await page.keyboard.press('/');
      await expect(search.dialog.getByText('Recent')).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await search.input.fill('qqqqzzzz');
      await expect(page.getByText(/No results/).first()).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
    });
  }
}
