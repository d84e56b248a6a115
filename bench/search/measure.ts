import {brotliCompressSync} from 'node:zlib';
import type {DocSearchRecord} from '../../src/plugins/search/records/types';
import type {BenchEngine} from './engines/types';
import {pathOf, queries} from './queries';

/** What the table shows of an engine. */
export interface Measured {
  bytes: number;
  firstAnswer: number;
  keystroke: number;
  first: number;
  firstThree: number;
  misses: string[];
}

/** Each keystroke is measured this often and the shortest time counts: others use the machine too. */
const repeats = 3;

const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0;

/** Pages of the hits, each once, in order. */
const pagesOf = (urls: readonly string[]): string[] => [...new Set(urls.map((url) => url.split('#')[0]!))];

/** Measures one engine on some records. */
export async function measure(
  engine: BenchEngine,
  records: readonly DocSearchRecord[],
  step: number,
): Promise<Measured> {
  const data = await engine.serialize(records);
  const started = performance.now();
  const search = await engine.open(data.toString());
  await search('kubernetes');
  const firstAnswer = performance.now() - started;
  const times: number[] = [];
  for (const {query} of queries.filter((_, index) => index % step === 0)) {
    for (let length = 1; length <= query.length; length += 1) {
      const typed = query.slice(0, length);
      let best = Infinity;
      for (let repeat = 0; repeat < repeats; repeat += 1) {
        const before = performance.now();
        await search(typed);
        best = Math.min(best, performance.now() - before);
      }
      times.push(best);
    }
  }
  let first = 0;
  let firstThree = 0;
  const misses: string[] = [];
  for (const {query, pages} of queries) {
    const right = pages.map(pathOf);
    const place = pagesOf(await search(query)).findIndex((page) => right.includes(page));
    first += place === 0 ? 1 : 0;
    firstThree += place >= 0 && place < 3 ? 1 : 0;
    if (place !== 0) {
      misses.push(`${query} (${place < 0 ? 'not found' : `place ${place + 1}`})`);
    }
  }
  return {
    bytes: brotliCompressSync(data).length,
    firstAnswer,
    keystroke: percentile(times, 0.95),
    first: (100 * first) / queries.length,
    firstThree: (100 * firstThree) / queries.length,
    misses,
  };
}
