import type {Browser} from 'puppeteer-core';
import type {Tab} from './smoke';

/** A tab of a browser that Puppeteer drives. */
export async function puppeteerTab(browser: Browser): Promise<Tab> {
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())));
  // A page with a reader's work asks before it is left.
  page.on('dialog', (dialog) => void dialog.accept());
  return {
    open: (address) => page.goto(address),
    evaluate: (code, selector) => page.evaluate(code, selector),
    hover: (selector) => page.hover(selector),
    click: (selector) => page.click(selector),
    type: (text) => page.keyboard.type(text),
    errors: () => errors.splice(0),
    close: () => browser.close(),
  };
}
