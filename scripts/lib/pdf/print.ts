/** Prints a document with Chromium, and fills in the numbers of its pages. */
import {execFileSync} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Browser} from '@playwright/test';
import type {PaperDocument} from './assemble';

/** Stands for the site while it is printed: everything comes from the folder of the build, nothing from a network. */
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

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** A printed document. */
export interface Printed {
  pdf: Buffer;
  /** Text of the page in print. */
  text: string;
}

/**
 * Pages of the named places of a PDF, by the id in the document.
 *
 * @throws Error when `pdfinfo` (Debian: poppler-utils) is not installed.
 */
function pagesOfPlaces(file: string): Map<string, number> {
  const list = execFileSync('pdfinfo', ['-dests', file], {encoding: 'utf8', maxBuffer: 64 * 1024 * 1024});
  return new Map(
    list.split('\n').flatMap((line) => {
      const [, page, name] = /^\s*(\d+)\s+\[.*\]\s+"(.*)"\s*$/.exec(line) ?? [];
      return page && name !== undefined ? [[decodeURIComponent(name), Number(page)] as const] : [];
    }),
  );
}

/** The same file with the time of the sources instead of the clock, so that the same sources give the same bytes. */
function atTime(pdf: Buffer, time: Date): Buffer {
  const digits = time.toISOString().replace(/[-:T]/g, '').slice(0, 14);
  const text = pdf.toString('latin1').replace(/(\/(?:CreationDate|ModDate) \(D:)\d{14}/g, `$1${digits}`);
  return Buffer.from(text, 'latin1');
}

const small =
  'font: 8px sans-serif; width: 100%; padding: 0 18mm; display: flex; justify-content: space-between; color: #444';

/**
 * Prints twice: page numbers of the contents are known after the first time.
 *
 * @throws Error when a part of the site is missing in the build, or the numbers move once more.
 */
export async function print(browser: Browser, {document, build, baseUrl, runningTitle, time}: Job): Promise<Printed> {
  const folder = mkdtempSync(path.join(tmpdir(), 'pdf-'));
  const file = path.join(folder, 'paper.pdf');
  const page = await browser.newPage({javaScriptEnabled: false});
  const missing: string[] = [];
  let html = '';
  await page.route('**/*', (route) => {
    const {pathname} = new URL(route.request().url());
    if (pathname === `${baseUrl}paper`) {
      return route.fulfill({contentType: 'text/html', body: html});
    }
    const asset = path.join(build, decodeURIComponent(pathname).slice(baseUrl.length - 1));
    if (!existsSync(asset)) {
      missing.push(pathname);
      return route.abort();
    }
    return route.fulfill({
      contentType: types[path.extname(asset)] ?? 'application/octet-stream',
      body: readFileSync(asset),
    });
  });
  const once = async (numbers: (id: string) => string): Promise<Map<string, number>> => {
    html = document.html(numbers);
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
    writeFileSync(file, atTime(pdf, time));
    return pagesOfPlaces(file);
  };
  try {
    const first = await once(() => '000');
    const second = await once((id) => String(first.get(id) ?? ''));
    const moved = [...first].filter(([id, number]) => second.get(id) !== number);
    if (moved.length > 0 || missing.length > 0) {
      throw new Error(
        `${runningTitle}: ${missing.length > 0 ? `${missing.join(', ')} missing in ${build}` : `page numbers moved: ${moved[0]!.join(' ')}`}`,
      );
    }
    await page.emulateMedia({media: 'print'});
    return {pdf: readFileSync(file), text: await page.getByRole('main').innerText()};
  } finally {
    await page.close();
    rmSync(folder, {recursive: true});
  }
}
