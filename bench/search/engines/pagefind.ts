import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {chromium} from '@playwright/test';
import {findChromium} from '../../../scripts/lib/machine/chromium';
import type {DocSearchRecord} from '../../../src/plugins/search/records/types';
import type {Measured} from '../measure';
import {pathOf, queries} from '../queries';
import {serve} from '../server';

interface Api {
  init: () => Promise<void>;
  search: (query: string) => Promise<{results: {data: () => Promise<{url: string}>}[]}>;
}

/** Makes an index of pages: Pagefind has no smaller hits than pages, with their headings inside. */
async function writeIndex(records: readonly DocSearchRecord[], folder: string): Promise<void> {
  const {createIndex} = await import('pagefind');
  const {index} = await createIndex({});
  const pages = new Map<string, DocSearchRecord[]>();
  records.forEach((record) =>
    pages.set(record.url_without_anchor, [...(pages.get(record.url_without_anchor) ?? []), record]),
  );
  for (const [url, group] of pages) {
    const html = group
      .map(({type, hierarchy, content}) =>
        type === 'content'
          ? `<p>${escape(content ?? '')}</p>`
          : `<h${type.slice(3)}>${escape(hierarchy[type] ?? '')}</h${type.slice(3)}>`,
      )
      .join('');
    await index!.addHTMLFile({url: `/${url}`, content: `<html lang="en"><body>${html}</body></html>`});
  }
  await index!.writeFiles({outputPath: folder});
}
const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Pagefind runs in a browser only. Its index is many files: those that the queries fetch count. */
export async function measurePagefind(records: readonly DocSearchRecord[], step: number): Promise<Measured> {
  const folder = mkdtempSync(path.join(tmpdir(), 'pagefind-'));
  await writeIndex(records, folder);
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>bench</title>');
  const bytes = readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && /\.(pf_index|pf_meta|pf_fragment)$/.test(entry.name))
    .reduce((sum, entry) => sum + brotliCompressSync(readFileSync(path.join(entry.parentPath, entry.name))).length, 0);
  const {address, stop} = await serve(folder, '/');
  const browser = await chromium.launch({executablePath: findChromium(), args: ['--no-sandbox']});
  const page = await browser.newPage();
  // tsx puts this helper around functions; in the page there is none.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.goto(address);
  const {firstAnswer, times, found} = await page.evaluate(
    async ({typed, full}) => {
      const started = performance.now();
      const api = (await import(/* @vite-ignore */ new URL('/pagefind.js', location.href).href)) as Api;
      await api.init();
      const search = async (query: string): Promise<string[]> => {
        const {results} = await api.search(query);
        return Promise.all(results.slice(0, 5).map(async (result) => (await result.data()).url));
      };
      await search('kubernetes');
      const first = performance.now() - started;
      const measured: number[] = [];
      for (const query of typed) {
        const before = performance.now();
        await search(query);
        measured.push(performance.now() - before);
      }
      const urls: string[][] = [];
      for (const query of full) {
        urls.push(await search(query));
      }
      return {firstAnswer: first, times: measured, found: urls};
    },
    {
      typed: queries
        .filter((_, index) => index % step === 0)
        .flatMap(({query}) => [...query].map((_, index) => query.slice(0, index + 1))),
      full: queries.map(({query}) => query),
    },
  );
  await browser.close();
  stop();
  rmSync(folder, {recursive: true});
  const places = queries.map(({pages}, index) =>
    found[index]!.findIndex((url) => pages.map((id) => `/${pathOf(id)}`).includes(url)),
  );
  times.sort((a, b) => a - b);
  return {
    bytes,
    firstAnswer,
    keystroke: times[Math.floor((times.length - 1) * 0.95)]!,
    first: (100 * places.filter((place) => place === 0).length) / queries.length,
    firstThree: (100 * places.filter((place) => place >= 0 && place < 3).length) / queries.length,
    misses: [],
  };
}
