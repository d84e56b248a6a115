/**
 * Prints each version of the documentation into one PDF: `npm run pdf [-- --version <name>] [--build <folder>] [--out <folder>] [--check]`,
 * after `npm run build`. Needs Chromium, and `pdfinfo` of poppler-utils for the page numbers of the contents; `--check` compares each file with
 * its pages (`pdfinfo`, `pdftotext`, `qpdf`).
 *
 * Writes `jadice-flow-documentation-<version>.pdf` into `build/take-along/`, and `SHA256SUMS` of all downloads there. Exit code: 0, 1 when a file cannot be made or lacks something, 2 for bad use.
 */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {chromium} from '@playwright/test';
import {pdfName} from '../src/config/downloads';
import {site} from '../src/config/site';
import {versions} from '../src/config/versions';
import {findChromium} from './lib/machine/chromium';
import {tellFailures} from './lib/failure';
import {problemsOf} from './lib/pdf/check';
import {assemble} from './lib/pdf/assemble';
import {print} from './lib/pdf/print';
import {versionPages} from './lib/pdf/readPages';
import {timeOfSources} from './lib/release/sourceTime';
import {readOptions} from './lib/offline/options';
import {writeSums} from './lib/offline/sums';

tellFailures();

/** The name of a version as its file has it. */
const publicName = ({name, isReleased}: (typeof versions)[number]): string => (isReleased ? name : 'next');

async function main(): Promise<void> {
  const names = versions.map(publicName);
  const purpose = 'Prints each version of the built documentation into one PDF.';
  const {version: name, build, out, check} = readOptions('pdf', purpose, names);
  const chosen = versions.filter((one) => name === undefined || publicName(one) === name);
  const executablePath = findChromium();
  if (!executablePath) {
    throw new Error('No Chromium found; install one, or name it with CHROMIUM_PATH');
  }
  const browser = await chromium.launch({executablePath, args: ['--no-sandbox', '--disable-background-networking']});
  const style = readFileSync(fileURLToPath(new URL('./lib/pdf/paper.css', import.meta.url)), 'utf8');
  const time = timeOfSources(process.env);
  const paths = versions.map((version) => version.path).filter(Boolean);
  mkdirSync(out, {recursive: true});
  try {
    for (const version of chosen) {
      const pages = versionPages(build, site.baseUrl, version.path, paths);
      const document = assemble(
        pages,
        {
          title: site.title,
          version: version.label,
          date: time.toISOString().slice(0, 10),
          publisher: site.publisher,
          origin: site.url,
        },
        style,
      );
      const runningTitle = `${site.title} · version ${version.label}`;
      const {pdf, text} = await print(browser, {document, build, baseUrl: site.baseUrl, runningTitle, time});
      const file = path.join(out, pdfName(site.projectName, publicName(version)));
      writeFileSync(file, pdf);
      console.log(`${file}: ${pages.length} pages of the site, ${(pdf.length / 1e6).toFixed(1)} MB`);
      const problems = check ? problemsOf(file, document, text, pages.length) : [];
      problems.forEach((problem) => console.error(`${file}: ${problem}`));
      process.exitCode = problems.length > 0 ? 1 : process.exitCode;
    }
    writeSums(out);
  } finally {
    await browser.close();
  }
}

void main();
