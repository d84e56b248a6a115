import {brotliCompressSync} from 'node:zlib';
import {browserTimes, type BrowserTimes} from '../search/browser';
import {corpus, indexFile, tenfold} from '../search/corpus';
import {ours} from '../search/engines/ours';
import {measure, type Measured} from '../search/measure';

/** Figures of the search of the last build. */
export interface SearchFigures {
  /** Index file of the current release, as brotli. */
  indexBytes: number;
  today: Measured;
  /** With ten times as many records. */
  tenfold: Measured;
  browser: BrowserTimes;
}

/** Measures the search of the last build, without the engines that `npm run bench:search` compares it with. */
export async function searchFigures(): Promise<SearchFigures> {
  const records = corpus();
  return {
    indexBytes: brotliCompressSync(indexFile()).length,
    today: await measure(ours, records, 1),
    tenfold: await measure(ours, tenfold(records), 5),
    browser: await browserTimes(),
  };
}
