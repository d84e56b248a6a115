/** Runs the sets on the last build: `npm run bench:search -- --sets`; see the README for the options. */
import {lostAnswers, placesOf, scoresOf, tableOf} from './halves';
import {queries as present} from './queries';
import {readSets} from './sets';
import {lastVersion} from '../../src/config/versions';

/** Prints the sets: the working half with what it misses; of the locked half figures only, and only when asked for. */
export function printSets({locked}: {locked: boolean}): void {
  const all = readSets();
  const lost = all.flatMap((query) => lostAnswers(query).map((answer) => `${query.query}: ${answer}`));
  if (lost.length > 0) {
    throw new Error(`Answers that no page of the build has:\n${lost.join('\n')}`);
  }
  const half = (name: string): typeof all => all.filter((query) => query.half === name);
  console.log(`\nWorking half\n\n${tableOf(scoresOf(half('work')))}`);
  for (const query of half('work')) {
    const {section} = placesOf(query);
    if (section > 0) {
      console.log(`  ${query.kind}: ${query.query} (${section === Infinity ? 'not found' : `place ${section + 1}`})`);
    }
  }
  const before = present.map(({kind, query, pages}) => ({
    kind,
    query,
    answers: pages,
    version: lastVersion.name,
    half: 'work' as const,
  }));
  console.log(`\nPresent set\n\n${tableOf(scoresOf(before))}`);
  for (const query of before) {
    const {page} = placesOf(query);
    if (page > 0) {
      console.log(`  ${query.kind}: ${query.query} (${page === Infinity ? 'not found' : `place ${page + 1}`})`);
    }
  }
  if (locked) {
    console.log(`\nLocked half\n\n${tableOf(scoresOf(half('locked')))}`);
  }
}
