import {rmSync} from 'node:fs';
import path from 'node:path';
import type {Browser} from '@playwright/test';
import {parts} from '../../src/speed';
import {builds} from '../../tests/builds';
import {measureBuild} from './build';
import {copySite, makeCold} from './copy';
import {audit, launchChromium} from './lighthouse';
import {serveSite} from './server';
import {templates} from './templates';
import {weighAll} from './weigh';

/** The page that is looked at. */
const template = templates.find(({name}) => name === 'doc page')!;

/** A row of the table: what a documentation page and its build cost with a setting of `SPEED`. */
async function rowFor(browser: Browser, copy: string, speed: string): Promise<string> {
  makeCold(copy);
  const {seconds, cpuSeconds} = await measureBuild(copy, 'site', false, speed);
  const folder = path.join(copy, 'build');
  const server = await serveSite(folder, builds.default.baseUrl);
  try {
    const [weighed] = await weighAll(browser, server, folder, [template]);
    const {lcp, tbt} = await audit(server.address + template.page, 3);
    const {html, js, css} = weighed!.bytes;
    const sizes = [html, js, css].map((bytes) => (bytes / 1000).toFixed(1));
    return `| ${[speed || 'all parts', ...sizes, lcp, tbt, seconds, cpuSeconds].join(' | ')} |`;
  } finally {
    server.close();
  }
}

/**
 * Builds the site with all parts of speed, without each in turn, and without any.
 *
 * @returns A table: kB as brotli, milliseconds by Lighthouse (median of three), seconds of a cold build.
 */
export async function partsTable(): Promise<string> {
  const copy = copySite(1, 'site');
  const browser = await launchChromium();
  const rows = [
    '| SPEED | HTML kB | JavaScript kB | CSS kB | LCP ms | TBT ms | build s | processor s |',
    '| --- | --: | --: | --: | --: | --: | --: | --: |',
  ];
  try {
    for (const speed of ['', ...parts.map(({name}) => `-${name}`), 'off']) {
      rows.push(await rowFor(browser, copy, speed));
      console.log(rows.at(-1));
    }
  } finally {
    await browser.close();
    rmSync(copy, {recursive: true, force: true});
  }
  return rows.join('\n');
}
