// cspell:ignore weberror
import {test as base, expect} from '@playwright/test';
import {CheckPage} from './check';
import {SearchDialog} from './search';
import {connect, type Connection, SitePage} from './site';

interface Options {
  /** Console errors that a test brings about on purpose, such as the browser's own line about a failed request; none otherwise. */
  expectedErrors: RegExp;
  /** Other origins that a test lets the page ask, because it answers in their place. */
  answeredOrigins: RegExp;
  /** The reader's line. Usually one that saves data, so that pages fetch nothing ahead: a fifth of the time of all tests. */
  connection: Connection;
}

/** Parts of the page under test. */
interface Parts {
  site: SitePage;
  search: SearchDialog;
  /** The page `/check`, opened. */
  check: CheckPage;
}

/**
 * Every browser test fails when one of its pages breaks the Content-Security-Policy, writes an error to the console,
 * throws, sets a cookie, or asks another origin for something.
 */
export const test = base.extend<Options & Parts>({
  site: ({page}, use) => use(new SitePage(page)),
  search: ({page}, use) => use(new SearchDialog(page)),
  check: async ({page}, use) => {
    const check = new CheckPage(page);
    await check.open();
    await use(check);
  },
  expectedErrors: [/(?!)/, {option: true}],
  answeredOrigins: [/(?!)/, {option: true}],
  connection: [{saveData: true, effectiveType: '4g'}, {option: true}],
  context: async ({context, baseURL, expectedErrors, answeredOrigins, connection}, use) => {
    const origin = new URL(baseURL!).origin;
    const problems: string[] = [];
    await context.exposeFunction('reportViolation', (text: string) => problems.push(`policy: ${text}`));
    await context.addInitScript(connect, connection);
    await context.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI, sample, documentURI}) => {
        const report = (window as unknown as {reportViolation: (text: string) => void}).reportViolation;
        report(`${effectiveDirective} blocked ${blockedURI} ${sample} on ${documentURI}`);
      }),
    );
    context.on('console', (message) => {
      if (message.type() === 'error' && !expectedErrors.test(message.text())) {
        problems.push(`console of ${message.page()?.url()}: ${message.text()}`);
      }
    });
    context.on('weberror', (webError) => {
      const error = String(webError.error());
      if (!expectedErrors.test(error)) {
        problems.push(`page ${webError.page()?.url()}: ${error}`);
      }
    });
    context.on('request', (request) => {
      const url = request.url();
      const isOther = /^https?:/.test(url) && new URL(url).origin !== origin;
      if (isOther && !answeredOrigins.test(new URL(url).origin)) {
        problems.push(`request to another origin: ${url}`);
      }
    });
    await use(context);
    expect(problems).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  },
});

export {expect};
