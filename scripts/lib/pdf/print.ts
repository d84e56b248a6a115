/** Prints a document with Chromium, with an outline. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Browser} from '@playwright/test';
import type {PaperDocument} from './assemble';

/** Placeholder address of the site while printing. All files come from the build folder, without network access. */
const origin = 'http://documentation.invalid';

/** Pages to print, and their build. */
export interface Job {
  document: PaperDocument;
  build: string;
  baseUrl: string;
  /** Shown at the head of each page. */
  runningTitle: string;
  /** Creation time in the file. */
  time: Date;
}

/** The same file with the timestamp of the sources, so that the output is reproducible. */
function atTime(pdf: Buffer, time: Date): Buffer {
  const digits = time.toISOString().replace(/[-:T]/g, '').slice(0, 14);
  const text = pdf.toString('latin1').replace(/(\/(?:CreationDate|ModDate) \(D:)\d{14}/g, `$1${digits}`);
  return Buffer.from(text, 'latin1');
}

const small =
  'font: 8px sans-serif; width: 100%; padding: 0 18mm; display: flex; justify-content: space-between; color: #444';

/**
 * Prints a document.
 *
 * @throws Error if a file of the site is missing in the build.
 */
export async function print(browser: Browser, {document, build, baseUrl, runningTitle, time}: Job): Promise<Buffer> {
  const page = await browser.newPage({javaScriptEnabled: false});
  const missing: string[] = [];
  await page.route('**/*', (route) => {
    const {pathname} = new URL(route.request().url());
    if (pathname === `${baseUrl}paper`) {
      return route.fulfill({contentType: 'text/html', body: document.html});
    }
    const asset = path.join(build, decodeURIComponent(pathname).slice(baseUrl.length - 1));
    if (!existsSync(asset)) {
      missing.push(pathname);
      return route.abort();
    }
    return route.fulfill({path: asset});
  });
  try {
    await page.goto(`${origin}${baseUrl}paper`);
    const pdf = await page.pdf({
      preferCSSPageSize: true,
      tagged: true,
      outline: true,
      printBackground: true,
      displayHeaderFooter: true,
      headerTemplate: `<div style="${small}"><span>${runningTitle}</span></div>`,
      footerTemplate: `<div style="${small}"><span></span><span class="pageNumber"></span></div>`,
    });
    if (missing.length > 0) {
      throw new Error(`${runningTitle}: ${missing.join(', ')} missing in ${build}`);
    }
    return atTime(pdf, time);
  } finally {
    await page.close();
  }
}
