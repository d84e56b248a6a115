/** Other engines on the half of the sets that no tuning has looked at. */
import type {DocSearchRecord} from '../../src/plugins/search/records/types';
import {lastVersion} from '../../src/config/versions';
import type {BenchEngine} from './engines/types';
import {open} from './halves';
import {readSets} from './sets';

const pageOf = (url: string): string => url.split('#')[0]!;

/**
 * Right pages first and among the first three, in percent: pages, because some engines have no smaller hits.
 *
 * @param records - Records of the current release; queries for other versions are left out.
 */
export async function compareOnLocked(
  engine: BenchEngine,
  records: readonly DocSearchRecord[],
): Promise<{first: number; three: number}> {
  const {addressOf} = open(lastVersion.name);
  const locked = readSets().filter(({half, version}) => half === 'locked' && version === lastVersion.name);
  const search = await engine.open((await engine.serialize(records)).toString());
  let first = 0;
  let three = 0;
  for (const {query, answers} of locked) {
    const right = answers.map((answer) => pageOf(addressOf(answer)));
    const pages = [...new Set((await search(query)).map(pageOf))];
    const place = pages.findIndex((page) => right.includes(page));
    first += Number(place === 0);
    three += Number(place >= 0 && place < 3);
  }
  return {first: (100 * first) / locked.length, three: (100 * three) / locked.length};
}
