import type {Page, Request} from '@playwright/test';
import {hold} from './hold';

/** How the server treats script files that the page did not ask for at first. */
export type Treatment = 'normal' | 'missing' | 'broken' | 'held';

/** Stands between the page and the server, and lets scripts fail as they do in operation. */
export class Parts {
  treatment: Treatment = 'normal';
  /** How often the whole page was asked for. */
  documents = 0;
  private readonly hold = hold();
  /** Which scripts are treated; all others come as they are. */
  private affected: (request: Request, text: () => Promise<string>) => Promise<boolean>;

  private constructor(readonly page: Page) {
    this.affected = () => Promise.resolve(true);
  }

  /** Begins to stand between a page and its server. The scripts that start every page always arrive. */
  static async of(page: Page): Promise<Parts> {
    const parts = new Parts(page);
    page.on('request', (request) => {
      parts.documents += request.isNavigationRequest() && request.frame() === page.mainFrame() ? 1 : 0;
    });
    await page.route('**/assets/js/*.js', async (route) => {
      // The scripts that start every page have names in all builds.
      const starts = /\/(main|runtime~main)\.[^/]+$/.test(route.request().url());
      // A script may still be on its way when the test is over; then nobody needs its text.
      const text = (): Promise<string> =>
        route
          .fetch()
          .then((response) => response.text())
          .catch(() => '');
      if (parts.treatment === 'normal' || starts || !(await parts.affected(route.request(), text))) {
        await route.continue().catch(() => undefined);
      } else if (parts.treatment === 'held') {
        await parts.hold.held;
        await route.continue().catch(() => undefined);
      } else {
        await route.fulfill({status: parts.treatment === 'missing' ? 404 : 500, body: ''}).catch(() => undefined);
      }
    });
    return parts;
  }

  /** Lets the scripts that are held come, and all others. */
  release(): void {
    this.treatment = 'normal';
    this.hold.release();
  }

  /** From now on, only scripts that contain a text are treated. */
  only(text: string): void {
    this.affected = async (_request, read) => (await read()).includes(text);
  }
}
