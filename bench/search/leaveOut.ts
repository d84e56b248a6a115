/** What each point of the ranking is worth: the working half and the present set without it. */
import {points} from '../../src/plugins/search/engine/points';
import {lastVersion} from '../../src/config/versions';
import {type Score, scoresOf} from './halves';
import {queries as present} from './queries';
import {readSets, type SetQuery} from './sets';

const working = readSets().filter(({half}) => half === 'work');
const asSet = present.map(({query, kind, pages}): SetQuery => ({
  kind,
  query,
  answers: pages,
  version: lastVersion.name,
  half: 'work',
}));

const shareOf = (found: number, {queries}: Score): string => ((100 * found) / queries).toFixed(1);

function row(name: string): string {
  const sets = scoresOf(working).get('all')!;
  const known = scoresOf(asSet).get('all')!;
  return `| ${name} | ${shareOf(sets.first, sets)} / ${shareOf(sets.three, sets)} % | ${shareOf(known.pageFirst, known)} / ${shareOf(known.pageThree, known)} % |`;
}

/**
 * The table: a row with all points, and one without each of them in turn.
 *
 * @returns Rows of Markdown; shares of right places first and in the first three, and of right pages for the present set.
 */
export function leaveOut(): string {
  const rows = ['| Left out | Working half | Present set (pages) |', '| --- | --: | --: |', row('nothing')];
  for (const [group, values] of Object.entries(points) as [string, Record<string, number>][]) {
    for (const name of Object.keys(values)) {
      const value = values[name]!;
      values[name] = 0;
      rows.push(row(`\`${group}.${name}\``));
      values[name] = value;
    }
  }
  return rows.join('\n');
}
