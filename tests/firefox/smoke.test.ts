import {smokeTests} from '../smoke';
import {startFirefox} from './browser';

smokeTests('Firefox', async () => {
  const browser = await startFirefox();
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())));
  return {
    open: (address) => page.goto(address),
    evaluate: (code, selector) => page.evaluate(code, selector),
    hover: (selector) => page.hover(selector),
    click: (selector) => page.click(selector),
    type: (text) => page.keyboard.type(text),
    errors: () => errors.splice(0),
    close: () => browser.close(),
  };
});
