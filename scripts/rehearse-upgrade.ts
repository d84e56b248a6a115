/**
 * Tries a newer Docusaurus in a copy of the checkout: `npm run rehearse-upgrade -- 3.10 [--without-browser] [--report=<file>]`.
 * Installs it there, then runs the compiler, both builds, unit tests and behaviour tests, each also after a failure of another, and
 * writes a report that tells what Docusaurus changed from what must follow in `src/speed`.
 *
 * Exit code: 0 all green, 1 something to follow, 2 bad use, no such version, or nothing could be tried.
 */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {rm} from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import {findChromium} from './lib/machine/chromium';
import {wordOn} from './lib/failure';
import {copyWithVersion} from './lib/rehearse/copy';
import {installPackages, publishedVersion} from './lib/rehearse/install';
import {readOptions} from './lib/rehearse/options';
import {renameSettings} from './lib/rehearse/renames';
import {exitCode, writeReport} from './lib/rehearse/report';
import {runSteps} from './lib/rehearse/steps';
import {runTsx} from './lib/run';

const manifest = z.looseObject({
  dependencies: z.looseObject({'@docusaurus/core': z.string()}),
  overrides: z.record(z.string(), z.string()),
});

async function main(): Promise<number> {
  const {wanted, browser, report: file} = readOptions(process.argv.slice(2));
  const version = await publishedVersion(wanted);
  const {dependencies, overrides} = manifest.parse(JSON.parse(readFileSync('package.json', 'utf8')));
  const noBrowser = !browser ? 'left out with --without-browser' : findChromium() ? undefined : 'no Chromium found';
  // What the tests of the gate need too; where it cannot be had, the report has what fails without.
  await runTsx('scripts/ensure-sample-tools.ts');
  await runTsx('scripts/ensure-nginx.ts');
  const folder = copyWithVersion(version);
  console.log(`Docusaurus ${version} in ${folder}`);
  try {
    const renamed = renameSettings(folder, version);
    const {step, notes} = await installPackages(folder);
    const results = await runSteps(folder, noBrowser, step);
    const kept = Object.entries(overrides).map(([name, range]) => `\`${name}\` ${range}`);
    const report = writeReport(dependencies['@docusaurus/core'], version, results, [
      `Overrides as in package.json: ${kept.join(', ')}.`,
      ...renamed,
      ...notes,
    ]);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, report);
    console.log(`\n${report}\nWritten to ${file}`);
    return exitCode(results);
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(wordOn(error));
    process.exit(2);
  },
);
