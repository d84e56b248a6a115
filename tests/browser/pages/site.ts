import {expect, type Locator, type Page} from '@playwright/test';

/** What a browser tells a page about the reader's line. */
export interface Connection {
  saveData: boolean;
  effectiveType: string;
}

/** Runs in a page before its scripts: gives it a line. */
export function connect(connection: Connection): void {
  // A tab that another one opens runs this twice.
  Object.defineProperty(navigator, 'connection', {value: connection, configurable: true});
}

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

  /** Waits until React has taken over the static page. */
  async hydrated(): Promise<void> {
    await this.page.locator('html[data-has-hydrated="true"]').waitFor();
  }

  /** Addresses of all scripts and style sheets that another reader's browser asks for to show a page. */
  async filesOf(path: string): Promise<string[]> {
    const other = new SitePage(await this.page.context().browser()!.newPage());
    await other.page.addInitScript(connect, {saveData: true, effectiveType: '4g'});
    const asked = new Set<string>();
    other.page.on('request', (request) => {
      if (['script', 'stylesheet'].includes(request.resourceType())) {
        asked.add(new URL(request.url()).pathname);
      }
    });
    await other.open(new URL(path, this.page.url()).href);
    await other.page.context().close();
    return [...asked];
  }

  /** Chooses an entry of the version menu by the start of its label; points at the menu again if a busy browser closed it. */
  async chooseVersion(label: string): Promise<void> {
    const entry = this.versionMenu
      .locator('.dropdown__link')
      .filter({hasText: new RegExp(`^${label.replaceAll('.', '\\.')}`)});
    await expect(async () => {
      await this.versionMenu.hover();
      await entry.click({timeout: 5000});
    }).toPass();
  }

  /** The colour mode that the page shows. */
  theme(): Promise<string | null> {
    return this.page.locator('html').getAttribute('data-theme');
  }
}
