import type {Page} from '@playwright/test';

/** Stands between the page and the server, and lets scripts that the page did not ask for at first fail. */
export class Parts {
  treatment: 'normal' | 'missing' = 'normal';
  /** How often the whole page was asked for. */
  documents = 0;

  /**
   * Begins to stand between a page and its server. The scripts that start every page always arrive: they have names in all builds.
   *
   * @param text - Only scripts that contain it are affected.
   */
  static async of(page: Page, text = ''): Promise<Parts> {
    const parts = new Parts();
    page.on('request', (request) => {
      parts.documents += request.isNavigationRequest() && request.frame() === page.mainFrame() ? 1 : 0;
    });
    await page.route('**/assets/js/*.js', async (route) => {
      const starts = /\/(main|runtime~main)\.[^/]+$/.test(route.request().url());
      if (parts.treatment === 'missing' && !starts && (await (await route.fetch()).text()).includes(text)) {
        await route.fulfill({status: 404, body: ''});
      } else {
        await route.continue();
      }
    });
    return parts;
  }
}
