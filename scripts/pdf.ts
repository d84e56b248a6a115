/**
 * Prints each version of the documentation into one PDF: `npm run pdf [-- --version <name>] [--out <folder>]`, after `npm run build`.
 * Needs Chromium, and `qpdf` to check the files.
 *
 * Writes `jadice-flow-documentation-<version>.pdf` into `build/take-along/`, and `SHA256SUMS` of all downloads there. Exit code:
 * 0 success, 1 a file cannot be created or is incomplete, 2 invalid use.
 */
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {type Browser, chromium} from '@playwright/test';
import {pdfName} from '../src/config/downloads';
import {site} from '../src/config/site';
import {publicName, versions} from '../src/config/versions';
import {findChromium} from './lib/machine/chromium';
import {tellFailures} from './lib/failure';
import {problemsOf} from './lib/pdf/check';
import {assemble} from './lib/pdf/assemble';
import {versionPages} from './lib/pdf/readPages';
import {timeOfSources} from './lib/release/sourceTime';
import {readOptions} from './lib/offline/options';
import {writeSums} from './lib/offline/sums';

tellFailures();

const small = 'font: 8px sans-serif; width: 100%; padding: 0 18mm; color: #444';

/**
 * Prints a document with an outline. All files come from the build folder, without network access.
 *
 * @param head - Shown at the head of each sheet.
 * @throws Error if a file of the site is missing in the build.
 */
async function print(browser: Browser, html: string, head: string): Promise<Buffer> {
  const page = await browser.newPage({javaScriptEnabled: false});
  const address = `http://documentation.invalid${site.baseUrl}paper`;
  await page.route('**/*', (route) => {
    const {pathname} = new URL(route.request().url());
    const file = path.join('build', decodeURIComponent(pathname).slice(site.baseUrl.length - 1));
    if (!existsSync(file)) {
      throw new Error(`${file}: expected this file, because a page of "${head}" uses it; build the site again`);
    }
    return route.fulfill({path: file});
  });
  await page.route(address, (route) => route.fulfill({contentType: 'text/html', body: html}));
  await page.goto(address);
  const pdf = await page.pdf({
    preferCSSPageSize: true,
    tagged: true,
    outline: true,
    printBackground: true,
    displayHeaderFooter: true,
    headerTemplate: `<div style="${small}">${head}</div>`,
    footerTemplate: `<div style="${small}; text-align: right" class="pageNumber"></div>`,
  });
  await page.close();
  return pdf;
}

async function main(): Promise<void> {
  const names = versions.map((one) => publicName(one.name));
  const {version, out} = readOptions('pdf', names);
  const executablePath = findChromium();
  if (!executablePath) {
    throw new Error('No Chromium found; install one, or name it with CHROMIUM_PATH');
  }
  const browser = await chromium.launch({executablePath, args: ['--no-sandbox', '--disable-background-networking']});
  const style = readFileSync('scripts/lib/pdf/paper.css', 'utf8');
  const time = timeOfSources(process.env).toISOString();
  mkdirSync(out, {recursive: true});
  const chosen = versions.filter((one) => version === undefined || publicName(one.name) === version);
  for (const {name, label, path: folder} of chosen) {
    const pages = versionPages('build', site.baseUrl, folder);
    const html = assemble(pages, {...site, version: label, date: time.slice(0, 10)}, style);
    const pdf = await print(browser, html, `${site.title} · version ${label}`);
    // The time of the sources, so that the output is reproducible.
    const created = `$1${time.replace(/\D/g, '').slice(0, 14)}`;
    const file = path.join(out, pdfName(site.projectName, publicName(name)));
    writeFileSync(file, pdf.toString('latin1').replace(/(\/(?:Creation|Mod)Date \(D:)\d{14}/g, created), 'latin1');
    console.log(`${file}: ${pages.length} pages of the site, ${(pdf.length / 1e6).toFixed(1)} MB`);
    for (const problem of problemsOf(file, html)) {
      console.error(`${file}: ${problem}`);
      process.exitCode = 1;
    }
  }
  writeSums(out);
  await browser.close();
}

void main();
