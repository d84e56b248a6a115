/**
 * Writes the bill of materials (CycloneDX) of what the site ships to browsers: `npm run sbom [-- <file>]`.
 * Its time is `SOURCE_DATE_EPOCH` (seconds since 1970), or that of the newest commit, so the same sources give the same file.
 * The list of packages is the one that the build compares with the bundle; versions, hashes and licences come from the
 * lock file.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import {site} from '../src/config/site';
import shipped from '../src/plugins/licenses/shipped.json';
import {tellFailures} from './lib/failure';
import {shippedBill} from './lib/release/sbom';
import {timeOfSources} from './lib/release/sourceTime';

tellFailures();

const file = process.argv[2] ?? 'sbom.cdx.json';
const lock: unknown = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const bill = shippedBill(lock, shipped, {
  name: site.projectName,
  publisher: site.publisher,
  copyrightPage: `${site.url}${site.baseUrl}docs/copyright`,
  time: timeOfSources(process.env),
});
writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
console.log(`${file}: ${bill.components.length} packages`);
