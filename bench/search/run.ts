/**
 * Compares search engines on the last build: `npm run build && npm run bench:search`. Prints the tables of the README.
 *
 * - `--sets`: only the sets of queries, with what the working half misses; takes seconds.
 * - `--leave-out`: only what each point of the ranking is worth; takes a minute or two.
 * - `--times`: only the times of the engine; takes a few minutes.
 * - `--locked`: the locked half too, figures only. For the end of a change: who tunes must not look at it.
 */
import {brotliCompressSync} from 'node:zlib';
import {browserTimes} from './browser';
import {buildTimes} from './builds';
import {corpus, indexFile, tenfold} from './corpus';
import {lunrEngine} from './engines/lunr';
import {minisearch} from './engines/minisearch';
import {orama} from './engines/orama';
import {ours} from './engines/ours';
import {measurePagefind} from './engines/pagefind';
import {compareOnLocked} from './compare';
import {leaveOut} from './leaveOut';
import {measure, type Measured} from './measure';
import {printSets} from './printSets';
import {queries} from './queries';
import {readSets} from './sets';
import {keysOf, randomInputs, time} from './timing';

const number = (value: number, digits = 0): string => value.toFixed(digits);

function row(name: string, {bytes, firstAnswer, keystroke, first, firstThree}: Measured): string {
  return `| ${name} | ${number(bytes / 1000)} kB | ${number(firstAnswer)} ms | ${number(keystroke, 1)} ms | ${number(first)} % | ${number(firstThree)} % |`;
}

/** Times of the working half: what readers type, key by key, and log lines, which they paste, as a whole. */
function printTimes(): void {
  const working = readSets().filter(({half}) => half === 'work');
  const isPasted = ({kind}: {kind: string}): boolean => kind.endsWith('log-lines');
  const typed = working.filter((set) => !isPasted(set)).map(({query}) => query);
  const pasted = working.filter(isPasted).map(({query}) => query);
  console.log('Each key of what is typed, in ms:', time(keysOf(typed)));
  console.log('Log lines, pasted, in ms:', time(pasted));
  console.log('10,000 random inputs, in ms:', time(randomInputs(10_000)));
}

async function main(): Promise<void> {
  if (process.argv.includes('--leave-out')) {
    console.log(leaveOut());
    return;
  }
  printSets({locked: process.argv.includes('--locked')});
  if (process.argv.includes('--sets')) {
    return;
  }
  printTimes();
  if (process.argv.includes('--times')) {
    return;
  }
  const records = corpus();
  console.log(
    `${records.length} records, ${queries.length} queries; index file of the current release: ${number(brotliCompressSync(indexFile()).length / 1000, 1)} kB brotli`,
  );
  if (process.argv.includes('--locked')) {
    console.log('\n| Locked half, pages | first | in the first three |\n| --- | --: | --: |');
    for (const engine of [ours, minisearch, orama, lunrEngine]) {
      const {first, three} = await compareOnLocked(engine, records);
      console.log(`| ${engine.name} | ${number(first, 1)} % | ${number(three, 1)} % |`);
    }
  }
  console.log('Building the index from texts, three times, in ms:', JSON.stringify(await buildTimes(records)));
  for (const [title, some, step] of [
    ['today', records, 1],
    ['ten times', tenfold(records), 5],
  ] as const) {
    console.log(
      `\n| ${title} | index (brotli) | load and first answer | p95 per keystroke | right page first | in the first three |`,
    );
    console.log('| --- | --- | --- | --- | --- | --- |');
    for (const engine of [ours, minisearch, orama, lunrEngine]) {
      const result = await measure(engine, some, step);
      console.log(row(engine.name, result));
      if (engine === ours) {
        console.log(result.misses.map((miss) => `  not first: ${miss}`).join('\n'));
      }
    }
    console.log(row('Pagefind 1', await measurePagefind(some, step)));
  }
  console.log('\nIn the browser, on the built site:', JSON.stringify(await browserTimes(), null, 1));
}

void main();
