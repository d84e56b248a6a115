/**
 * Runs the sets of queries on the search of the last build: `npm run build && npx tsx bench/search/run.ts`. Prints how often the correct
 * section is first, and the misses of the working half. Takes seconds.
 *
 * `--locked`: also the figures of the locked half, only at the end of a change.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {lostAnswers, placesOf, scoresOf, tableOf} from './evaluate';
import {parseSet, readSets, type SetQuery} from './sets';

const sets = readSets();
const half = (name: SetQuery['half']): SetQuery[] => sets.filter((query) => query.half === name);
/** Queries whose answers are pages; no half of them is locked. */
const presentSet = parseSet('present', readFileSync(path.join(import.meta.dirname, 'present.txt'), 'utf8'));

function printScores(title: string, some: readonly SetQuery[]): void {
  console.log(`\n${title}\n\n${tableOf(scoresOf(some))}`);
}

/** Lists the queries whose right section, or page, is not the first hit. */
function printMisses(some: readonly SetQuery[], counts: 'section' | 'page'): void {
  for (const query of some) {
    const place = placesOf(query)[counts];
    if (place > 0) {
      console.log(`  ${query.kind}: ${query.query} (${place === Infinity ? 'not found' : `place ${place + 1}`})`);
    }
  }
}

const lost = [...sets, ...presentSet].flatMap((query) =>
  lostAnswers(query).map((answer) => `${query.query}: ${answer}`),
);
if (lost.length > 0) {
  throw new Error(`Answers that no page of the build has:\n${lost.join('\n')}`);
}
printScores('Working half', half('work'));
printMisses(half('work'), 'section');
printScores('Present set', presentSet);
printMisses(presentSet, 'page');
if (process.argv.includes('--locked')) {
  printScores('Locked half', half('locked'));
}
