import {afterAll, afterEach, beforeAll, describe, expect, it} from 'vitest';
import {factVersions, lastFactVersion} from '../src/facts/versions';
import {builds} from './builds';

/** One browser tab. Elements are identified by CSS selectors. */
export interface Tab {
  open: (address: string) => Promise<unknown>;
  /** Runs a function in the page, where it can use only the selector, not values of the test. */
  evaluate: (code: (selector: string) => unknown, selector: string) => Promise<unknown>;
  hover: (selector: string) => Promise<unknown>;
  click: (selector: string) => Promise<unknown>;
  /** Types a text. A line break is Enter. */
  type: (text: string) => Promise<unknown>;
  /** Errors of the pages since the last call: exceptions and console errors. */
  errors: () => string[] | Promise<string[]>;
  /** Closes the browser. */
  close: () => void | Promise<void>;
}

/** Defines tests of the most frequent actions for one browser. */
export function smokeTests(name: string, start: () => Promise<Tab>): void {
  let tab: Tab | undefined;
  /** Waits until a value in the page is as expected. */
  const expectPage = (code: (selector: string) => unknown, selector = '') =>
    expect.poll(() => tab!.evaluate(code, selector), {timeout: 15_000, interval: 100, message: selector});
  const expectText = (selector: string) => expectPage((at) => document.querySelector(at)?.textContent, selector);
  const expectCount = (selector: string) => expectPage((at) => document.querySelectorAll(at).length, selector);

  /** Opens a page of the site, and waits until it is interactive. */
  const open = async (path: string): Promise<void> => {
    await tab!.open(builds.default.address + path);
    await expectCount('html[data-has-hydrated=true]').toBe(1);
  };

  const click = async (selector: string): Promise<void> => {
    await expectCount(selector).toBeGreaterThan(0);
    await tab!.click(selector);
  };

  describe(`in ${name}`, () => {
    beforeAll(async () => void (tab = await start()));
    afterAll(() => tab?.close());
    afterEach(async () => expect(await tab!.errors()).toEqual([]));

    it('the home page says what this is, and leads to the first job', async () => {
      await open('');
      await expectText('h1').toMatch(/jadice flow/i);
      await expectCount('main a[href*="/docs/"]').toBeGreaterThan(10);
      await expectPage(() => document.fonts.check('16px Geist')).toBe(true);
    });

    it('a long page opens at its section', async () => {
      await open('docs/reference/datatransfer#clean-up');
      await expectText('h1').toBe('Data transfer');
      const top = expectPage((at) => document.querySelector(at)?.getBoundingClientRect().top, '#clean-up');
      await top.toSatisfy((pixels: number) => pixels > 0 && pixels < 300);
    });

    it('code is copied, and tabs change together', async () => {
      await open('docs/tutorials/tutorial-02');
      await click('button[aria-label="Copy code to clipboard"]');
      const states = (at: string) => Array.from(document.querySelectorAll(at), ({textContent}) => textContent);
      await expectPage(states, '[role=status]').toContain('Copied');
      await click('[role=tab]:nth-child(2)');
      await expectCount('[role=tabpanel]:not([hidden])[aria-label=Windows]').toBe(2);
    });

    it('the search finds a page, and Enter opens it', async () => {
      await open('docs/');
      await tab!.type('/');
      await expectCount('.DocSearch-Input:focus').toBe(1);
      await tab!.type('event bus');
      await expectText('.DocSearch-Hit[aria-selected="true"]').toMatch(/event bus/i);
      await tab!.type('\n');
      await expectPage(() => location.pathname).toMatch(/\/docs\/reference\/event-bus$/);
      await expectText('h1').toBe('Event bus');
    });

    it('the version menu keeps the page', async () => {
      await open('docs/operations/logging');
      await tab!.hover('.navbar__items--right .dropdown');
      await click('.navbar__items--right .dropdown__link[href$="/docs/next/operations/logging"]');
      await expectPage(() => location.pathname).toMatch(/\/docs\/next\/operations\/logging$/);
      await expectText('h1').toBe('Logging');
    });

    it('the dark mode stays over a reload', async () => {
      await open('docs/');
      const background = (at: string) => getComputedStyle(document.querySelector(at)!).backgroundColor;
      const light = await tab!.evaluate(background, 'html');
      await click('.navbar button[aria-label*="dark and light"]');
      await open('docs/');
      await expectCount('html[data-theme=dark]').toBe(1);
      await expectPage(background, 'html').not.toBe(light);
    });

    it('a mistake in a typed file is found', async () => {
      await open('check');
      await click('section[aria-label="Check"] textarea');
      await tab!.type('jadice-flow:\n  system:\n    lockJobConfiguration: never\n');
      await expectText('section[aria-label="Check"] [role=status]').toMatch(/1 finding/);
    });

    it('what changed between two versions of a page is shown', async () => {
      await open(`compare?page=installation%2Fsecurity&from=${factVersions[0]!}&to=${lastFactVersion}`);
      await expectText('[aria-label="Comparison"]').toMatch(/\d% of the words/);
      await expectCount('[aria-label="Comparison"] ins').toBeGreaterThan(0);
    });
  });
}
