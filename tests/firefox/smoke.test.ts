import puppeteer from 'puppeteer-core';
import {findFirefox} from '../../scripts/lib/machine/firefox';
import {smokeTests} from '../smoke';

smokeTests('Firefox', async () => {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    headless: true,
    defaultViewport: {width: 1280, height: 900},
    extraPrefsFirefox: {
      'app.update.enabled': false,
      'browser.safebrowsing.downloads.enabled': false,
      'dom.events.testing.asyncClipboard': true,
    },
  });
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
