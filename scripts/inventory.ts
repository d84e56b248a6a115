/**
 * Writes `tests/inventory.txt`, the reviewed list of the pages of each version, anew, and shows what has changed:
 * `npm run inventory`, with `--dry-run` without writing.
 *
 * Exit code: 0 done, 2 bad use.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import {presentPages, snapshotFile} from './inventory/pages';
import {differences, snapshotOf, wordsOf} from './inventory/snapshot';

const [option, ...rest] = process.argv.slice(2);
if ((option !== undefined && option !== '--dry-run') || rest.length > 0) {
  console.error(`inventory: "${process.argv.slice(2).join(' ')}"; expected nothing, or --dry-run`);
  process.exit(2);
}
const pages = presentPages();
const found = differences(readFileSync(snapshotFile, 'utf8'), pages);
found.forEach((difference) => console.log(wordsOf(difference)));
if (option === undefined) {
  writeFileSync(snapshotFile, snapshotOf(pages));
}
console.log(`${snapshotFile}: ${found.length} differences${option === undefined ? '' : ', nothing written'}`);
