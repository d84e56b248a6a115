/**
 * Runs the sets of queries on the search of the last build: `npm run build && npx tsx bench/search/run.ts`. Prints how often the right
 * place comes first, and what the working half misses; takes seconds.
 *
 * - `--locked`: the locked half too, figures only. For the end of a change: who tunes must not look at it.
 * - `--times`: the times of the engine and of the built site in Chromium instead; takes a few minutes.
 */
import {lastVersion} from '../../src/config/versions';
import {browserTimes} from './browser';
import {lostAnswers, placesOf, scoresOf, tableOf} from './evaluate';
import {queries} from './queries';
import {readSets, type SetQuery} from './sets';
import {keysOf, randomInputs, time} from './timing';

const sets = readSets();
const half = (name: SetQuery['half']): SetQuery[] => sets.filter((query) => query.half === name);
/** The queries of `queries.ts`, whose answers are pages. */
const presentSet = queries.map(({kind, query, pages}): SetQuery => ({
  kind,
  query,
  answers: pages,
  version: lastVersion.name,
  half: 'work',
}));

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

function printSets(): void {
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
}

/** Times of the working half: what readers type, key by key, and log lines, which they paste, as a whole. */
async function printTimes(): Promise<void> {
  const isPasted = ({kind}: SetQuery): boolean => kind.endsWith('log-lines');
  const typed = half('work').filter((query) => !isPasted(query));
  console.log('Each key of what is typed, in ms:', time(keysOf(typed.map(({query}) => query))));
  console.log(
    'Log lines, pasted, in ms:',
    time(
      half('work')
        .filter(isPasted)
        .map(({query}) => query),
    ),
  );
  console.log('10,000 random inputs, in ms:', time(randomInputs(10_000)));
  console.log('In the browser, on the built site, in ms:', await browserTimes());
}

if (process.argv.includes('--times')) {
  void printTimes();
} else {
  printSets();
}
