import type {Locator, Page} from '@playwright/test';
import {parse} from 'parse5';
import {attribute, elements} from '../../../src/lib/elements';

/** Addresses of the scripts that the HTML of a page names: in one attribute, or as stock pages do. */
function scriptsOf(html: string): string[] {
  const all = elements(parse(html)).filter(({tagName}) => tagName === 'script');
  const named = all.flatMap((one) => attribute(one, 'data-scripts')?.split(' ') ?? []);
  return named.length > 0 ? named : all.flatMap((one) => attribute(one, 'src') ?? []);
}

/** Addresses of the style sheets that the HTML of a page names. */
const sheetsOf = (html: string): string[] =>
  elements(parse(html))
    .filter((one) => one.tagName === 'link' && attribute(one, 'rel') === 'stylesheet')
    .map((one) => attribute(one, 'href') ?? '');

/** What a reader sees on every page, by role and name. */
export class SitePage {
  readonly navbar: Locator;
  readonly footer: Locator;
  readonly versionMenu: Locator;
  readonly announcement: Locator;
  readonly colourSwitch: Locator;
  readonly sidebar: Locator;
  readonly menuButton: Locator;
  readonly mobileMenu: Locator;

  constructor(readonly page: Page) {
    this.navbar = page.getByRole('navigation', {name: 'Main'});
    this.footer = page.getByRole('contentinfo');
    this.versionMenu = this.navbar.locator('.navbar__items--right .dropdown');
    this.announcement = page.getByRole('region', {name: 'Announcement'}).or(page.locator('.theme-announcement-bar'));
    this.colourSwitch = this.navbar.getByRole('button', {name: /Switch between dark and light mode/});
    this.sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    this.menuButton = page.getByRole('button', {name: 'Toggle navigation bar'});
    this.mobileMenu = page.locator('.navbar-sidebar');
  }

  /** Opens a path below the base URL and waits until the page reacts to input. */
  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await this.hydrated();
  }

  /** From the next page on, the reader saves data, or has a slow line: nothing is fetched ahead. */
  async saveData(connection = {saveData: true, effectiveType: '4g'}): Promise<void> {
    await this.page.addInitScript((value) => Object.defineProperty(navigator, 'connection', {value}), connection);
  }

  /** Waits until React has taken over the static page. */
  async hydrated(): Promise<void> {
    await this.page.locator('html[data-has-hydrated="true"]').waitFor();
  }

  /** Addresses of all scripts that the HTML of the page names, those that start every page first. */
  async scripts(): Promise<string[]> {
    return scriptsOf(await this.page.content());
  }

  /** Addresses of the scripts that the page needs besides those that start every page. */
  async ownScripts(): Promise<string[]> {
    const all = await this.scripts();
    return all.slice(all.findIndex((script) => /\/main\.[^/]+$/.test(script)) + 1);
  }

  /** Addresses of all scripts and style sheets that the HTML of another page names. */
  async filesOf(path: string): Promise<string[]> {
    const html = await this.page.evaluate(async (address) => (await fetch(address)).text(), path);
    return [...scriptsOf(html), ...sheetsOf(html)];
  }

  /** Chooses an entry of the version menu by the start of its label. */
  async chooseVersion(label: string): Promise<void> {
    await this.versionMenu.hover();
    await this.versionMenu
      .locator('.dropdown__link')
      .filter({hasText: new RegExp(`^${label.replaceAll('.', '\\.')}`)})
      .click();
  }

  /** The colour mode that the page shows. */
  theme(): Promise<string | null> {
    return this.page.locator('html').getAttribute('data-theme');
  }
}
