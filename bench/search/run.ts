/**
 * Runs the sets of queries on the search of the last build: `npm run build && npx tsx bench/search/run.ts`. Prints how often the correct
 * section is first, and the misses of the working half. Takes seconds.
 *
 * `--locked`: also the figures of the locked half, only at the end of a change.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {lostAnswers, placesOf, scoresOf, tableOf, unanswered} from './evaluate';
import {parseSet, readSets, type SetQuery, withoutAnswer} from './sets';

const sets = readSets();
const half = (name: SetQuery['half']): SetQuery[] => sets.filter((query) => query.half === name);
/** Queries whose answers are pages; no half of them is locked. */
const presentSet = parseSet('present', readFileSync(path.join(import.meta.dirname, 'present.txt'), 'utf8'));

async function printScores(title: string, some: readonly SetQuery[]): Promise<void> {
  console.log(`\n${title}\n\n${tableOf(await scoresOf(some))}`);
}

/** Lists the queries whose right section, or page, is not the first hit. */
async function printMisses(some: readonly SetQuery[], counts: 'section' | 'page'): Promise<void> {
  for (const query of some) {
    const place = (await placesOf(query))[counts];
    if (place > 0) {
      console.log(`  ${query.kind}: ${query.query} (${place === Infinity ? 'not found' : `place ${place + 1}`})`);
    }
  }
}

async function main(): Promise<void> {
  const lost = [...sets, ...presentSet].flatMap((query) =>
    lostAnswers(query).map((answer) => `${query.query}: ${answer}`),
  );
  if (lost.length > 0) {
    throw new Error(`Answers that no page of the build has:\n${lost.join('\n')}`);
  }
  await printScores('Working half', half('work'));
  await printMisses(half('work'), 'section');
  const said = await unanswered(withoutAnswer());
  const wrong = await unanswered(half('work'));
  console.log(`\nNo page has it: said for ${said.length} of ${withoutAnswer().length} queries, and wrongly for:`);
  console.log(`  ${wrong.join('\n  ')}\n  (${wrong.length} of ${half('work').length})`);
  await printScores('Present set', presentSet);
  await printMisses(presentSet, 'page');
  if (process.argv.includes('--locked')) {
    await printScores('Locked half', half('locked'));
  }
}

void main();
