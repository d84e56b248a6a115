/**
 * Measures the comparison of versions on the last build: `npm run build && npx tsx bench/compare.ts`. Prints the time to compare a page, for
 * each page and pair of versions, and how the store grows with the versions. The tables of bench/README.md are from here.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {listPath, storePath} from '../src/plugins/compare/addresses';
import {comparePage} from '../src/plugins/compare/engine/compare';
import type {PageList} from '../src/plugins/compare/store/pageList';
import {storeOf, textIn, type PageStore} from '../src/plugins/compare/store/pageStore';

const repeats = 3;

const readJson = <T>(name: string): T => JSON.parse(readFileSync(path.join('build', name), 'utf8')) as T;
const at = (sorted: readonly number[], share: number): string =>
  (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1);

/** Milliseconds to compare one page in two versions; the shortest counts, as others use the machine too. */
function timeOf(store: PageStore, from: string, to: string): number {
  let best = Infinity;
  for (let repeat = 0; repeat < repeats; repeat += 1) {
    const before = performance.now();
    comparePage(store, from, to);
    best = Math.min(best, performance.now() - before);
  }
  return best;
}

/** Bytes of the stores of all pages, brotli, if only these versions existed. */
const bytesOf = (stores: readonly PageStore[], versions: readonly string[]): number =>
  stores
    .map((store) => {
      const texts = versions.filter((version) => version in store.versions);
      const some = storeOf(new Map(texts.map((version) => [version, textIn(store, version)])));
      return texts.length === 0 ? 0 : brotliCompressSync(JSON.stringify(some)).length;
    })
    .reduce((sum, bytes) => sum + bytes, 0);

const {pages} = readJson<PageList>(listPath);
const stores = pages.map(({id}) => readJson<PageStore>(storePath(id)));
const times = pages
  .flatMap(({id, versions}, index) =>
    versions.flatMap((to, place) =>
      versions
        .slice(place + 1)
        .map((from) => ({name: `${id}, ${from} to ${to}`, ms: timeOf(stores[index]!, from, to)})),
    ),
  )
  .sort((a, b) => a.ms - b.ms);
const sorted = times.map(({ms}) => ms);
console.log(`${times.length} comparisons of a page, in ms: median ${at(sorted, 0.5)}, p95 ${at(sorted, 0.95)}`);
console.log(`longest: ${times.slice(-3).map(({name, ms}) => `${ms.toFixed(1)} (${name})`).join('; ')}`); // prettier-ignore
const versions = [...new Set(pages.flatMap((page) => page.versions))].sort().reverse();
for (let count = 1; count <= versions.length; count += 1) {
  const some = versions.slice(0, count);
  console.log(`store of ${some.join(', ')}: ${(bytesOf(stores, some) / 1000).toFixed(1)} kB brotli`);
}
