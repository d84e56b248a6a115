/**
 * Prints each version of the documentation into one PDF: `npm run pdf [-- --version <name>] [--out <folder>]`, after `npm run build`.
 * Needs Chromium, and `pdfinfo` and `qpdf` to check the files.
 *
 * Writes `jadice-flow-documentation-<version>.pdf` into `build/take-along/`, and `SHA256SUMS` of all downloads there. Exit code:
 * 0 success, 1 a file cannot be created or is incomplete, 2 invalid use.
 */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {chromium} from '@playwright/test';
import {pdfName} from '../src/config/downloads';
import {site} from '../src/config/site';
import {publicName, versions} from '../src/config/versions';
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

async function main(): Promise<void> {
  const names = versions.map((one) => publicName(one.name));
  const {version: name, out} = readOptions('pdf', names);
  const chosen = versions.filter((one) => name === undefined || publicName(one.name) === name);
  const executablePath = findChromium();
  if (!executablePath) {
    throw new Error('No Chromium found; install one, or name it with CHROMIUM_PATH');
  }
  const browser = await chromium.launch({executablePath, args: ['--no-sandbox', '--disable-background-networking']});
  const style = readFileSync(fileURLToPath(new URL('./lib/pdf/paper.css', import.meta.url)), 'utf8');
  const time = timeOfSources(process.env);
  mkdirSync(out, {recursive: true});
  try {
    for (const version of chosen) {
      const pages = versionPages('build', site.baseUrl, version.path);
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
      const pdf = await print(browser, {document, build: 'build', baseUrl: site.baseUrl, runningTitle, time});
      const file = path.join(out, pdfName(site.projectName, publicName(version.name)));
      writeFileSync(file, pdf);
      console.log(`${file}: ${pages.length} pages of the site, ${(pdf.length / 1e6).toFixed(1)} MB`);
      const problems = problemsOf(file, document, pages.length);
      problems.forEach((problem) => console.error(`${file}: ${problem}`));
      process.exitCode = problems.length > 0 ? 1 : process.exitCode;
    }
    writeSums(out);
  } finally {
    await browser.close();
  }
}

void main();
