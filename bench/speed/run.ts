/**
 * The bench: `npm run bench`. Measures builds beside stock ones, and the built site, and prints each figure with its budget.
 *
 *     npm run bench                        everything, at 1, 4 and 10 times the versions (about 45 minutes)
 *     npm run bench -- --scales 1          builds at the size of the site only
 *     npm run bench -- --scales none       only what is already in build/
 *     npm run bench -- --check             the time of `npm run check` only
 *     npm run bench -- --parts             what each part of src/speed brings: builds without it, in turn
 *     npm run bench -- --json figures.json where the figures go (default: test-results/bench.json)
 */
import {appendFileSync, existsSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {runDocusaurus} from '../../scripts/lib/run';
import {builds as sites} from '../../tests/builds';
import {measureBuild, type BuildCost} from './build';
import {timeCheck, type CheckFigures} from './check';
import {clickToPaint} from './click';
import {editToScreen} from './edit';
import {partsTable} from './parts';
import {type configs, copySite, makeCold} from './copy';
import {audit, launchChromium, type Audit} from './lighthouse';
import {buildRows, checkRows, pageRows, searchRows, table} from './report';
import {searchFigures} from './search';
import {serveSite} from './server';
import {templates} from './templates';
import {weighAll, type Weighed} from './weigh';

/** A build without a cache, and one with a cache and an edited page. */
export interface ColdAndWarm {
  cold: BuildCost;
  warm: BuildCost;
}

/** Builds of one size. */
export interface SizedBuilds {
  scale: number;
  site: ColdAndWarm;
  /** Missing when the stock build failed: at ten times the pages it can run out of memory. */
  stock?: ColdAndWarm;
}

/** Figures of the built pages. */
export interface PageFigures {
  weighed: Weighed[];
  audits: Audit[];
  /** Milliseconds from a click to the painted page. */
  click: number;
  /** Milliseconds from saving a page to its change on the screen, with `npm start`. */
  edit: number;
}

/** What a run of the bench has found so far. */
interface Measured {
  /** Start of the run, ISO 8601. */
  at: string;
  /** Version of Node.js. */
  node: string;
  builds: SizedBuilds[];
  pages?: PageFigures;
  check?: CheckFigures;
  search?: Awaited<ReturnType<typeof searchFigures>>;
}

async function coldAndWarm(scale: number, kind: keyof typeof configs): Promise<ColdAndWarm> {
  const copy = copySite(scale, kind);
  try {
    makeCold(copy);
    const cold = await measureBuild(copy, kind, false);
    if (kind === 'site') {
      await measureBuild(copy, 'site', true);
    }
    // Stock filled its cache in the cold build, the site in the one after it.
    appendFileSync(path.join(copy, 'docs/index.md'), '\nOne more sentence, as after a small edit.\n');
    return {cold, warm: await measureBuild(copy, kind, true)};
  } finally {
    rmSync(copy, {recursive: true, force: true});
  }
}

/** Builds the site into the folder that the figures of pages are of, where it is missing. */
async function buildMissing(folder: string): Promise<void> {
  if (existsSync(folder)) {
    return;
  }
  console.log(`${folder}/ is missing; building it.`);
  const code = await runDocusaurus(['build', '--out-dir', folder], {CI: 'true'});
  if (code !== 0) {
    throw new Error(`The build of ${folder}/ failed`);
  }
}

/** Builds of both kinds; a stock build that fails is reported, and does not take the figures of the site with it. */
async function bothBuilds(scale: number): Promise<SizedBuilds> {
  const site = await coldAndWarm(scale, 'site');
  try {
    return {scale, site, stock: await coldAndWarm(scale, 'stock')};
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return {scale, site};
  }
}

async function pages(): Promise<PageFigures> {
  const {folder, baseUrl} = sites.default;
  await buildMissing(folder);
  const server = await serveSite(folder, baseUrl);
  const browser = await launchChromium();
  try {
    const weighed = await weighAll(browser, server, folder, templates);
    const click = await clickToPaint(browser, `${server.address}docs/main-concepts/architecture`, 5);
    const audits: Audit[] = [];
    for (const {page} of templates) {
      audits.push(await audit(server.address + page, 3));
    }
    return {weighed, audits, click, edit: await editToScreen(browser, 5)};
  } finally {
    await browser.close();
    server.close();
  }
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      scales: {type: 'string', default: '1,4,10'},
      json: {type: 'string', default: 'test-results/bench.json'},
      parts: {type: 'boolean', default: false},
      check: {type: 'boolean', default: false},
    },
  });
  if (values.parts) {
    console.log(await partsTable());
    return;
  }
  if (values.check) {
    console.log(table(checkRows(await timeCheck())));
    return;
  }
  const scales = values.scales === 'none' ? [] : values.scales.split(',').map(Number);
  const measured: Measured = {at: new Date().toISOString(), node: process.version, builds: []};
  // After each part: what has been measured is not lost when a later part fails.
  const write = (): void => {
    mkdirSync(path.dirname(values.json), {recursive: true});
    writeFileSync(values.json, `${JSON.stringify(measured, null, 1)}\n`);
  };
  for (const scale of scales) {
    measured.builds.push(await bothBuilds(scale));
    write();
    console.log(table(buildRows(measured.builds)));
  }
  measured.check = await timeCheck();
  write();
  console.log(table(checkRows(measured.check)));
  measured.pages = await pages();
  write();
  console.log(table(pageRows(measured.pages)));
  measured.search = await searchFigures();
  write();
  console.log(table(searchRows(measured.search)));
  console.log(`Figures: ${values.json}`);
}

void main();
