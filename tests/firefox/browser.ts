// cspell:ignore safebrowsing
import puppeteer, {type Browser} from 'puppeteer-core';
import {findFirefox} from '../../scripts/lib/machine/firefox';

/** Starts Firefox, which then asks no other host for anything. */
export const startFirefox = (): Promise<Browser> =>
  puppeteer.launch({
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
