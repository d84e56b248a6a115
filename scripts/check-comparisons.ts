/**
 * Lists what `product/public-software.yaml` says about software of others and was compared more than a year ago:
 * `npx tsx scripts/check-comparisons.ts`. Runs at night, because time alone makes it fail.
 */
import {loadProduct} from '../src/facts/load/load';
import {factVersions} from '../src/facts/versions';
import {outdated} from './lib/release/comparisons';

const {software} = loadProduct(factVersions)['public-software'];
const old = outdated(software, new Date().toISOString().slice(0, 10));
for (const {name, version, compared, documentation, statements} of old) {
  console.error(`${name}: compared with ${version} on ${compared}. Compare with ${documentation}:`);
  statements.forEach((statement) => console.error(`  ${statement}`));
}
console.log(`${software.length} entries about public software, ${old.length} to compare again`);
process.exitCode = old.length === 0 ? 0 : 1;
