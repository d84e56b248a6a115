import puppeteer from 'puppeteer-core';
import {findChromium} from '../../scripts/lib/machine/chromium';
import {puppeteerTab} from '../puppeteerTab';
import {smokeTests} from '../smoke';

smokeTests('Chromium', async () => {
  const browser = await puppeteer.launch({
    executablePath: findChromium(),
    headless: 'shell',
    defaultViewport: {width: 1280, height: 900},
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
  return puppeteerTab(browser);
});
