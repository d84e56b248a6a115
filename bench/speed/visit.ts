import {statSync} from 'node:fs';
import path from 'node:path';
import type {Browser} from '@playwright/test';
import {brotliSize} from '../../scripts/lib/release/compress';

/** Kinds of files with separate budgets. */
export type Kind = 'html' | 'js' | 'css' | 'font' | 'image' | 'other';

/** A file that a first visit requests. */
export interface VisitedFile {
  file: string;
  kind: Kind;
  brotli: number;
}

const kinds: readonly (readonly [RegExp, Kind])[] = [
  [/\.html$/, 'html'],
  [/\.m?js$/, 'js'],
  [/\.css$/, 'css'],
  [/\.(?:woff2?|ttf|otf)$/, 'font'],
  [/\.(?:png|jpe?g|svg|webp|avif|gif|ico)$/, 'image'],
];

/** The kind of a file by its name. */
const kindOf = (file: string): Kind => kinds.find(([pattern]) => pattern.test(file))?.[1] ?? 'other';

/** The file of a build that nginx sends for an address, or undefined. */
function fileOf(address: string, home: string, folder: string): string | undefined {
  if (!address.startsWith(home)) {
    return undefined;
  }
  const file = path.join(folder, decodeURIComponent(new URL(address.slice(home.length), 'http://localhost').pathname));
  const isFile = (one: string): boolean => statSync(one, {throwIfNoEntry: false})?.isFile() ?? false;
  return [file, `${file}.html`, path.join(file, 'index.html')].find(isFile);
}

/** Ends when nothing has been requested for a while. */
async function quiet(lastRequest: () => number, milliseconds: number): Promise<void> {
  while (Date.now() - lastRequest() < milliseconds) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/**
 * The files that a first visit to a page requests until it has been quiet for a second: with an empty cache, without
 * interaction, and without files that are only prefetched for the next page. Sizes are computed from the files.
 *
 * @throws Error if the page requests a missing file, or a file of another host.
 */
export async function firstVisit(browser: Browser, home: string, folder: string, page: string): Promise<VisitedFile[]> {
  const context = await browser.newContext({viewport: {width: 1350, height: 940}});
  const tab = await context.newPage();
  const session = await context.newCDPSession(tab);
  const requested = new Set<string>();
  let last = Date.now();
  session.on('Network.requestWillBeSent', ({request, type}) => {
    last = Date.now();
    const purpose = Object.entries(request.headers).find(([name]) => /^(?:sec-)?purpose$/i.test(name))?.[1] ?? '';
    if (type !== 'Prefetch' && !purpose.includes('prefetch')) {
      requested.add(request.url);
    }
  });
  await session.send('Network.enable');
  await tab.goto(home + page, {waitUntil: 'load'});
  // Scripts are requested when the text is painted.
  await tab.locator('html[data-has-hydrated="true"]').waitFor();
  await quiet(() => last, 1000);
  await context.close();

  const addresses = [...requested].filter((address) => /^https?:/.test(address));
  return Promise.all(
    addresses.map(async (address) => {
      const file = fileOf(address, home, folder);
      if (file === undefined) {
        throw new Error(`/${page} requests ${address}, which is not part of the site`);
      }
      return {file: path.relative(folder, file), kind: kindOf(file), brotli: await brotliSize(file)};
    }),
  );
}
