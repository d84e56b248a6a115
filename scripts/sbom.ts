/**
 * Writes the bill of materials (CycloneDX) of what the site ships to browsers: `npx tsx scripts/sbom.ts [<file>]`.
 * Its timestamp is `SOURCE_DATE_EPOCH` (seconds since 1970) or that of the latest commit, so that the same sources produce the same file.
 * The build compares the list of packages with the bundle. Versions, hashes and licences come from the lock file.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import shipped from '../src/plugins/licenses/shipped.json';
import {tellFailures} from './lib/failure';
import {shippedBill} from './lib/release/sbom';
import {timeOfSources} from './lib/release/sourceTime';

tellFailures();

const [file = 'sbom.cdx.json'] = parseArgs({allowPositionals: true}).positionals;
const lock: unknown = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const bill = shippedBill(lock, shipped, timeOfSources(process.env));
writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
console.log(`${file}: ${bill.components.length} packages`);
