import type {Locator, Page} from '@playwright/test';

/** The search button, the dialog and the search page, by role and name. */
export class SearchDialog {
  readonly button: Locator;
  readonly dialog: Locator;
  readonly input: Locator;
  readonly hits: Locator;
  readonly active: Locator;
  readonly error: Locator;
  readonly retry: Locator;
  readonly seeAll: Locator;

  constructor(readonly page: Page) {
    this.button = page.getByRole('button', {name: /^Search \(/});
    this.dialog = page.getByRole('dialog', {name: 'Search'});
    this.input = this.dialog.getByRole('searchbox').or(this.dialog.getByRole('combobox'));
    this.hits = this.dialog.getByRole('row');
    this.active = this.dialog.getByRole('row', {selected: true});
    this.error = this.dialog.getByRole('alert');
    this.retry = this.dialog.getByRole('button', {name: 'Retry'});
    this.seeAll = this.dialog.getByRole('link', {name: /^See all \d+ results$/});
  }

  /** Waits until the search bar is there. */
  async hydrated(): Promise<void> {
    await this.page.locator('html[data-has-hydrated="true"]').waitFor();
  }

  /** Opens a page and the dialog on it. */
  async openOn(path: string): Promise<void> {
    await this.page.goto(path);
    await this.hydrated();
    await this.button.click();
    await this.input.waitFor();
  }

  /** Paths of the hits that are shown. */
  async paths(): Promise<string[]> {
    return this.hits
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  }
}
